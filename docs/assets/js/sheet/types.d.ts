// The tables that the site brings along (docs/hooks/score_tables.py) and the sheet as it is kept, for the type checker only.
// Nothing here runs, and nothing here is served.

export type Side = "NS" | "EW";
/** A message as the tables write it: its key, then its facts in order; "+" is the side that writes, "-" the other. */
export type Said = [string, ...(string | number)[]];
export interface Stakes { multiplier: number; written: Record<string, [number, Said[]]> }
export interface Manche { target: number; NS: { manches: string; over: boolean }; EW: { manches: string; over: boolean } }
export interface Tables {
  asks_tricks: boolean;
  facts: Record<string, string[]>;
  others: Record<Side, Side>;
  /** For each report the side that writes, the amount before the multiplier, the same as the others report it, the steps. */
  counts: Record<string, [Side | null, number, string, Said[]]>;
  /** For each number of ties before, by name. */
  stakes: Record<string, Stakes>[];
  /** For each number of ties before, the number after one more, and what the next deal counts. */
  after_tie: [number, number][];
  turned: { points: number; said: Record<Side, Said | null> }[] | null;
  dealers: Record<Side, Side>;
  manches: Record<string, Manche>;
  /** For each target and total, whether it wins, and the counters that show it. */
  totals: Record<string, [boolean, [number, number, number, number] | null][]>;
}
/** One deal as the players report it. */
export interface Report { whose: Side; tricks: number; cards: number; stakes: string; turned: number }
export interface Sheet { variant: string; options: string[]; first: Side; deals: Report[] }
export interface Message { key: string; facts: Record<string, string | number> }
/** A deal on the sheet: what was said of it, and where the match stood then. */
export interface Line { report: Report; early: boolean; multiplier: number; written: number; side: Side | null; said: Message[]; after: Standing }
export interface Standing {
  dealer: Side; scores: Record<Side, number>; manches: string; plats: number; winner: Side | null;
}

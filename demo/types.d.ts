// The shapes that cross the border (manille/bridge.py) and the page's own state, for the type checker only.
// Nothing here runs, and nothing here is served.

export type Seat = "N" | "E" | "S" | "W";
export type Side = "NS" | "EW";
export type Pair = Record<Side, number>;
export type Fact = string | number;
export interface Message { key: string; facts: Record<string, Fact> }
export interface Played { seat: Seat; card: string; event?: number }
export interface Draw { cards: Played[]; left: Seat[] }
export interface HandCard { card: string; legal: boolean | null; refused: Message | null }
export interface Trick { leader: Seat; cards: Played[]; points: number; master?: Seat | null; winner?: Seat }
export interface Factor { name: string; factor: number }
export interface Count {
  steps: { message: Message; running: number }[];
  points: Pair; tricks: Pair; bonus: Pair; written: Pair; multiplier: number; before: Pair; after: Pair;
  manche_winner: Side | null; ended_by_turned: boolean; plat: boolean; hands: Record<Seat, string[]>;
  /** The cards that each side has won. */
  piles?: Record<Side, string[]>;
}
/** Coinchée's counters, as the engine changes points into them. */
export interface Counters { fifty: number; long: number; short: number; round: number }
export interface Screen {
  variant: string; options: string[]; direction: "clockwise" | "counter-clockwise";
  phase: "draw" | "calls" | "play" | "count" | "over";
  draws: Draw[]; deal: number; manche: number; manches_to_win: number; dealer: Seat; target: number; plats: number;
  turned: string | null; turned_open: boolean; turned_holder: Seat | null;
  calls: { seat: Seat; call: string; event?: number }[]; question: { seat: Seat; choices: string[] } | null;
  trump: string | null; namer: Seat | null; doubler: Seat | null; redoubler: Seat | null;
  multiplier: number; factors: Factor[]; to_act: Seat | null;
  hand: HandCard[]; sizes: Record<Seat, number>;
  trick: Trick | null; tricks: Trick[]; tricks_won: Pair; points: Pair; scores: Pair; manches: Pair;
  count: Count | null; counters?: { before: Record<Side, Counters>; after: Record<Side, Counters> } | null; winner: Side | null; can_undo: boolean; why: Partial<Record<Seat, number>>;
  /** The visitor knows that the rest of the deal changes nothing. */
  certain?: boolean;
  /** What a player who counts knows: cards in other hands, own masters, trumps in other hands. */
  tracker?: Tracker | null;
}
export interface Tracker { out: string[]; masters: string[]; trumps_out: number }
/** What the engine calls a save; the page only keeps it and sends it back. */
export type Save = object;
export interface VariantFacts {
  name: string; offers: string[]; direction: Screen["direction"]; packets: number[];
  half: number; deal_points: number; cap?: number | null; targets: number[]; manches_to_win: number;
}
export interface EngineError { code: string; where: string; message: string }
export interface Answer {
  ok: boolean; refused?: Message; error?: EngineError;
  save?: Save; screen?: Screen; said?: Message[];
  variants?: VariantFacts[]; version?: string; bots?: string[];
  seat?: Seat; choice?: string; naming?: boolean; reasons?: Message[];
  choices?: Choice[]; judged?: Judged;
  record?: object; seed?: string | null;
}

export type Speed = "slow" | "normal" | "fast" | "instant";
export type Letters = "english" | "french" | "german";
export interface Settings {
  /** The rules of the next match; null until the visitor has chosen once. */
  variant: string | null;
  /** The house rules of the next match. */
  options: string[];
  speed: Speed;
  /** A finished trick waits for a tap instead of a while. */
  waitForTap: boolean;
  letters: Letters;
  fourColours: boolean;
  /** White cards, black cloth, thick lines. */
  contrast: boolean;
  sound: boolean;
  /** The first tap picks a card up, the second plays it. */
  confirmTap: boolean;
  /** Single keys act. */
  shortcuts: boolean;
  /** How well the others play in the next match. */
  level: "learner" | "regular" | "strong";
  /** Advice on request, or told after each card whether it would have agreed, or none. */
  hints: "before" | "after" | "never";
  tracker: "off" | "request" | "always";
  /** Whether a decided rest of a deal plays itself. */
  rest: "ask" | "always" | "never";
  /** The last trick and the list of tricks may be looked at during the deal. */
  lastTrick: boolean;
  /** Small notes on the first deal. */
  notes: boolean;
}
/** A point at which the visitor could have done something else; trick 0 is a call. */
export interface Choice { event: number; trick: number; choice: string; cards: Played[]; hand: string[] }
/** What a choice cost: by what could be known, and with all hands open, in points of the score. */
export interface Judged {
  verdict: "good" | "unlucky" | "inaccuracy" | "mistake" | "spared";
  blames: boolean; known: number; error: number; opened: number; messages: Message[];
}
/** A deal that is looked through again: its choices, those judged so far, and the one whose position is shown. */
export interface LookBack { save: Save; deal: number; choices: Choice[]; judged: Judged[]; at: number | null }
export type Dialog = "settings" | "tricks" | "keys" | "stats" | "review";
/** One match in the statistics: rules, bots, what each deal brought, hints, winner. */
export interface MatchStats {
  variant: string; bot: string; hints: number; winner: Side | null;
  /** For each deal our points, the half, and what each side wrote; null for a deal that was not played. */
  deals: ({ points: number; half: number; us: number; them: number } | null)[];
}
export type Stats = Record<string, MatchStats>;

/** `late`: it is there, but an answer takes longer than it should. */
export type EngineStatus = "loading" | "ready" | "late" | "failed";
export interface Notice {
  kind: "refused" | "hint" | "why" | "after" | "error";
  /** The card that was refused. */
  card?: string;
  /** Tells one refusal from the next. */
  turn?: number;
  /** Whether the visitor's card was the hint's. */
  agreed?: boolean;
  /** Whether trump was still to be named, so that to pass would leave the choice to the partner. */
  naming?: boolean;
  seat?: Seat; choice?: string; messages: Message[]; error?: EngineError;
}
export interface State {
  settings: Settings;
  engine: { status: EngineStatus; loaded: number; total: number; detail: string };
  variants: VariantFacts[];
  /** The rules proposed for where the browser seems to be. */
  proposed: string | null;
  save: Save | null;
  screen: Screen | null;
  /** The rules are being chosen, for a first or a new match. */
  choosing: boolean;
  /** An act is on its way to the engine. */
  busy: boolean;
  /** The last finished trick is held on the table until it has been read. */
  held: boolean;
  /** The last trick is looked at again. */
  review: boolean;
  /** How many steps of the count are shown. */
  counted: number;
  /** The card picked up by a first tap, where a second one plays. */
  picked: string | null;
  notice: Notice | null;
  /** What was just said, for the line under the table. */
  said: Message[];
  dialog: Dialog | null;
  /** The match that a new one replaced, for taking the new one back. */
  previous: Save | null;
  /** What was taken back, the longest first: the way forward again. */
  undone: { save: Save; previous: Save | null }[];
  /** The rest of this deal plays itself. */
  resting: boolean;
  /** The card tracker was asked for. */
  tracking: boolean;
  /** A deal is being shown; the visitor's own match waits here. */
  showing: { save: Save | null; previous: Save | null } | null;
  /** The match is being played in another tab. */
  watching: boolean;
  /** A position from the last visit is shown until the engine is there. */
  resuming: boolean;
  /** The first notes that were put away. */
  notesSeen: string[];
  /** The last deal, once it has been looked through again. */
  lookedBack: LookBack | null;
  /** The record of the match, while the statistics are looked at. */
  record: { text: string; seed: string | null } | null;
  /** The statistics, while they are looked at. */
  stats: Stats | null;
  /** Saves that could not be read, kept aside under these names. */
  kept: string[];
  /** What the engine found wrong with each of them, once it has looked. */
  faults: Record<string, EngineError>;
  /** Whether the browser lets the page keep anything. */
  canStore: boolean;
}

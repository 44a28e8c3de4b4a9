/* The list of what the table runs on; docs/hooks/runtime_list.py writes it and says what each part means. */

/** What is never in the list: `image`, where this browser keeps one the worker puts the way it comes with first; `isKept`, whether
 * a service worker has the files, so that it makes no difference how the host sends them. */
export type Way = { kind: "image" | "archive" | "plain"; files: string[]; later: string[]; bytes: number; image?: import("./pages.js").Image; isKept?: boolean };
export type ListedFile = { name: string; bytes: number; sha256: string; br?: number; gz?: number };
export type List = {
  versions: Record<string, string>;
  build: string;
  platform: Record<string, string>;
  wheel: string;
  bytes: number;
  snapshot: boolean;
  ways: Way[];
  files: ListedFile[];
};

/* The list of what the table runs on; docs/hooks/runtime_list.py writes it and says what each part means. */

/** `image` is never in the list: the worker puts the way it comes with first, where this browser keeps one. */
export type Way = { kind: "image" | "archive" | "plain"; files: string[]; later: string[]; bytes: number; image?: Response };
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

/** Where a server does not do what the contract says, and how to see it again. */
export interface Finding {
  /** The operation that answered, or null where a finding is about the whole server. */
  readonly operation: string | null;
  /** What the contract says, in a sentence. */
  readonly says: string;
  /** The place in the contract that says it, such as `#/paths/~1cases/get/responses/200`. */
  readonly place: string;
  /** What came instead, in a sentence. */
  readonly came: string;
  /** How the state was reached: one line for each call before the one that was judged. */
  readonly reached: readonly string[];
  /** The number of the step within the run, which a replay stops at. */
  readonly step: number;
  /** One line for a shell that makes the same call; tokens stand in it as `$TOKEN`. */
  readonly curl: string;
}

/** One thing that was looked at. Nothing is left out silently: what was not reached says why. */
export type Outcome =
  | { readonly status: 'passed' }
  /** What an earlier report has found already is known, and no reason to fail again. */
  | { readonly status: 'failed'; readonly finding: Finding; readonly isKnown?: true }
  | { readonly status: 'not reached'; readonly why: string };

export type Checked = Outcome & {
  /** The part of the command that looked, such as `etag`. */
  readonly part: string;
  /** Names it among all others of the run, and stays the same from run to run. */
  readonly name: string;
};

/** A table that ends a report, such as operation × status; each cell is one thing that was looked at. */
export interface Grid {
  readonly name: string;
  readonly cells: readonly (Outcome & { readonly row: string; readonly column: string })[];
}

/** All that a run of a command of `slides` tells; each way of writing it down takes this. */
export interface RunReport {
  readonly command: string;
  /** The address of the server that was looked at, without user or password. */
  readonly target: string;
  /** Run again with this seed, it asks the same. */
  readonly seed: number;
  /** How much a check asks; other commands have no levels. */
  readonly level?: 'smoke' | 'full';
  /** In milliseconds since 1970. */
  readonly startedAtMs: number;
  readonly durationMs: number;
  /** Why the run ended before it came to everything; left out where it did come to it. */
  readonly endedEarly?: string;
  readonly checked: readonly Checked[];
  readonly grids: readonly Grid[];
}

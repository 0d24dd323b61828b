interface ProofRow {
  readonly id: string | null;
  readonly text: string;
  readonly tests: readonly { readonly file: string; readonly name: string }[];
  readonly dead: readonly string[];
  readonly missing: string | null;
}

export function readProofs(): readonly ProofRow[];

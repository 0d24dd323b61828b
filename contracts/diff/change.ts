export const kinds = ['breaking', 'additive', 'editorial'] as const;

/** Breaking: a caller or a reader of today may fail. Additive: there is more than before. Editorial: words. */
export type Kind = (typeof kinds)[number];

export interface Change {
  readonly kind: Kind;
  /** What changed when it is no single operation: `schema CaseStatus`, `error code CASE_STATE`. */
  readonly subject: string | null;
  /** `request body, patient.name`, `response 200`, `query parameter q`; empty for the whole subject. */
  readonly place: string;
  readonly text: string;
  /** The operationIds that it reaches, sorted; empty where the whole contract is meant. */
  readonly operations: readonly string[];
  /** Editorial, but worth a look: an example that went away. */
  readonly isWarning: boolean;
}

/** One change that a hundred operations share is one change with a hundred operations. */
export function merge(changes: readonly Change[]): readonly Change[] {
  const byText = new Map<string, Change>();
  for (const change of changes) {
    const key = JSON.stringify([change.kind, change.subject, change.place, change.text]);
    const known = byText.get(key);
    const operations = [...new Set([...(known?.operations ?? []), ...change.operations])].sort();
    byText.set(key, { ...change, operations });
  }
  const found = [...byText.values()];
  return kinds.flatMap((kind) => found.filter((change) => change.kind === kind));
}

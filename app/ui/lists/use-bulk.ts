import { useState } from 'react';
import type { RowOutcome } from './bulk-result.tsx';

/** What came of each row of the last bulk action; undefined before the first. */
type Outcomes =
  | readonly (Pick<RowOutcome, 'id' | 'refusal'> & Partial<Pick<RowOutcome, 'name'>>)[]
  | undefined;

interface BulkForm {
  readonly idempotencyKey: string;
  /** Another one once the form has done something, after which it is empty again. */
  readonly round: number;
}

/**
 * The form of a bulk action stays what it is while its list is read anew: each reading offers another key, and what was
 * typed for the selected rows is lost by none. A key is used up by its answer, and what was refused altogether stays typed.
 */
export function useBulkForm(offered: string, answer: object | undefined, outcomes: Outcomes): BulkForm {
  const [kept, keep] = useState({ idempotencyKey: offered, answer, isUsed: false, round: 0 });
  if (answer !== kept.answer) {
    const isDone = outcomes?.some(({ refusal }) => refusal === null) === true;
    const isUsed = kept.isUsed || answer !== undefined;
    keep({ ...kept, answer, isUsed, round: isDone ? kept.round + 1 : kept.round });
  } else if (kept.isUsed && offered !== kept.idempotencyKey)
    keep({ ...kept, idempotencyKey: offered, isUsed: false });
  return kept;
}

/**
 * What came of each row under the name that it had when it was chosen: by then it may have left the list. A row of another
 * page, chosen with all others, has the name that came with what became of it.
 */
export function useBulkOutcomes<Row extends { readonly id: string }>(
  outcomes: Outcomes,
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): readonly RowOutcome[] {
  const shown = rows.map((row) => [row.id, nameOf(row)] as const);
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map(shown));
  if (shown.some(([id, name]) => names.get(id) !== name)) setNames(new Map([...names, ...shown]));
  const present = new Set(rows.map(({ id }) => id));
  return (outcomes ?? []).map(({ id, refusal, name }) => ({
    id,
    name: names.get(id) ?? name ?? id,
    refusal,
    isGone: !present.has(id),
  }));
}

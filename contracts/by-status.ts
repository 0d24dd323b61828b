import type { ApiError } from './api-error.ts';
import type { Operation } from './operation.ts';

type Success = 200 | 201 | 202 | 204 | 206 | 304;

/** The statuses by which the contract lets an operation refuse; of several operations, those of any. */
type RefusedStatus<O extends Operation> = O extends unknown ? Exclude<keyof O['responses'], Success> : never;

/**
 * What each refusal of an operation means to a caller: one that the contract gains and nobody thought of does not
 * compile. `other` is for all that no server of ours says: a proxy's page, no connection, a broken answer.
 */
export type ByStatus<O extends Operation, Meaning> = {
  readonly [S in RefusedStatus<O>]: Meaning;
} & { readonly other: Meaning };

export function meaningOf<Meaning>(
  table: Readonly<Record<number, Meaning>> & { readonly other: Meaning },
  error: ApiError,
): Meaning {
  if (error.kind !== 'http' || error.envelope === null || !Object.hasOwn(table, error.status))
    return table.other;
  return table[error.status] ?? table.other;
}

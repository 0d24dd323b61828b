import type { OperationId } from '#contracts/generated/operations/index.ts';

/** What the reader of a screen sees, types, narrows and orders a list by, or does. */
type WalkKind = 'shown' | 'entered' | 'filter' | 'sort' | 'action';

/**
 * Screen, what it has in the words of the specification, which kind, the operation that brings it, and where:
 * `data.…` of the answer, `body.…` of the request, `query.…`, `path.…`; `file` and `answer` stand for the types of
 * what is sent and got, and nothing for the operation itself. Values are exact; of a sort they are the keys wanted.
 */
export type WalkRow = readonly [
  screen: string,
  what: string,
  kind: WalkKind,
  operation: OperationId,
  path: string,
  values?: readonly (string | number)[],
];

/** Stands for the screen of operations that say why they have none (2.7 does not spell one of its paths). */
export const WITHOUT_SCREEN = 'no screen';

import type { OperationId } from '#contracts/generated/operations/index.ts';
import type { RequestStatus } from '#contracts/generated/wire.ts';
import type { Caller } from '../../http/authentication.ts';
import { refuse } from '../../http/refusal.ts';
import { mayMove } from '../../rules/moves.ts';
import { namesOf } from '../../rules/people/names.ts';
import type { CaseRecord, SpecimenRecord } from '../../store/records/records.ts';

interface Request {
  readonly id: string;
  readonly caseId: string;
  readonly version: number;
  readonly status: RequestStatus;
}

/** The request with this id, where it is one of this case. Throws NOT_FOUND. */
export function requireOf<R extends Request>(aCase: CaseRecord, found: R | null): R {
  if (found === null || found.caseId !== aCase.id) throw refuse('NOT_FOUND');
  return found;
}

/** Whether the tables let the caller make this move from the state that the request is in. */
export const mayMoveRequest = (
  operation: OperationId,
  { status }: Pick<Request, 'status'>,
  caller: Caller,
  aCase: CaseRecord,
): boolean => mayMove('RequestStatus', operation, status, namesOf(caller, aCase));

/** Who may know the number of the task behind a request: not the reader, who has no part in it. */
export const findShownTaskId = (taskId: string | null, { viewer }: Caller): string | null =>
  viewer.role === 'Provider' ? null : taskId;

type Subsection = SpecimenRecord['subsections'][number];

/**
 * A subsection by the id of an address. Ids of the published cases are in capitals and without the prefix that
 * addresses have, so those are found under `sub_` and small letters.
 */
export function subsectionOf(aCase: CaseRecord, subsectionId: string): Subsection | null {
  const all = aCase.specimens.flatMap(({ subsections }) => subsections);
  return all.find(({ id }) => id === subsectionId || `sub_${id.toLowerCase()}` === subsectionId) ?? null;
}

/** The id of one request of a submission: in their order, which the store does not keep once they change. */
export const idWithin = (submission: string, at: number): string =>
  `${submission}-${String(at + 1).padStart(2, '0')}`;

export const byId = (one: { readonly id: string }, other: { readonly id: string }): number =>
  one.id < other.id ? -1 : Number(one.id > other.id);

import { machines } from '#contracts/generated/machines.ts';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import type { ErrorCode } from '#contracts/generated/wire.ts';
import type { Caller } from '../http/authentication.ts';
import { refuse } from '../http/refusal.ts';
import type { CaseRecord } from '../store/records/records.ts';

export type Machine = keyof typeof machines;
export type StateOf<M extends Machine> = (typeof machines)[M]['states'][number];

export interface Transition<M extends Machine = Machine> {
  readonly name: string;
  readonly from: readonly StateOf<M>[];
  readonly to: StateOf<M> | null;
  readonly operation: OperationId | null;
  readonly who: readonly string[];
  readonly guard: string | null;
  readonly refusal: ErrorCode | null;
}

/** Every name under which the state tables may know the caller; an admin without a duty has all duties. */
export function namesOf({ user, viewer }: Caller, aCase: CaseRecord | null = null): readonly string[] {
  const duties =
    user.staffRole === null || user.staffRole === 'Admin'
      ? ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager']
      : [user.staffRole];
  return [
    ...(viewer.role === 'Admin' ? duties : [viewer.role]),
    ...(aCase !== null && aCase.assignedProviderId === user.id ? ['assignee'] : []),
    ...(aCase !== null && aCase.signerId === user.id ? ['signer'] : []),
  ];
}

/**
 * The transitions that this operation may make from the state, by these names. Throws FORBIDDEN_OWNER where the
 * tables let none of the names make any, and the tables' own refusal where the state is another.
 */
export function requireTransition<M extends Machine>(
  machine: M,
  operation: OperationId,
  state: StateOf<M>,
  names: readonly string[],
): readonly [Transition<M>, ...Transition<M>[]] {
  const all = machines[machine].transitions as unknown as readonly Transition<M>[];
  const theirs = all.filter(
    (one) => one.operation === operation && one.who.some((who) => names.includes(who)),
  );
  const [first] = theirs;
  if (first === undefined) throw refuse('FORBIDDEN_OWNER');
  const [fit, ...others] = theirs.filter(({ from }) => from.includes(state));
  if (fit === undefined) throw refuse(first.refusal ?? 'CASE_STATE');
  return [fit, ...others];
}

import { isOnHold } from '#app/core/cases/holds.ts';
import { actionsOf, operationsBehind } from '#app/core/cases/permissions.ts';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import { zCaseAction } from '#contracts/generated/schemas/case-action.ts';
import type { CaseAction } from '#contracts/generated/wire.ts';
import { mayAsk } from '../../access/guard.ts';
import { factsOf } from '../../rules/cases/case-facts.ts';
import { holdActions } from '../../rules/cases/hold-rules.ts';
import { mayPickUp } from '../../rules/cases/pickup.ts';
import { isSignerGone, mayAmend } from '../../rules/cases/signers.ts';
import { namesOf } from '../../rules/people/names.ts';
import { prospectiveReview } from '../../rules/tasks/qa-state.ts';
import { etagOf } from '../../rules/versions.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import { moveOf, type Reader } from '../cases/case-forms.ts';

const RESTORED_WITHIN_MS = 30 * 86_400_000;

/** A withdrawn case comes back for 30 days; one whose withdrawal nobody wrote down is taken for a fresh one. */
export function isRestorable({ world, now }: Reader, caseId: string): boolean {
  const cancelled = factsOf(world, caseId).cancelled;
  return cancelled === null || now - Date.parse(cancelled.at) < RESTORED_WITHIN_MS;
}

/** The platform numbers a case when it is sent out for the first time. */
export const wasSentOut = ({ caseID }: CaseRecord): boolean => caseID !== null;

/** Within the release window, until something is added to the report, or begun. */
function isRecallable({ world, now }: Reader, { id, reportState, postSignOut }: CaseRecord): boolean {
  const waiting = world.unreleased.find(id);
  const isWithin = waiting !== null && now < Date.parse(waiting.at);
  return isWithin && reportState === 'Final' && postSignOut === 'None';
}

/** What a guard keeps from being done that the state alone would allow. */
function listBarred(reader: Reader, aCase: CaseRecord): readonly CaseAction[] {
  const { world, caller } = reader;
  const { id, status, assignedProviderId, signerId } = aCase;
  const hasSigner = status === 'SignOutCompleted';
  const isWithSigner = hasSigner && (signerId === null || assignedProviderId === signerId);
  const isUnread =
    status === 'QAReview' && (prospectiveReview(world, id, assignedProviderId)?.result ?? null) === null;
  return [
    ...(wasSentOut(aCase) && isRestorable(reader, id) ? [] : ['restore' as const]),
    ...(isUnread ? ['signOut' as const] : []),
    ...(isRecallable(reader, aCase) ? [] : ['recallReport' as const]),
    ...(isWithSigner && !isSignerGone(world, aCase, reader.now) ? ['assign' as const] : []),
    ...(hasSigner && !mayAmend(world, caller.user, aCase, reader.now) ? ['amend' as const] : []),
    ...(isOnHold(aCase.holds, reader.now) ? ['assign' as const, 'signOut' as const] : []),
  ];
}

/** What the caller may do to the case now, with all that the mock knows of both. */
export function listAllowedActions(reader: Reader, aCase: CaseRecord): CaseAction[] {
  const { world, caller, now } = reader;
  const standing = {
    names: namesOf(caller, aCase),
    isOpened: factsOf(world, aCase.id).firstOpenedAt !== null,
    barred: listBarred(reader, aCase),
  };
  const actions = actionsOf(caller.viewer, aCase, mayPickUp(world, caller, aCase, now), standing);
  const all = new Set([...actions, ...holdActions(reader, aCase)]);
  const may = (id: OperationId): boolean => mayAsk(id, reader, { caseId: aCase.id });
  return zCaseAction.options.filter((action) => all.has(action) && operationsBehind(action).some(may));
}

/** The answer of a transition. */
export const moveCase = (reader: Reader, aCase: CaseRecord) => ({
  etag: etagOf(aCase),
  data: { ...moveOf(aCase, reader), allowedActions: listAllowedActions(reader, aCase) },
});

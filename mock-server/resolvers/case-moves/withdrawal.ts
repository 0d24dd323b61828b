import { isWithReader } from '#app/core/cases/status.ts';
import type { Answer, Call, Resolver } from '../../http/call.ts';
import { requireReason, wrongField } from '../../http/field-texts.ts';
import { refuse } from '../../http/refusal.ts';
import { AT_REST, changeFacts, factsOf } from '../../rules/cases/case-facts.ts';
import { caseOf } from '../../rules/cases/case-of.ts';
import { facilityPeople, notify, usersWhere } from '../../rules/people/notify.ts';
import { changeCase, eventOfStatus } from '../../rules/trail/case-events.ts';
import { requireVersion } from '../../rules/versions.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import { restoreLinesWithCase, voidLinesWithCase } from '../billing/withdrawn-lines.ts';
import { caseNumberOf } from '../cases/case-forms.ts';
import { reopenLeftMajors, settleLeftMajors } from '../qa/proctored-cases.ts';
import { tellReviewers } from '../qa/reviewers-told.ts';
import { withdrawRequests } from '../requests/withdrawal.ts';
import { taskOfSending } from '../tasks/sending-tasks.ts';
import { WITH_NO_READER } from './holder.ts';
import { startIntake } from './intake.ts';
import { requireCaseMove } from './known-case.ts';
import { isRestorable, moveCase, wasSentOut } from './moved.ts';
import { DO_NOT_ACT, withdrawShared } from './shared-result.ts';

export const cancelCase: Resolver<'cancelCase'> = {
  resolve: (call) =>
    call.world.lock(`case ${call.input.params.caseId}`, (): Answer<'cancelCase'> => {
      const { world, now, caller, input } = call;
      const { providerConsulted = false } = input.body;
      const aCase = caseOf(call);
      const { to } = requireCaseMove(call, 'cancelCase', aCase);
      requireVersion(input.headers['If-Match'], aCase);
      const reason = requireReason(input.body.reason);
      if (isWithReader(aCase.status) && !providerConsulted)
        throw wrongField('providerConsulted', 'Talk to the pathologist first.');
      const reportState = withdrawShared(world, aCase);
      const next = { status: to, reportState, ...WITH_NO_READER };
      const cancelled = changeCase(call, aCase.id, () => next);
      tellReviewers(call, cancelled, 'it was withdrawn');
      withdrawRequests(call, aCase.id);
      settleLeftMajors(world, cancelled, 'The case was withdrawn.', new Date(now).toISOString());
      voidLinesWithCase(call, cancelled, isWithReader(aCase.status));
      const providerId = isWithReader(aCase.status) ? aCase.assignedProviderId : null;
      const by = { at: new Date(now).toISOString(), byUserId: caller.user.id };
      changeFacts(world, aCase.id, () => ({
        ...AT_REST,
        cancelled: {
          ...by,
          from: aCase.status,
          reason,
          providerId,
          providerConsulted,
          eventId: eventOfStatus(call, cancelled),
        },
      }));
      const holders = usersWhere(world, ({ id }) => id === providerId);
      const text = `Case ${aCase.caseID} was withdrawn by the operator.`;
      notify(world, now, holders, { event: 'case_returned', text, caseId: aCase.id });
      tellFacilityOfEnd(call, aCase, reportState !== aCase.reportState);
      // What was open ended with the case and may have changed its slides.
      return moveCase(call, caseOf(call));
    }),
};

export const restoreCase: Resolver<'restoreCase'> = {
  resolve: (call) =>
    call.world.lock(`case ${call.input.params.caseId}`, (): Answer<'restoreCase'> => {
      const { world, now, input } = call;
      const aCase = caseOf(call);
      const { to } = requireCaseMove(call, 'restoreCase', aCase);
      if (!wasSentOut(aCase)) throw refuse('NEVER_SENT_OUT');
      if (!isRestorable(call, aCase.id)) throw refuse('RESTORE_TOO_LATE');
      requireVersion(input.headers['If-Match'], aCase);
      const cancelled = factsOf(world, aCase.id).cancelled;
      const restored = restoreCaseTo(call, aCase, requireReason(input.body.reason), to);
      if (cancelled !== null) restoreLinesWithCase(call, restored, cancelled.at);
      if (cancelled !== null) reopenLeftMajors(world, aCase.id, cancelled.at);
      taskOfSending(call, restored);
      const isResultGone = restored.reportState !== aCase.reportState;
      const what = 'was brought back by the operator.';
      tellFacility(call, restored, isResultGone ? `${what} ${DO_NOT_ACT}` : what);
      startIntake(world, now, restored, call.slides);
      return moveCase(call, restored);
    }),
};

/**
 * The facility hears of a withdrawal by the operator; and, whoever withdrew the case, that a result is gone on which
 * somebody there may have acted.
 */
function tellFacilityOfEnd(call: Call<'cancelCase'>, aCase: CaseRecord, isResultGone: boolean): void {
  const byOperator = call.caller.viewer.role === 'Admin';
  const what = byOperator ? 'was withdrawn by the operator' : 'was withdrawn';
  if (byOperator || isResultGone)
    tellFacility(call, aCase, isResultGone ? `${what}. ${DO_NOT_ACT}` : `${what}.`);
}

/** The facility hears what the operator did to its case. */
function tellFacility(
  { world, now }: Call<'cancelCase' | 'restoreCase'>,
  aCase: CaseRecord,
  what: string,
): void {
  notify(world, now, facilityPeople(world, aCase.facilityId), {
    event: 'case_returned',
    text: `Case ${caseNumberOf(aCase)} ${what}`,
    caseId: aCase.id,
  });
}

/** What a case still shares that was withdrawn before its result went with it does not come back under another name. */
function restoreCaseTo(
  call: Call<'restoreCase'>,
  aCase: CaseRecord,
  reason: string,
  status: CaseRecord['status'],
) {
  const { world, now, caller } = call;
  const reportState = withdrawShared(world, aCase);
  const next = { ...WITH_NO_READER, status, reportState, availableAt: null, dueAt: null };
  const restored = changeCase(call, aCase.id, () => next);
  const restoration = {
    at: new Date(now).toISOString(),
    byUserId: caller.user.id,
    reason,
    eventId: eventOfStatus(call, restored),
  };
  changeFacts(world, aCase.id, ({ cancelled, restorations }) => ({
    cancelled: null,
    restorations: [...restorations, { ...restoration, cancelled }],
  }));
  return restored;
}

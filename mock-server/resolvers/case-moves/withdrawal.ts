import { isHeld } from '#app/core/cases/status.ts';
import { caseOf, requireVersion } from '../../access/case-access.ts';
import type { Answer, Call, Resolver } from '../../http/call.ts';
import { requireReason, wrongField } from '../../http/field-texts.ts';
import { refuse } from '../../http/refusal.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import { changeCase } from '../audit/case-events.ts';
import { voidLine } from '../billing/billing-lines.ts';
import { askForBillingReview } from '../billing/billing-reviews.ts';
import { notify, usersWhere } from '../profile/notify.ts';
import { withdrawRequests } from '../requests/withdrawal.ts';
import { taskOfSending } from '../tasks/sending-tasks.ts';
import { AT_REST, changeFacts } from './case-facts.ts';
import { HELD_BY_NOBODY } from './holder.ts';
import { startIntake } from './intake.ts';
import { requireCaseMove } from './known-case.ts';
import { isRestorable, moveCase, wasSentOut } from './moved.ts';

export const cancelCase: Resolver<'cancelCase'> = {
  resolve: (call) =>
    call.world.lock(`case ${call.input.params.caseId}`, (): Answer<'cancelCase'> => {
      const { world, now, caller, input } = call;
      const { providerConsulted = false } = input.body;
      const aCase = caseOf(call);
      const { to } = requireCaseMove(call, 'cancelCase', aCase);
      requireVersion(input.headers['If-Match'], aCase);
      const reason = requireReason(input.body.reason);
      if (isHeld(aCase.status) && !providerConsulted)
        throw wrongField('providerConsulted', 'Talk to the provider first.');
      const cancelled = changeCase(call, aCase.id, () => ({ status: to, ...HELD_BY_NOBODY }));
      withdrawRequests(call, aCase.id);
      if (isHeld(aCase.status))
        askForBillingReview(call, cancelled, `Decide what is owed for ${aCase.caseID}, which was withdrawn`);
      for (const line of world.billings.by('case', aCase.id))
        if (line.status === 'Pending') voidLine(call, line, 'voidWithCase', 'The case was withdrawn.');
      const providerId = isHeld(aCase.status) ? aCase.assignedProviderId : null;
      const by = { at: new Date(now).toISOString(), byUserId: caller.user.id };
      changeFacts(world, aCase.id, () => ({
        ...AT_REST,
        cancelled: { ...by, from: aCase.status, reason, providerId, providerConsulted },
      }));
      const holders = usersWhere(world, ({ id }) => id === providerId);
      const text = `Case ${aCase.caseID} was withdrawn by its facility.`;
      notify(world, now, holders, { event: 'case_returned', text, caseId: aCase.id });
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
      const restored = restoreCaseTo(call, aCase.id, requireReason(input.body.reason), to);
      taskOfSending(call, restored);
      startIntake(world, now, restored, call.slides);
      return moveCase(call, restored);
    }),
};

function restoreCaseTo(
  call: Call<'restoreCase'>,
  caseId: string,
  reason: string,
  status: CaseRecord['status'],
) {
  const { world, now, caller } = call;
  const restoration = { at: new Date(now).toISOString(), byUserId: caller.user.id, reason };
  changeFacts(world, caseId, ({ restorations }) => ({
    cancelled: null,
    restorations: [...restorations, restoration],
  }));
  return changeCase(call, caseId, () => ({ ...HELD_BY_NOBODY, status, availableAt: null, dueAt: null }));
}

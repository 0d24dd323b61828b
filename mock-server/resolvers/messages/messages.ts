import { isFacility } from '#app/core/access/roles.ts';
import { isAssignedWork } from '#app/core/cases/status.ts';
import { caseOf } from '../../access/case-access.ts';
import type { Answer, Call, Resolver } from '../../http/call.ts';
import { wrongField } from '../../http/field-texts.ts';
import { pageOf } from '../../http/paging.ts';
import { refuse } from '../../http/refusal.ts';
import { newId } from '../../store/ids.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import { recordEvent } from '../audit/case-events.ts';
import { facilityPeople, notify, usersWhere } from '../profile/notify.ts';
import { personOf } from '../tasks/made-tasks.ts';

export const listCaseMessages: Resolver<'listCaseMessages'> = {
  resolve: (call): Answer<'listCaseMessages'> => {
    const { world, input } = call;
    return { data: pageOf(world.messages.by('case', input.params.caseId), input.query) };
  },
};

export const sendCaseMessage: Resolver<'sendCaseMessage'> = {
  resolve: (call) =>
    call.world.lock(`case ${call.input.params.caseId}`, (): Answer<'sendCaseMessage'> => {
      const { world, now, caller, input } = call;
      const aCase = caseOf(call);
      if (!isAssignedWork(aCase.status)) throw refuse('CASE_STATE');
      const text = input.body.text.trim();
      if (text === '') throw wrongField('text', 'Message is required');
      const message = world.messages.insert({
        id: newId('msg'),
        caseId: aCase.id,
        text,
        at: new Date(now).toISOString(),
        side: isFacility(caller.viewer.role) ? 'facility' : 'reader',
        from: personOf(caller.user),
      });
      recordEvent(call, aCase, { kind: 'message_sent', subject: message.id });
      tellOther(call, aCase);
      return { data: message };
    }),
};

/** The other side hears of it; neither notice nor mail says what was written. */
function tellOther({ world, now, caller }: Call<'sendCaseMessage'>, aCase: CaseRecord): void {
  const others = isFacility(caller.viewer.role)
    ? usersWhere(world, ({ id }) => id === aCase.assignedProviderId)
    : facilityPeople(world, aCase.facilityId);
  const text = `There is a message about case ${aCase.caseID}.`;
  notify(world, now, others, { event: 'case_message', text, caseId: aCase.id });
}

import { isFacility } from '#app/core/access/roles.ts';
import { isAssignedWork } from '#app/core/cases/status.ts';
import type { Caller } from '../../http/authentication.ts';
import type { Answer, Resolver } from '../../http/call.ts';
import { wrongField } from '../../http/field-texts.ts';
import { pageOf } from '../../http/paging.ts';
import { refuse } from '../../http/refusal.ts';
import { caseOf } from '../../rules/cases/case-of.ts';
import { facilityPeople, notify, staffWith, usersWhere } from '../../rules/people/notify.ts';
import { personRef } from '../../rules/people/person-refs.ts';
import { type Doing, recordEvent } from '../../rules/trail/case-events.ts';
import { newId } from '../../store/ids.ts';
import type { CaseRecord } from '../../store/records/records.ts';

export const listCaseMessages: Resolver<'listCaseMessages'> = {
  resolve: (call): Answer<'listCaseMessages'> => {
    const { world, input } = call;
    return { data: pageOf(world.messages.by('case', input.params.caseId), input.query) };
  },
};

export const sendCaseMessage: Resolver<'sendCaseMessage'> = {
  resolve: (call) =>
    call.world.lock(`case ${call.input.params.caseId}`, (): Answer<'sendCaseMessage'> => {
      const { input } = call;
      const aCase = caseOf(call);
      if (!isAssignedWork(aCase.status)) throw refuse('CASE_STATE');
      const text = input.body.text.trim();
      if (text === '') throw wrongField('text', 'Message is required');
      return { data: writeMessage(call, aCase, text) };
    }),
};

interface Writing extends Doing {
  readonly caller: Caller;
}

/** Puts a message into the thread of a case, and tells the other side. */
export function writeMessage(writing: Writing, aCase: CaseRecord, text: string) {
  const { world, now, caller } = writing;
  const message = world.messages.insert({
    id: newId('msg'),
    caseId: aCase.id,
    text,
    at: new Date(now).toISOString(),
    side: isFacility(caller.viewer.role) ? 'facility' : 'reader',
    from: personRef(caller.user),
  });
  recordEvent(writing, aCase, { kind: 'message_sent', subject: message.id });
  tellOther(writing, aCase);
  return message;
}

/**
 * The other side hears of it; neither notice nor mail says what was written. Where the pathologist cannot log in any more,
 * the operator hears instead: an admin can give the case to another, a signed one too.
 */
function tellOther({ world, now, caller }: Writing, aCase: CaseRecord): void {
  const others = isFacility(caller.viewer.role)
    ? usersWhere(world, ({ id }) => id === aCase.assignedProviderId)
    : facilityPeople(world, aCase.facilityId);
  const message = `There is a message about case ${aCase.caseID}`;
  const isLeft = isFacility(caller.viewer.role) && others.length === 0;
  notify(world, now, isLeft ? staffWith(world, 'Lab_Operations') : others, {
    event: 'case_message',
    text: isLeft ? `${message}, whose pathologist cannot log in any more.` : `${message}.`,
    caseId: aCase.id,
  });
}

import type { Answer, Call, Resolver } from '../../http/call.ts';
import { requireReason, wrongField } from '../../http/field-texts.ts';
import { AT_REST, changeFacts } from '../../rules/cases/case-facts.ts';
import { caseOf } from '../../rules/cases/case-of.ts';
import { addReturnReasons, changeRequisition } from '../../rules/cases/requisitions.ts';
import { facilityPeople, notify, staffWith, usersWhere } from '../../rules/people/notify.ts';
import { personRef } from '../../rules/people/person-refs.ts';
import { changeCase } from '../../rules/trail/case-events.ts';
import { requireVersion } from '../../rules/versions.ts';
import type { CaseMoveRecord } from '../../store/records/case-move.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import { askForMissing } from '../tasks/sending-tasks.ts';
import { WITH_NO_READER } from './holder.ts';
import { requireCaseMove } from './known-case.ts';
import { moveCase } from './moved.ts';
import { DO_NOT_ACT, withdrawShared } from './shared-result.ts';

type Returning = Call<'returnCase'>;
type Kind = Returning['input']['body']['kind'];

const IDENTITY: readonly Kind[] = ['wrong_patient', 'wrong_slides', 'labels_in_conflict'];

export const returnCase: Resolver<'returnCase'> = {
  resolve: (call) =>
    call.world.lock(`case ${call.input.params.caseId}`, (): Answer<'returnCase'> => {
      const { world, input } = call;
      const { kind } = input.body;
      const aCase = caseOf(call);
      const { name, to } = requireCaseMove(call, 'returnCase', aCase);
      requireVersion(input.headers['If-Match'], aCase);
      requireKind(name, kind);
      const texts = input.body.reasons.map(({ text }, index) => requireReason(text, `reasons.${index}.text`));
      const reportState = IDENTITY.includes(kind) ? withdrawShared(world, aCase) : aCase.reportState;
      const isWithdrawn = reportState !== aCase.reportState;
      const returned = changeCase(call, aCase.id, () => ({ status: to, reportState, ...WITH_NO_READER }), {
        reason: kind,
      });
      changeFacts(world, aCase.id, (facts) => returnFacts(call, facts, aCase, texts));
      const reasons = input.body.reasons.map(({ field = null }, at) => ({
        kind,
        field,
        text: texts[at] ?? '',
        raisedBy: personRef(call.caller.user),
      }));
      addReturnReasons(world, returned, call.now, reasons);
      // The tick of the sender and the count of the parcel do not hold for the glass that comes next.
      if (IDENTITY.includes(kind))
        changeRequisition(world, returned, () => ({ labelsChecked: false, receipt: null }));
      const task = name === 'return' ? askForMissing(call, returned, texts, IDENTITY.includes(kind)) : null;
      tell(call, aCase, task?.id ?? null, isWithdrawn);
      return moveCase(call, returned);
    }),
};

function requireKind(move: string, kind: Kind): void {
  if (kind === 'recalled') throw wrongField('kind', 'Only the facility takes a case back.');
  if (move === 'question-identity' && !IDENTITY.includes(kind))
    throw wrongField('kind', 'A case under review goes back only when its identity is in question.');
}

function returnFacts(
  { now, caller, input }: Returning,
  facts: CaseMoveRecord,
  before: CaseRecord,
  texts: readonly string[],
): Partial<CaseMoveRecord> {
  const { kind } = input.body;
  const at = new Date(now).toISOString();
  if (!IDENTITY.includes(kind)) return AT_REST;
  const question = { kind, at, byUserId: caller.user.id };
  return {
    ...AT_REST,
    identityQuestion: { ...question, providerId: before.assignedProviderId },
    incidents: [...facts.incidents, { ...question, text: texts.join('\n') }],
    // What was seen by eye before counts no more.
    labelChecks: [],
  };
}

function tell(
  { world, now, caller, input }: Returning,
  before: CaseRecord,
  taskId: string | null,
  isWithdrawn: boolean,
): void {
  const caseId = before.id;
  const people = facilityPeople(world, before.facilityId);
  const holders = usersWhere(
    world,
    ({ id }) => id === before.assignedProviderId && before.assignedProviderId !== caller.user.id,
  );
  if (!IDENTITY.includes(input.body.kind)) {
    const text = `Case ${before.caseID} was returned to you. Answer what is asked and send it again.`;
    return notify(world, now, people, { event: 'case_returned', text, caseId, taskId });
  }
  const withdrawn = isWithdrawn ? ` ${DO_NOT_ACT}` : '';
  const text = `The identity of case ${before.caseID} is in question. The case is stopped.${withdrawn}`;
  const concerned = [...people, ...staffWith(world, 'Admin', 'Lab_Operations'), ...holders];
  return notify(world, now, concerned, { event: 'identity_problem', text, caseId });
}

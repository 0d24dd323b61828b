import { fieldsOf } from '#app/core/case-form/problems.ts';
import { openReasons } from '#app/core/case-form/sending-rules.ts';
import type { Answer, Call, Resolver } from '../../http/call.ts';
import { requireReason } from '../../http/field-texts.ts';
import { refuse } from '../../http/refusal.ts';
import { caseOf } from '../../rules/cases/case-of.ts';
import {
  addReturnReasons,
  changeRequisition,
  type ReturnReason,
  requisitionOf,
} from '../../rules/cases/requisitions.ts';
import { requireMove } from '../../rules/moves.ts';
import { sendMail } from '../../rules/people/mail.ts';
import { namesOf } from '../../rules/people/names.ts';
import { personRef } from '../../rules/people/person-refs.ts';
import { changeCase } from '../../rules/trail/case-events.ts';
import { etagOf, requireVersion } from '../../rules/versions.ts';
import { settleLines } from '../billing/billing-lines.ts';
import { startIntake } from '../case-moves/intake.ts';
import { moveCase } from '../case-moves/moved.ts';
import { taskOfSending } from '../tasks/sending-tasks.ts';
import { requireActiveFacility } from './account-of-facility.ts';
import { nextCaseNumber } from './case-numbers.ts';
import { oneAtATime } from './draft-access.ts';
import { checkOf, errorsOf, type Judgement, judge, unansweredText } from './form-judging.ts';
import { hasRunningUploads } from './upload-lookup.ts';

export const validateCase: Resolver<'validateCase'> = {
  resolve: (call) => {
    const aCase = caseOf(call);
    const problems = checkOf(judge(call, aCase), requisitionOf(call.world, aCase).returnReasons);
    return {
      etag: etagOf(aCase),
      data: {
        caseId: aCase.id,
        version: aCase.version,
        etag: etagOf(aCase),
        ready: problems.every(({ severity }) => severity !== 'error'),
        problems,
      },
    };
  },
};

export const sendOutCase: Resolver<'sendOutCase'> = {
  resolve: (call) =>
    oneAtATime(call, (aCase): Answer<'sendOutCase'> => {
      const { world, caller, now } = call;
      requireActiveFacility(world, caller);
      const { to } = requireMove('CaseStatus', 'sendOutCase', aCase.status, namesOf(caller, aCase));
      if (hasRunningUploads(world, aCase.id)) throw refuse('UPLOADS_RUNNING');
      requireVersion(call.input.headers['If-Match'], aCase);
      const returnReasons = readAnsweredReasons(call, requisitionOf(world, aCase).returnReasons);
      requireComplete(call, judge(call, aCase), returnReasons);
      changeRequisition(world, aCase, () => ({ returnReasons: [...returnReasons] }));
      const caseID = aCase.caseID ?? nextCaseNumber(world, now);
      const sentAt = new Date(now).toISOString();
      const sent = changeCase(call, aCase.id, () => ({ status: to, caseID, sentAt }));
      settleLines(world, now, sent, null, false);
      taskOfSending(call, sent);
      startIntake(world, now, sent, call.slides);
      sendMail(world, now, {
        to: caller.user.email,
        subject: 'Your case was sent out',
        text: `Case ${caseID} was sent out and waits for the intake.`,
      });
      return moveCase(call, sent);
    }),
};

/** The reasons of a return with the answers of this call. */
function readAnsweredReasons(
  { input, now, caller }: Call<'sendOutCase'>,
  reasons: readonly ReturnReason[],
): readonly ReturnReason[] {
  return reasons.map((reason) => {
    const given = (input.body.answers ?? []).find(({ number }) => number === reason.number);
    const answer = given?.answer.trim() ?? '';
    if (given === undefined || answer === '') return reason;
    const { cannotBeProvided = false } = given;
    const answeredBy = personRef(caller.user);
    return { ...reason, answer, cannotBeProvided, answeredAt: new Date(now).toISOString(), answeredBy };
  });
}

/** Throws CASE_INCOMPLETE with everything that is amiss at once. */
function requireComplete(
  { input }: Call<'sendOutCase'>,
  judgement: Judgement,
  reasons: readonly ReturnReason[],
): void {
  const open = openReasons(reasons);
  const isUnconfirmed = judgement.findings.sameNameElsewhere && input.body.confirmOtherPatient !== true;
  const fields = {
    ...fieldsOf(errorsOf(judgement, reasons)),
    ...(isUnconfirmed
      ? {
          confirmOtherPatient: [
            'A patient of this name and birth date has another MRN. Confirm someone else.',
          ],
        }
      : {}),
    ...(open.length > 0 ? { answers: open.map(unansweredText) } : {}),
  };
  if (Object.keys(fields).length > 0) throw refuse('CASE_INCOMPLETE', { fields });
}

export const recallCase: Resolver<'recallCase'> = {
  resolve: (call) =>
    oneAtATime(call, (aCase): Answer<'recallCase'> => {
      const { world, caller, now, input } = call;
      const { to } = requireMove('CaseStatus', 'recallCase', aCase.status, namesOf(caller, aCase));
      requireVersion(input.headers['If-Match'], aCase);
      const text = requireReason(input.body.reason);
      addReturnReasons(world, aCase, now, [
        { kind: 'recalled', field: null, text, raisedBy: personRef(caller.user) },
      ]);
      return moveCase(
        call,
        changeCase(call, aCase.id, () => ({ status: to }), { reason: 'recalled' }),
      );
    }),
};

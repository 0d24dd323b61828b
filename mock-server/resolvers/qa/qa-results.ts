import { ANSWER_WORKING_DAYS } from '#app/core/tasks/ordered-slides.ts';
import { TASK } from '#app/core/tasks/task-kinds.ts';
import type { Call, Resolver } from '../../http/call.ts';
import { refuseFields } from '../../http/field-texts.ts';
import { refuse } from '../../http/refusal.ts';
import { presentCase } from '../../rules/cases/case-of.ts';
import { hashOfText } from '../../rules/cases/draft-text.ts';
import { isSignerGone } from '../../rules/cases/signers.ts';
import { move } from '../../rules/moves.ts';
import { notify, staffWith } from '../../rules/people/notify.ts';
import { dueOn, makeTask, tellOfTask } from '../../rules/tasks/made-tasks.ts';
import { isReaderOf, requireReviewersLicence } from '../../rules/tasks/qa-reviewers.ts';
import { isOriginalOpen, presentReviewerId, type Review } from '../../rules/tasks/qa-state.ts';
import { requireTaskMove } from '../../rules/tasks/task-access.ts';
import { changeCase, recordEvent } from '../../rules/trail/case-events.ts';
import { requireVersion } from '../../rules/versions.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { QaReviewRecord } from '../../store/records/work.ts';
import { countProctored } from './proctored-cases.ts';
import { requireReview, reviewAnswer } from './qa-forms.ts';
import { readOriginal, reviewedReport } from './written-diagnosis.ts';

type Result = Call<'submitQaResult'>;
/** Whoever has the task of a review reviews its case. */
const REVIEWER = ['reviewer'];
type Agreement = Result['input']['body']['agreement'];

export const submitQaResult: Resolver<'submitQaResult'> = {
  see: (call) => void requireReview(call),
  resolve: (call) => {
    const { world, caller, input, now } = call;
    const { task, review } = requireReview(call);
    const { to } = requireTaskMove('submitQaResult', task, caller);
    const aCase = presentCase(world, review.caseId);
    const { agreement } = input.body;
    const goesBack = agreement === 'MajorDisagreement' || agreement === 'Deferred';
    const status =
      review.kind === 'Prospective'
        ? move('CaseStatus', goesBack ? 'qa-send-back' : 'keep-in-review', aCase.status, REVIEWER)
        : aCase.status;
    if (!isOriginalOpen(review)) throw refuse('QA_BLINDED');
    requireVersion(input.headers['If-Match'], task);
    if (isReaderOf(caller.user.id, aCase)) throw refuse('QA_SELF_REVIEW');
    requireReviewersLicence(world, task, now);
    countProctored(world, review, keepResult(call, review));
    const at = new Date(now).toISOString();
    world.tasks.change(task.id, (record) => ({
      ...record,
      status: to,
      closedAt: at,
      version: record.version + 1,
    }));
    recordEvent(call, aCase, { kind: 'review_changed', subject: task.id });
    if (status !== aCase.status)
      changeCase(call, aCase.id, () => ({ status, qaProviderId: null }), { subject: task.id });
    // After sign-out the reviewer's part in the case ends with the result.
    else if (review.kind !== 'Prospective')
      changeCase(call, aCase.id, ({ id }) => ({ qaProviderId: presentReviewerId(world, id) }), {
        kind: 'review_changed',
      });
    tellOfResult(call, { task, review }, aCase);
    return reviewAnswer(call, task.id);
  },
};

/**
 * Anything but agreement has to be explained (domain 3.10). Before sign-out the case goes on by the result alone: what is
 * agreed with while nothing is written could never be signed, and a deferred review gives the case back to be written.
 */
function keepResult({ world, input, now }: Result, review: QaReviewRecord): Agreement {
  const { id, caseId, kind } = review;
  const { agreement, categories = [], minutesSpent = null } = input.body;
  const comment = input.body.comment?.trim() || null;
  const reviewed = [...readOriginal(world, review, reviewedReport(world, review))];
  const isUnwritten = kind === 'Prospective' && agreement !== 'Deferred' && reviewed.length === 0;
  const unexplained = ['Explain the disagreement'];
  refuseFields({
    ...(isUnwritten ? { agreement: ['Nothing is written to agree or disagree with. Defer the review'] } : {}),
    ...(agreement !== 'Agree' && comment === null ? { comment: unexplained } : {}),
    ...(agreement !== 'Agree' && categories.length === 0 ? { categories: unexplained } : {}),
  });
  const text = kind === 'Prospective' ? world.diagnoses.find(caseId) : null;
  world.qaReviews.change(id, (record) => ({
    ...record,
    ...(text === null ? {} : { textHash: hashOfText(text) }),
    reviewed,
    result: {
      agreement,
      categories: [...new Set(categories)],
      comment,
      minutesSpent,
      submittedAt: new Date(now).toISOString(),
      resolution: null,
      resolvedAt: null,
    },
  }));
  return agreement;
}

/** The description of a task says nothing of what a reviewer found: not everybody who sees the task may read the review. */
const AMEND_OR_EXPLAIN =
  'Read the result of the second review. Then amend the report, or complete this task and say why the report stands.';

/** The reader hears that there is a result, in words that say nothing of it: mails are no place for it. */
function tellOfResult(call: Result, { task, review }: Review, aCase: CaseRecord): void {
  const { world, now, input } = call;
  const reader = world.users.find(review.readerId);
  const text = `The second review of case ${aCase.caseID} is done.`;
  if (reader !== null) notify(world, now, [reader], { event: 'qa_result', text, caseId: aCase.id });
  if (review.kind === 'Prospective' || input.body.agreement !== 'MajorDisagreement') return;
  const amendment = makeTask(call, {
    type: TASK.addendumOrAmendment,
    title: `Amend the report of ${aCase.caseID}`,
    description: AMEND_OR_EXPLAIN,
    caseId: aCase.id,
    facilityId: aCase.facilityId,
    // Once the signer is gone, whoever was named in their place amends the report.
    assigneeId: (isSignerGone(world, aCase, now) ? aCase.assignedProviderId : null) ?? review.readerId,
    priority: 'Expedited',
    askedBy: null,
    dueAt: dueOn(call, aCase, ANSWER_WORKING_DAYS),
  });
  tellOfTask(call, amendment, `The report of case ${aCase.caseID} has to be amended.`);
  notify(world, now, staffWith(world, 'Admin'), {
    event: 'qa_result',
    text: `A second review of case ${aCase.caseID} needs attention.`,
    caseId: aCase.id,
    taskId: task.id,
  });
}

import type { Resolver } from '../../http/call.ts';
import { refuseFields } from '../../http/field-texts.ts';
import { refuse } from '../../http/refusal.ts';
import { presentCase } from '../../rules/cases/case-of.ts';
import { requireReviewersLicence } from '../../rules/tasks/qa-reviewers.ts';
import { recordEvent } from '../../rules/trail/case-events.ts';
import { requireVersion } from '../../rules/versions.ts';
import { noteQaReading, requireReview, reviewAnswer } from './qa-forms.ts';
import { specimensWithout } from './written-diagnosis.ts';

export const getQaTask: Resolver<'getQaTask'> = {
  see: (call) => void requireReview(call),
  resolve: (call) => {
    const { task } = requireReview(call);
    noteQaReading(call, task.id);
    return reviewAnswer(call, task.id);
  },
};

export const saveQaDiagnosis: Resolver<'saveQaDiagnosis'> = {
  see: (call) => void requireReview(call),
  resolve: (call) => {
    const { world, input, now } = call;
    const { task, review } = requireReview(call);
    if (task.status !== 'InProgress') throw refuse('TASK_STATE');
    if (review.ownDiagnosisSavedAt !== null) throw refuse('QA_DIAGNOSIS_FIXED');
    requireVersion(input.headers['If-Match'], task);
    requireReviewersLicence(world, task, now);
    const aCase = presentCase(world, review.caseId);
    const diagnosis = input.body.diagnosis.map((one) => ({ ...one, text: one.text.trim() }));
    const missing = specimensWithout(aCase, diagnosis);
    refuseFields(
      missing.length === 0
        ? {}
        : { diagnosis: missing.map((letter) => `Diagnosis of specimen ${letter} is required`) },
    );
    const own = diagnosis.filter(({ specimenID }) =>
      aCase.specimens.some((specimen) => specimen.specimenID === specimenID),
    );
    world.qaReviews.change(task.id, (record) => ({
      ...record,
      ownDiagnosis: own,
      ownDiagnosisSavedAt: new Date(now).toISOString(),
    }));
    world.tasks.change(task.id, (record) => ({ ...record, version: record.version + 1 }));
    recordEvent(call, aCase, { kind: 'review_changed', subject: task.id });
    return reviewAnswer(call, task.id);
  },
};

import type { MakeCollection } from '../collections.ts';
import {
  ClockMarkRecord,
  OrderRecord,
  QaReadingRecord,
  QaReviewRecord,
  QuestionRecord,
  RescanRecord,
  TaskRecord,
} from '../records/work.ts';

const present = (id: string | null): readonly string[] => (id === null ? [] : [id]);

/** Requests, questions, tasks and second reviews. */
export const workStore = (make: MakeCollection) => ({
  orders: make('orders', OrderRecord, { case: ({ caseId }) => [caseId] }),
  rescans: make('rescans', RescanRecord, { case: ({ caseId }) => [caseId] }),
  questions: make('questions', QuestionRecord, {
    case: ({ caseId }) => [caseId],
    task: ({ taskId }) => present(taskId),
  }),
  tasks: make('tasks', TaskRecord, {
    assignee: ({ assigneeId }) => present(assigneeId),
    role: ({ assignedRole }) => present(assignedRole),
    facility: ({ facilityId }) => present(facilityId),
    case: ({ caseId }) => present(caseId),
  }),
  qaReviews: make('qaReviews', QaReviewRecord, { case: ({ caseId }) => [caseId] }),
  qaReadings: make('qaReadings', QaReadingRecord, { task: ({ taskId }) => [taskId] }),
  clockMarks: make('clockMarks', ClockMarkRecord, {}),
});

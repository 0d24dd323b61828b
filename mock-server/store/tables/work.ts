import { zCaseMessage } from '#contracts/generated/schemas/case-message.ts';
import type { RequestStatus } from '#contracts/generated/wire.ts';
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

interface Request {
  readonly caseId: string;
  readonly status: RequestStatus;
}

const isOpen = ({ status }: Request): boolean => status === 'Requested' || status === 'InProgress';

/** A request by its case, and by its case while it waits for an answer. */
const ofCase = {
  case: ({ caseId }: Request) => [caseId],
  open: (request: Request) => (isOpen(request) ? [request.caseId] : []),
};

/** Requests, questions, messages, tasks and second reviews. */
export const workStore = (make: MakeCollection) => ({
  orders: make('orders', OrderRecord, ofCase),
  rescans: make('rescans', RescanRecord, ofCase),
  questions: make('questions', QuestionRecord, { ...ofCase, task: ({ taskId }) => present(taskId) }),
  messages: make('messages', zCaseMessage, { case: ({ caseId }) => [caseId] }),
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

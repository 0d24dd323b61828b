import type { ResolverTable } from '../../call.ts';
import { answerQuestion } from './answers.ts';
import {
  acceptStainRequest,
  cancelStainRequest,
  declineStainRequest,
  fulfilStainRequest,
} from './order-moves.ts';
import { createStainRequest } from './orders-made.ts';
import { listStainRequests, updateStainRequest } from './orders-told.ts';
import { getQaTask, saveQaDiagnosis } from './qa-readings.ts';
import { requestQaReview } from './qa-requests.ts';
import { submitQaResult } from './qa-results.ts';
import { askForInformation, listQuestions } from './questions.ts';
import { resolveRescanRequest } from './rescan-resolution.ts';
import { createRescanRequest, listRescanRequests } from './rescans.ts';
import { assignTask } from './task-assignment.ts';
import { createTask, updateTask } from './task-edits.ts';
import { addTaskComment, getTaskAttachment, putTaskAttachment } from './task-files.ts';
import { getTask, listTasks } from './task-lists.ts';
import { cancelTask, completeTask, declineTask, returnTask, startTask, submitTask } from './task-moves.ts';

export const workResolvers = {
  createStainRequest,
  listStainRequests,
  updateStainRequest,
  acceptStainRequest,
  fulfilStainRequest,
  declineStainRequest,
  cancelStainRequest,
  createRescanRequest,
  listRescanRequests,
  resolveRescanRequest,
  askForInformation,
  listQuestions,
  answerQuestion,
  listTasks,
  getTask,
  createTask,
  updateTask,
  startTask,
  submitTask,
  completeTask,
  returnTask,
  declineTask,
  cancelTask,
  assignTask,
  addTaskComment,
  getTaskAttachment,
  putTaskAttachment,
  requestQaReview,
  getQaTask,
  saveQaDiagnosis,
  submitQaResult,
} satisfies ResolverTable;

import type { ResolverTable } from '../../http/call.ts';
import { answerQuestion } from './answers.ts';
import {
  acceptStainRequest,
  cancelStainRequest,
  declineStainRequest,
  fulfilStainRequest,
} from './order-moves.ts';
import { createStainRequest } from './orders-made.ts';
import { listStainRequests, updateStainRequest } from './orders-told.ts';
import { requestQaReview } from './qa-requests.ts';
import { askForInformation, listQuestions } from './questions.ts';
import { resolveRescanRequest } from './rescan-resolution.ts';
import { createRescanRequest, listRescanRequests } from './rescans.ts';

export const requestsResolvers = {
  answerQuestion,
  acceptStainRequest,
  cancelStainRequest,
  declineStainRequest,
  fulfilStainRequest,
  createStainRequest,
  listStainRequests,
  updateStainRequest,
  requestQaReview,
  askForInformation,
  listQuestions,
  resolveRescanRequest,
  createRescanRequest,
  listRescanRequests,
} satisfies ResolverTable;

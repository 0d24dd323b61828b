import type { ResolverTable } from '../../http/call.ts';
import { recallCase, sendOutCase } from '../case-drafts/sending.ts';
import { assignCase } from './assign-case.ts';
import { listAssignmentCandidates } from './candidates.ts';
import { getCaseIntake } from './case-intake.ts';
import {
  answerHandOver,
  listHandOverColleagues,
  listHandOvers,
  offerHandOver,
  withdrawHandOver,
} from './hand-overs.ts';
import { holdCase, liftHold } from './holds.ts';
import { openCase, recordImageOpened } from './opening.ts';
import { pickUpCase, releaseCase } from './pickup.ts';
import { releaseToPool } from './release-to-pool.ts';
import { returnCase } from './return-case.ts';
import { cancelCase, restoreCase } from './withdrawal.ts';

export const caseMovesResolvers = {
  recallCase,
  sendOutCase,
  pickUpCase,
  releaseCase,
  assignCase,
  openCase,
  recordImageOpened,
  releaseToPool,
  returnCase,
  holdCase,
  liftHold,
  listAssignmentCandidates,
  offerHandOver,
  listHandOverColleagues,
  listHandOvers,
  answerHandOver,
  withdrawHandOver,
  getCaseIntake,
  cancelCase,
  restoreCase,
} satisfies ResolverTable;

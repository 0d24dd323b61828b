import { chooseReviewer, listReaders, makeReview } from '../reviews.ts';
import { type Case, peopleOf, type State, type Told, tell } from '../state.ts';
import { TYPES } from '../tasks.ts';
import { bill } from './billing-rules.ts';

/** 2.5: the window is over. The facility hears of its report, what is owed is owed, and a draw may ask for a reading. */
export function releaseReport(state: State, told: Told, aCase: Case): void {
  const { id: caseId, releaseAt, signer } = aCase;
  if (releaseAt === null || signer === null || state.now < releaseAt) return;
  aCase.releaseAt = null;
  bill(state, told, caseId, 'Ready');
  tell(state, peopleOf(aCase.facilityId), 'report_ready', { caseId });
  // One in twenty is drawn for a second reading, so that nobody knows which: the backend says whether.
  if (!told.tasks.some((task) => task.type === TYPES.review && task.caseId === caseId)) return;
  aCase.reviewer = chooseReviewer(state, told, aCase, listReaders(state, aCase));
  const about = { kind: 'Retrospective', reader: signer, isBlinded: true } as const;
  makeReview(state, told, aCase, { ...about, assignee: aCase.reviewer });
}

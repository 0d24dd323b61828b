import type { Case } from '#contracts/generated/wire.ts';
import { screens } from '../access/screens.ts';

const withCase = (path: string, caseId: string): string => `${path}?case=${encodeURIComponent(caseId)}`;

/** The page on which a case is written. Ids only, here as everywhere: browsers write addresses to disk. */
export const diagnosisPathOf = (caseId: string): string =>
  withCase(screens.primaryDiagnosisCase.path, caseId);

/** What the address says where a signature was not given, since the case goes to a second reviewer first. */
export const SENT_TO_REVIEW = 'review';

export const sentToReviewPathOf = (caseId: string): string =>
  `${diagnosisPathOf(caseId)}&came=${SENT_TO_REVIEW}`;

/** What the address says where the reader has just taken the report back. */
export const TAKEN_BACK = 'taken-back';

export const takenBackPathOf = (caseId: string): string => `${diagnosisPathOf(caseId)}&came=${TAKEN_BACK}`;

/** What the address says where the reader has just stopped the case. */
export const STOPPED = 'stopped';

/** The part of that address that names the case by the platform's number: its stopping is the last that its reader hears. */
export const STOPPED_NUMBER = 'number';

export const stoppedPathOf = (caseId: string, number: string): string =>
  `${diagnosisPathOf(caseId)}&came=${STOPPED}&${STOPPED_NUMBER}=${encodeURIComponent(number)}`;

/** Where the slides that came of a case are counted. */
export const countPathOf = (caseId: string): string => withCase(screens.uploadSpecimenForm.path, caseId);

export const clinicalInfoPathOf = (caseId: string): string => withCase(screens.clinicalInfo.path, caseId);

/** The last step of a case: its checklist and the signature. */
export const SIGN_OUT_STEP = 'sign-out';

export const signOutPathOf = (caseId: string): string => `${diagnosisPathOf(caseId)}&step=${SIGN_OUT_STEP}`;

/** The part of the viewer's address that names an image of the case which was scanned again. */
export const FORMER = 'former';

/** The viewer on a case, or on one of its images. */
export const viewerPathOf = (caseId: string, imageId?: string): string =>
  withCase(screens.viewer.path, caseId) +
  (imageId === undefined ? '' : `&image=${encodeURIComponent(imageId)}`);

/** The viewer on an image that was scanned again, to be looked at and no more. */
export const formerImagePathOf = (caseId: string, imageId: string): string =>
  `${viewerPathOf(caseId)}&${FORMER}=${encodeURIComponent(imageId)}`;

/** The picture of the label of a slide file, as its scanner stored it. */
export const labelPicturePathOf = (blobId: string): string => `/files/label/${encodeURIComponent(blobId)}`;

/** Everything about a case, to be read. */
export const caseDetailsPathOf = (caseId: string): string =>
  screens.caseDetails.path.replace('{caseId}', encodeURIComponent(caseId));

/** Where the clinical information of a case that was sent out is put right. */
export const correctionPathOf = (caseId: string): string => `${caseDetailsPathOf(caseId)}?part=clinical`;

/** Where slides are added to a case that was sent out. */
export const addSlidesPathOf = (caseId: string): string => `${caseDetailsPathOf(caseId)}#add-slides`;

/** Where a second review of a case is asked for, below the text that its reviewer gets. */
export const secondReviewsPathOf = (caseId: string): string => `${caseDetailsPathOf(caseId)}#second-reviews`;

/** The task of a second reading, and its result for whom it was made. */
export const qaPathOf = (taskId: string): string =>
  `${screens.qaTask.path}?task=${encodeURIComponent(taskId)}`;

/** The facility's open work on one case, by the platform's number of the case. */
export const caseTasksPathOf = (caseID: string): string =>
  `${screens.facilityTasks.path}?q=${encodeURIComponent(caseID)}`;

const WITH_REPORT: readonly Case['reportState'][] = ['Preliminary', 'Final', 'Addended', 'Amended'];

/** Whether there is a report that may be led to: a draft of one has no page yet. */
export const hasReport = ({ reportState }: Pick<Case, 'reportState'>): boolean =>
  WITH_REPORT.includes(reportState);

/** The signed report of a case. */
export const reportPathOf = (caseId: string): string =>
  screens.finalReport.path.replace('{caseId}', encodeURIComponent(caseId));

/** The text of a case as it will be printed, before anybody has signed it. */
export const reportDraftPathOf = (caseId: string): string =>
  `/files/report-draft/${encodeURIComponent(caseId)}`;

/** What the signer does on a report besides reading it: writes an addition, or signs the one that is written. */
export const reportStepPathOf = (caseId: string, step: 'addendum' | 'amendment' | 'sign'): string =>
  `${reportPathOf(caseId)}?step=${step}`;

/** The form of a case, at one of its steps or at its first. */
export const caseFormPathOf = (caseId: string, step?: string): string =>
  withCase(screens.createCase.path, caseId) + (step === undefined ? '' : `&step=${step}`);

/** A step of the form for somebody who reads the review and goes back to it. */
export const changeFromReviewPathOf = (caseId: string, step: string): string =>
  `${caseFormPathOf(caseId, step)}&from=review`;

/** The search by patient or number, which is not an address: its words are posted. */
export const findCasesPath = `${screens.showCases.path}#find`;

/** The whole form to be read before it is sent out. */
export const reviewCasePathOf = (caseId: string): string => withCase(screens.reviewCase.path, caseId);

/** A new case, after the draft of another one was given up. */
export const discardedPathOf = (caseId: string): string =>
  `${screens.createCase.path}?discarded=${encodeURIComponent(caseId)}`;

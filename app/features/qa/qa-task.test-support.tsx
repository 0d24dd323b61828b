import { Link } from 'react-router-dom';
import { expect } from 'vitest';
import { aWholeCase } from '#app/core/cases/whole-case.test-support.ts';
import { mountPage } from '#app/ui/mount-page.test-support.tsx';
import type { QaTask, ViewerCase } from '#contracts/generated/wire.ts';
import { QaTaskScreen } from './qa-task-screen.tsx';

export const reviewer = { userId: 'usr_2', displayName: 'Dr. Second' };
export const specimen = {
  specimenType: 'Shave',
  bodysite: 'Skin',
  subsite: null,
  laterality: 'Left',
  slides: 1,
};

/** A blinded review that has been started, as its reviewer sees it. */
export const blinded: QaTask = {
  taskId: 'tsk_1',
  version: 2,
  etag: '"v2"',
  status: 'InProgress',
  kind: 'Prospective',
  blinded: true,
  originalOpen: false,
  dueAt: '2026-11-24T15:00:00Z',
  note: 'Is the deep margin free?',
  case: { id: 'cas_1', caseID: 'DP-1', caseRecordId: null },
  caseType: { value: 'PrimaryDiagnosis', displayName: 'Primary Diagnosis' },
  subspecialty: 'Dermatopathology',
  priority: 'Routine',
  specimens: ['A', 'B'].map((specimenID) => ({ specimenID, ...specimen })),
  reviewer,
  unlicensedIn: null,
  thirdReviewer: null,
  settlesDispute: false,
  signer: null,
  ownDiagnosis: null,
  ownDiagnosisSavedAt: null,
  original: null,
  result: null,
  allowedActions: ['saveDiagnosis'],
};

export const written: QaTask = {
  ...blinded,
  originalOpen: true,
  signer: { userId: 'usr_1', displayName: 'Dr. First' },
  ownDiagnosis: [{ specimenID: 'A', text: 'Spongiosis.' }],
  ownDiagnosisSavedAt: '2026-11-23T15:00:00Z',
  original: [{ specimenID: 'A', text: 'Dermatitis.' }],
  allowedActions: ['submitResult'],
};

export const done: QaTask = {
  ...written,
  status: 'Completed',
  allowedActions: [],
  result: {
    agreement: 'MinorDisagreement',
    categories: ['report_wording', 'threshold'],
    comment: 'The cause is not shown.',
    minutesSpent: 12,
    submittedAt: '2026-11-23T15:30:00Z',
    resolution: null,
    resolvedAt: null,
  },
};

/** One that is not blinded: the own diagnosis and the result are asked for beside each other. */
export const open: QaTask = {
  ...written,
  blinded: false,
  ownDiagnosis: null,
  ownDiagnosisSavedAt: null,
  allowedActions: ['saveDiagnosis', 'submitResult'],
};

/** The slides of the case: one of two images, of which the reviewer has opened the first, and one of an image. */
export function slidesOpened(isRestOpened: boolean): ViewerCase {
  const { slides, ...aCase } = aWholeCase();
  const image = (imageId: string, opened: boolean) => ({
    imageId,
    checksum: null,
    fileName: `${imageId}.svs`,
    fileContent: imageId,
    notShown: null,
    enteredScale: null,
    opened,
    isNew: false,
  });
  const slide = (id: string, images: ViewerCase['slides'][number]['subsections'][number]['images']) => ({
    id,
    block: id,
    displayId: id,
    slideType: 'H&E',
    slideCount: 1,
    facilityId: null,
    stain: 'H&E',
    isRequested: false,
    requireRescan: false,
    requireRescanReason: null,
    images,
  });
  const subsections = [
    slide('A1', [image('img_1', true), image('img_2', isRestOpened)]),
    slide('A2', [image('img_3', isRestOpened)]),
  ];
  return { ...aCase, marksOpen: false, slides: slides.map((one) => ({ ...one, subsections })) };
}

export const textArea = (at: number): HTMLTextAreaElement =>
  document.querySelectorAll('textarea')[at] ?? expect.fail('no such field');

export async function show(review: QaTask, about: Partial<Parameters<typeof QaTaskScreen>[0]> = {}) {
  const element = (
    <>
      <Link to="?task=tsk_2">Next review</Link>
      <QaTaskScreen
        review={review}
        viewerCase={null}
        clinical={null}
        diagnosis={null}
        userId={reviewer.userId}
        idempotencyKey={'"key"'}
        asOf="2026-11-23T15:00:00Z"
        outcome={undefined}
        {...about}
      />
    </>
  );
  await mountPage(element, { search: '?task=tsk_1' });
}

import type { Case, CaseIntake } from '#contracts/generated/wire.ts';
import { aSlide } from '../a-slide.test-support.ts';

/** An image as the intake tells of it. */
export const image = (imageId: string, about: Partial<CaseIntake['images'][number]> = {}) => ({
  imageId,
  displayId: imageId.toUpperCase(),
  fileName: 'a.svs',
  notShown: null,
  hasScale: true,
  scaleEnteredAt: null,
  label: 'matches' as const,
  labelCheckedAt: null,
  outOfFocus: false,
  usedIn: [],
  ...about,
});

type SlideImage = Case['slides'][number]['subsections'][number]['images'][number];

/** The image of a slide of the case, which is the first of the intake too. */
export const SLIDE_IMAGE: SlideImage = {
  imageId: 'img_1',
  checksum: null,
  fileName: 'a.svs',
  fileContent: 'blob-1',
  notShown: null,
  enteredScale: null,
  opened: false,
  isNew: false,
};

/** The slide of the case with these images. */
export const slideOf = (images: SlideImage[]) =>
  aSlide({ id: 'sli_1', displayId: 'IMG_1', block: null, images });

/** What the checks found: a label that differs, an image without a scale and a near name. */
export const intake: CaseIntake = {
  caseId: 'cas_1',
  version: 3,
  etag: '"v3"',
  isReady: false,
  findings: [{ about: 'labels', blocks: true, text: 'The label of A1 differs.' }],
  images: [image('img_1', { label: 'differs' }), image('img_2', { hasScale: false })],
  nameAlerts: [
    {
      caseId: 'cas_7',
      caseID: 'DP-7',
      caseRecordId: null,
      status: 'SignOutCompleted',
      sentAt: '2026-11-05T18:00:00Z',
      likeness: 'near',
      patient: { lastName: 'Marchetti', firstName: 'Dolores', birthDate: '1966-02-11' },
    },
  ],
};

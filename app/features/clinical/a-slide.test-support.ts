import type { Case } from '#contracts/generated/wire.ts';

type Slide = Case['slides'][number]['subsections'][number];

/** A slide of a case of which there is no image yet, with what the test changes about it. */
export const aSlide = (changes: Partial<Slide> = {}): Slide => ({
  id: 'sub_a1',
  block: 'A1',
  displayId: 'A1-1',
  slideType: 'H&E',
  slideCount: 1,
  facilityId: null,
  stain: null,
  isRequested: false,
  requireRescan: false,
  requireRescanReason: null,
  images: [],
  ...changes,
});

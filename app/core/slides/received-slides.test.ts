import { describe, expect, it } from 'vitest';
import type { Case } from '#contracts/generated/wire.ts';
import { aWholeCase } from '../cases/whole-case.test-support.ts';
import { parcelNotes, receivedNotes } from './received-slides.ts';

type Slide = Case['slides'][number]['subsections'][number];
type Received = Case['receivedSlides'][number];

const slide: Slide = {
  id: 'sub_a1',
  block: 'A1',
  displayId: 'A1-1',
  slideType: 'HE',
  slideCount: 2,
  facilityId: null,
  stain: 'H&E',
  isRequested: false,
  requireRescan: false,
  requireRescanReason: null,
  images: [],
};
const whole: Received = { subsectionId: 'sub_a1', received: 2, missing: 0, condition: null, note: null };

const noted = (changes: Partial<Received>) =>
  receivedNotes(
    aWholeCase({
      slides: aWholeCase().slides.map((specimen) => ({ ...specimen, subsections: [slide] })),
      receivedSlides: [{ ...whole, ...changes }],
    }),
  );

describe('mailed slides that were counted', () => {
  it.each<[string, Partial<Received>, readonly string[]]>([
    ['came whole', {}, []],
    ['came in good condition', { condition: 'good' }, []],
    ['have a note alone', { note: 'In the green mailer.' }, ['Slide A1-1, H&E: In the green mailer.']],
    ['have a note of blanks', { note: '  ' }, []],
    ['lack one', { received: 1, missing: 1 }, ['Slide A1-1, H&E: 1 of 2 did not come']],
    ['lack all', { received: 0, missing: 2 }, ['Slide A1-1, H&E: 2 of 2 did not come']],
    ['are damaged', { condition: 'broken' }, ['Slide A1-1, H&E: broken']],
    [
      'lack one, are damaged, and have a note',
      { received: 1, missing: 1, condition: 'no_label', note: ' Asked the clinic. ' },
      ['Slide A1-1, H&E: no label; 1 of 2 did not come; Asked the clinic.'],
    ],
    ['came all that are listed by now', { received: 2, missing: 1 }, []],
    ['lack one that is listed by now', { received: 1, missing: 0 }, ['Slide A1-1, H&E: 1 of 2 did not come']],
    ['are more than are listed by now', { received: 3 }, ['Slide A1-1, H&E: 3 came, and the case lists 2']],
    [
      'lack one of a slide that was taken off the case since',
      { subsectionId: 'sub_gone', received: 0, missing: 1 },
      ['A slide that the case lists no more: 1 of 1 did not come'],
    ],
  ])('%s', (_, changes, expected) => {
    expect(noted(changes)).toEqual(expected);
  });

  it('are nothing to speak of before they were counted', () => {
    expect(receivedNotes(aWholeCase())).toEqual([]);
  });
});

describe('a case that is with its facility again', () => {
  const told = (status: Case['status'], received: Received) =>
    receivedNotes(
      aWholeCase({
        status,
        slides: aWholeCase().slides.map((specimen) => ({ ...specimen, subsections: [slide] })),
        receivedSlides: [received],
      }),
    );

  it('is told what came of the slides that it listed when they were counted', () => {
    expect(told('Returned', { ...whole, received: 1, missing: 0 })).toEqual([]);
    expect(told('Returned', { ...whole, received: 1, missing: 2 })).toEqual([
      'Slide A1-1, H&E: 2 of 3 did not come',
    ]);
    expect(told('Selected', { ...whole, received: 1, missing: 0 })).toEqual([
      'Slide A1-1, H&E: 1 of 2 did not come',
    ]);
  });
});

describe('a parcel that was counted', () => {
  const told = (
    blocksReceived: number | null,
    blocksAnnounced: number | null,
    leftovers: string[] = [],
    receivedSlides: Received[] = [whole],
  ) =>
    parcelNotes(
      {
        receivedAt: '2026-11-20T14:55:00Z',
        recordedBy: { userId: 'usr_1', displayName: 'Lee Lab' },
        trackingNumber: null,
        blocksReceived,
        blocksAnnounced,
        slides: [whole],
        leftovers,
      },
      { receivedSlides },
    );

  it.each([
    [3, 3, []],
    [null, 3, []],
    [1, null, []],
    [1, 3, ['Blocks: 2 of 3 did not come']],
    [4, 3, ['Blocks: 4 came, and 3 were announced']],
  ])('with %s blocks of %s', (came, announced, expected) => {
    expect(told(came, announced)).toEqual(expected);
  });

  it('names what belongs to no slide of the case, as long as its count stands', () => {
    const leftovers = ['RVS26-1 C1', 'Unlabelled slide'];
    expect(told(3, 3, leftovers)).toEqual([
      'In the parcel, and of no slide of the case: RVS26-1 C1; Unlabelled slide',
    ]);
    expect(told(1, 3, leftovers, [])).toEqual([]);
    expect(parcelNotes(null, { receivedSlides: [whole] })).toEqual([]);
  });
});

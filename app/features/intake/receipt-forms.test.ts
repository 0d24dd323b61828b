import { expect, it } from 'vitest';
import { aWholeCase } from '#app/core/cases/whole-case.test-support.ts';
import { listedSlides, receiptFormOf, receiptOf, receiptValues } from './receipt-forms.ts';

const slide = (id: string, count: number) => ({
  id,
  name: id,
  specimenID: 'A',
  label: null,
  kind: 'H&E',
  count,
});

const version = { etag: '"v3"', idempotencyKey: '"key"' };

it('S2.4-08 what did not come is missing, and what the case does not list is left over', () => {
  const listed = [slide('sub_a', 3), slide('sub_b', 1)];
  const typed = receiptFormOf(listed).parse({
    slides: [
      { subsectionId: 'sub_a', received: 2, condition: 'good' },
      { subsectionId: 'sub_b', received: 0, condition: 'broken', note: 'In two parts' },
    ],
    blocksReceived: 1,
    leftovers: ' S26-1 A9 \n\n',
    ...version,
  });
  expect(receiptFormOf(listed).safeParse({ slides: [{ subsectionId: 'sub_a' }], ...version }).success).toBe(
    false,
  );
  expect(receiptOf(typed, listed)).toEqual({
    blocksReceived: 1,
    slides: [
      { subsectionId: 'sub_a', received: 2, missing: 1, condition: 'good' },
      { subsectionId: 'sub_b', received: 0, missing: 1, condition: 'broken', note: 'In two parts' },
    ],
    leftovers: ['S26-1 A9'],
  });
});

it('more of a slide than the case lists is refused at its field, which says where the others go', () => {
  const typed = { slides: [{ subsectionId: 'sub_a5', received: 2 }], ...version };
  const { error } = receiptFormOf([{ ...slide('sub_a5', 1), name: 'A5' }]).safeParse(typed);
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    [
      'slides.0.received',
      'More of A5 came than the case lists. Write the others under “What else was in the parcel”.',
    ],
  ]);
});

it('the form begins with what was counted last, and with nothing for a slide that was not', () => {
  const listed = [slide('sub_a', 2), slide('sub_b', 1)];
  expect(receiptValues(listed, null)).toEqual({
    slides: [{ subsectionId: 'sub_a' }, { subsectionId: 'sub_b' }],
    blocksReceived: '',
    trackingNumber: '',
    leftovers: '',
  });
  const counted = { subsectionId: 'sub_a', received: 0, missing: 2, condition: null, note: 'Sent on Monday' };
  const last = {
    receivedAt: '2026-11-24T00:00:00Z',
    recordedBy: { userId: 'usr_1', displayName: 'Lab' },
    trackingNumber: '1Z9',
    blocksReceived: 0,
    blocksAnnounced: 0,
    slides: [counted, { ...counted, subsectionId: 'sub_gone' }],
    leftovers: ['S26-1 A9', 'No label'],
  };
  const values = receiptValues(listed, last);
  expect(values).toEqual({
    slides: [
      { subsectionId: 'sub_a', received: '0', condition: '', note: 'Sent on Monday' },
      { subsectionId: 'sub_b' },
    ],
    blocksReceived: '0',
    trackingNumber: '1Z9',
    leftovers: 'S26-1 A9\nNo label',
  });
});

it('a slide that a reader has ordered is not waited for in the parcel', () => {
  const [first] = aWholeCase().slides;
  if (first === undefined) throw new Error('The case has no specimen.');
  const glass = (id: string, isRequested: boolean) => ({
    id,
    block: 'A1',
    displayId: id,
    facilityId: null,
    slideType: 'H&E',
    stain: null,
    slideCount: 1,
    isRequested,
    requireRescan: false,
    requireRescanReason: null,
    images: [],
  });
  const specimen = { ...first, subsections: [glass('A1', false), glass('A1-R1', true)] };
  expect(listedSlides({ slides: [specimen] }).map(({ id }) => id)).toEqual(['A1']);
});

import { expect, it } from 'vitest';
import { aWholeCase } from '#app/core/cases/whole-case.test-support.ts';
import { listedSlides, ReceiptForm, receiptOf } from './receipt-forms.ts';

const slide = (id: string, count: number) => ({
  id,
  name: id,
  specimenID: 'A',
  label: null,
  kind: 'H&E',
  count,
});

it('S2.4-08 what did not come is missing, and what the case does not list is left over', () => {
  const typed = ReceiptForm.parse({
    slides: [
      { subsectionId: 'sub_a', received: 2, condition: 'good' },
      { subsectionId: 'sub_b', received: 0, condition: 'broken', note: 'In two parts' },
    ],
    blocksReceived: 1,
    leftovers: ' S26-1 A9 \n\n',
    idempotencyKey: '"key"',
  });
  expect(ReceiptForm.safeParse({ slides: [{ subsectionId: 'sub_a' }], idempotencyKey: 'k' }).success).toBe(
    false,
  );
  const now = '2026-11-24T00:00:00Z';
  expect(receiptOf(typed, [slide('sub_a', 3), slide('sub_b', 1)], now)).toEqual({
    receivedAt: now,
    blocksReceived: 1,
    slides: [
      { subsectionId: 'sub_a', received: 2, missing: 1, condition: 'good' },
      { subsectionId: 'sub_b', received: 0, missing: 1, condition: 'broken', note: 'In two parts' },
    ],
    leftovers: ['S26-1 A9'],
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

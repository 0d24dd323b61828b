import { describe, expect, it } from 'vitest';
import type { AmendedField, FinalReport } from '#contracts/generated/wire.ts';
import { citedGapsAfter, citedMarksOf } from './cited-after.ts';

const sight = { checksum: null, from: { x: 1, y: 2 }, to: { x: 3, y: 4 }, basis: 'file' } as const;
const mark = (number: number, value: string): FinalReport['citedMarks'][number] => ({
  number,
  kind: 'ruler',
  imageId: 'img_1',
  markId: `r${String(number)}`,
  slide: 'A1',
  sight: { ...sight, value },
});

const report: Parameters<typeof citedMarksOf>[0] = {
  patient: {
    lastName: 'Haverly',
    firstName: 'Conrad',
    birthDate: '1951-03-09',
    age: 75,
    gender: 'Male',
    medicalRecordNumber: 'MRN-1',
    healthCardNumber: null,
  },
  diagnoses: [
    {
      specimenID: 'A',
      facilitySpecimenID: null,
      bodysite: 'Skin',
      subsite: 'Nose',
      laterality: 'Left',
      specimenType: 'Biopsy - Shave',
      lines: ['SKIN, LEFT NOSE:', '- Invented finding, 413.1 μm [mark 1] deep.'],
    },
  ],
  comment: 'See [mark 2].',
  microscopic: null,
  gross: { text: 'One shave.', grossedBy: null, grossedAt: null },
  ordering: { submittingPhysician: null, submittingPhysicianNpi: null, copies: [] },
  synoptic: [],
  addenda: [],
  citedMarks: [mark(1, '413.1 μm'), mark(2, '2.000 mm')],
};
const comment = (is: string): AmendedField => ({
  field: 'comment',
  specimenID: null,
  was: 'See [mark 2].',
  is,
});
const gaps = (is: string) => citedGapsAfter(report, { changes: [comment(is)], text: null });

describe('the marks of a report that is changed', () => {
  it('are cited with their length or none, and no others are', () => {
    expect(gaps('Again 413.1 μm [mark 1], and [mark 2].')).toEqual([]);
    expect(gaps('Without any.')).toEqual([]);
    expect(gaps('It is 500.0 μm [mark 1].')).toEqual([
      'The text says 500.0 μm where mark 1 measures 413.1 μm.',
    ]);
    expect(gaps('See [mark 3].')).toEqual(['The text cites mark 3, and no mark has this number.']);
    expect(citedGapsAfter(report, { changes: [], text: 'A stain at [mark 4].' })).toHaveLength(1);
  });

  it('are cited without a length where they have none but one on an assumed scale', () => {
    const marks = report.citedMarks.map((one) => ({
      ...one,
      sight: { ...one.sight, basis: 'assumed' as const },
    }));
    const assumed = { ...report, citedMarks: marks };
    const gapsOf = (is: string) => citedGapsAfter(assumed, { changes: [comment(is)], text: null });
    expect(gapsOf('Again [mark 2].')).toEqual([]);
    expect(gapsOf('It is 2.000 mm [mark 2].')).toEqual([
      expect.stringMatching(/^2\.000 mm of mark 2: The slide names no scale/),
    ]);
  });

  it('keep no change waiting for what was signed before', () => {
    const strange = { ...report, microscopic: 'From elsewhere, [mark 9].' };
    expect(citedGapsAfter(strange, { changes: [comment('New words.')], text: null })).toEqual([]);
  });

  it('are those that it still cites, in the addenda too', () => {
    const numbers = (one: typeof report) => citedMarksOf(one).map(({ number }) => number);
    expect(numbers(report)).toEqual([1, 2]);
    expect(numbers({ ...report, comment: 'No more.' })).toEqual([1]);
    expect(numbers({ ...report, comment: null, addenda: [{ text: 'At [mark 2].' }] })).toEqual([1, 2]);
  });
});

import { describe, expect, it } from 'vitest';
import {
  amissAtLastCheck,
  checkLabels,
  labelCheckComment,
  labelCheckText,
  labelTexts,
} from './label-check.ts';

const PRINTED = ['INV26-1 A1-R1 1/2', 'INV26-1 A1-R1 2/2', 'INV26-1 B1-R1'];

describe('labels that are printed and scanned back', () => {
  it('say what the facility writes on the glass, else accession and slide, one for each slide', () => {
    const slide = { facilityId: null, displayId: 'A1-R1', slideCount: 2 };
    expect(labelTexts(slide, 'INV26-1')).toEqual(PRINTED.slice(0, 2));
    expect(labelTexts({ ...slide, slideCount: 1, facilityId: 'OWN 7' }, 'INV26-1')).toEqual(['OWN 7']);
    expect(labelTexts({ ...slide, displayId: null, slideCount: 1 }, 'INV26-1')).toEqual(['INV26-1']);
  });

  it.each([
    [
      'all of them',
      'INV26-1 A1-R1 1/2\ninv26-1  a1-r1 2/2 \r\nINV26-1 B1-R1\n',
      '3 of 3 labels scanned back.',
    ],
    [
      'one that is missing',
      'INV26-1 A1-R1 1/2\nINV26-1 B1-R1',
      '2 of 3 labels scanned back. Missing: INV26-1 A1-R1 2/2.',
    ],
    [
      'one of another case',
      'INV26-1 A1-R1 1/2\nINV26-1 A1-R1 2/2\nINV26-1 B1-R1\nINV26-2 A1',
      '3 of 3 labels scanned back. Not of this order: INV26-2 A1.',
    ],
    [
      'one twice',
      `${PRINTED.join('\n')}\n${PRINTED[0] ?? ''}`,
      '3 of 3 labels scanned back. Scanned twice: INV26-1 A1-R1 1/2.',
    ],
    ['nothing', ' \n', `0 of 3 labels scanned back. Missing: ${PRINTED.join(', ')}.`],
  ])('name %s', (_, scanned, expected) => {
    expect(labelCheckText(PRINTED, checkLabels(PRINTED, scanned))).toBe(expected);
  });

  it('are whole only where none is missing and none is strange', () => {
    expect(checkLabels(PRINTED, PRINTED.join('\n')).isWhole).toBe(true);
    expect(checkLabels(PRINTED, [...PRINTED, 'X'].join('\n')).isWhole).toBe(false);
    expect(checkLabels(PRINTED, PRINTED.slice(1).join('\n')).isWhole).toBe(false);
    expect(checkLabels([], '').isWhole).toBe(false);
  });

  it('tell two slides apart whose signs are the same but for a space', () => {
    expect(checkLabels(['A1 11'], 'A11 1').strange).toEqual(['A11 1']);
  });
});

it('the last check of a task is amiss where a label is missing or strange, and no longer after one in order', () => {
  const comment = (scanned: string) => ({ labelCheck: null, ...labelCheckComment(PRINTED, scanned) });
  const right = comment(PRINTED.join('\n'));
  const strange = comment([...PRINTED, 'XYZ'].join('\n'));
  const told = { text: 'Missing: the courier.', labelCheck: null };
  expect(right.labelCheck).toBe('in_order');
  expect(amissAtLastCheck([told])).toBeNull();
  expect(amissAtLastCheck([right, strange, told])).toBe(
    '3 of 3 labels scanned back. Not of this order: XYZ.',
  );
  expect(amissAtLastCheck([comment(PRINTED[0] ?? '')])).toContain('Missing: ');
  expect(amissAtLastCheck([strange, right])).toBeNull();
});

it('a check of more labels than a comment has room for is amiss though its words end before the strange one', () => {
  const printed = Array.from({ length: 200 }, (_, at) => `INV26-1 A1-R1 ${at + 1}/200`);
  const check = { labelCheck: null, ...labelCheckComment(printed, 'INV26-9 B1') };
  expect(check.text).toHaveLength(2000);
  expect(amissAtLastCheck([check])).toBe(check.text);
});

import { expect, it } from 'vitest';
import { lineName, MODIFIER_TEXTS } from './line-name.ts';

const line = { code: '88305', modifier: '26', specimenID: 'A', case: { caseID: 'DP-2026-000005' } } as const;

it('a billing line is named with its modifier and its specimen, and without what it has not', () => {
  expect(lineName(line)).toBe('88305-26 for specimen A of DP-2026-000005');
  expect(lineName({ ...line, modifier: null, specimenID: null })).toBe('88305 of DP-2026-000005');
});

it('a modifier is chosen by the number that the rules and the invoice call it by', () => {
  expect(MODIFIER_TEXTS).toEqual({
    '26': '26: Professional component',
    TC: 'TC: Technical component',
    '59': '59: Distinct procedural service',
  });
});

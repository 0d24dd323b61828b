import { expect, it } from 'vitest';
import { alsoCharged } from './same-work.ts';

const line = { id: 'bil_1', status: 'Ready', code: '88305', specimenID: 'A', modifier: '26' } as const;
const added = { ...line, id: 'bil_2' };

it('finds the other lines of a case that charge the same work once more', () => {
  expect(alsoCharged(line, [line, added])).toEqual([added]);
  expect(alsoCharged(line, [{ ...added, status: 'Paid' }])).toHaveLength(1);
  expect(alsoCharged(line, [{ ...added, modifier: null }])).toHaveLength(1);
});

it.each([
  ['is void', { status: 'Void' }],
  ['is of another specimen', { specimenID: 'B' }],
  ['is of another code', { code: '88307' }],
  ['is the other part of the work', { modifier: 'TC' }],
  ['is said to be distinct', { modifier: '59' }],
] as const)('leaves out what %s', (_, other) => {
  expect(alsoCharged(line, [{ ...added, ...other }])).toEqual([]);
});

it('says nothing of a line that is void', () => {
  expect(alsoCharged({ ...line, status: 'Void' }, [added])).toEqual([]);
});

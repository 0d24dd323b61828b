import { expect, it } from 'vitest';
import { correctionsOf } from './corrections.ts';

const change = {
  field: 'synoptic',
  specimenID: 'A',
  was: 'Margin: negative',
  is: 'Margin: positive',
} as const;

it('tells what was corrected of the parts that are asked for, the newest first', () => {
  const addenda = [
    { version: 3, changes: [{ ...change, specimenID: null, was: '', is: 'Grade 2' }] },
    { version: 2, changes: [change, { ...change, field: 'dates' as const }] },
  ];
  expect(correctionsOf({ addenda }, 'synoptic', 'ancillary')).toEqual([
    'Corrected by the amendment of version 3.\nWas: Not recorded\nIs: Grade 2',
    'Corrected by the amendment of version 2, specimen A.\nWas: Margin: negative\nIs: Margin: positive',
  ]);
  expect(correctionsOf({ addenda: [] }, 'synoptic')).toEqual([]);
});

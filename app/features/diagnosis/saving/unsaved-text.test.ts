import { expect, it } from 'vitest';
import { readUnsaved, unsavedLine } from './unsaved-text.ts';

const LEFT = { base: { etag: '"v1"', fields: {} }, fields: { 'diagnosis.A': 'RIGHT: benign.' } };

it('a text that an older page kept is read, and what is none is not', () => {
  expect(readUnsaved(JSON.stringify(LEFT))).toEqual({ ...LEFT, tried: [], begun: {}, caseID: null });
  expect(readUnsaved(JSON.stringify({ ...LEFT, fields: null }))).toBeNull();
  expect(readUnsaved('{"base":')).toBeNull();
  expect(readUnsaved(null)).toBeNull();
});

it('the words keep the number of their case', () => {
  expect(readUnsaved(unsavedLine({ ...LEFT, tried: [] }, 'DP-2026-000014'))?.caseID).toBe('DP-2026-000014');
  expect(unsavedLine(null, 'DP-2026-000014')).toBeNull();
});

it('rows that were begun are kept with the words', () => {
  const begun = { ancillary: [{ stain: 'Ki-67' }] };
  expect(readUnsaved(unsavedLine({ ...LEFT, tried: [] }, null, begun))?.begun).toEqual(begun);
});

import { expect, it } from 'vitest';
import { readUnsaved } from './unsaved-text.ts';

const LEFT = { base: { etag: '"v1"', fields: {} }, fields: { 'diagnosis.A': 'RIGHT: benign.' } };

it('a text that an older page kept is read, and what is none is not', () => {
  expect(readUnsaved(JSON.stringify(LEFT))).toEqual({ ...LEFT, tried: [] });
  expect(readUnsaved(JSON.stringify({ ...LEFT, fields: null }))).toBeNull();
  expect(readUnsaved('{"base":')).toBeNull();
  expect(readUnsaved(null)).toBeNull();
});

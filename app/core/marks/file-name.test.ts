import { expect, it } from 'vitest';
import { marksFileName } from './file-name.ts';

const at = Date.UTC(2026, 2, 11, 14, 25, 30, 7);

it('the name of a file of marks is what it holds, the image’s id and the time', () => {
  expect(marksFileName('patches.json', 'image-1', at)).toBe('patches_image-1_20260311T142530Z.json');
  expect(marksFileName('marks.geojson', 'image-1', at)).toBe('marks_image-1_20260311T142530Z.geojson');
});

it('the name of a file of marks has no sign in it that leads into another folder', () => {
  expect(marksFileName('patches.json', '../a\\b:c d', at)).toBe('patches_..-a-b-c-d_20260311T142530Z.json');
});

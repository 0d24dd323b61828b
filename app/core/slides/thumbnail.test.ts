import { expect, it } from 'vitest';
import { thumbnailOf } from './thumbnail.ts';

const link = { link: 'L', info: { contentType: 'image/tiff' }, thumbnailUrl: null, previewUrl: null };

it.each([
  [{ ...link, thumbnailUrl: 'T', previewUrl: 'P' }, 'T'],
  [{ ...link, previewUrl: 'P' }, 'P'],
  [link, null],
  [{ ...link, info: { contentType: 'image/jpeg' } }, 'L'],
  [{ ...link, info: { contentType: 'image/PNG; q=1' } }, 'L'],
  [{ ...link, info: { contentType: 'application/pdf' } }, null],
])('S7-11 takes the first picture of %j', (pictures, address) => {
  expect(thumbnailOf(pictures)).toBe(address);
});

import { describe, expect, it } from 'vitest';
import { isNewImage } from './new-images.ts';

const TAKEN = '2026-11-21T12:00:00Z';
const image = { opened: false, addedAt: '2026-11-21T12:00:00.001Z', isRequested: false };

describe('an image is new', () => {
  it('when it came after the reader took the case, until it is opened', () => {
    expect(isNewImage(image, TAKEN)).toBe(true);
    expect(isNewImage({ ...image, opened: true }, TAKEN)).toBe(false);
    expect(isNewImage({ ...image, addedAt: TAKEN }, TAKEN)).toBe(false);
    expect(isNewImage({ ...image, addedAt: '2026-11-20T12:00:00Z', isRequested: true }, TAKEN)).toBe(false);
  });

  it('by its order where nobody wrote down when it came', () => {
    expect(isNewImage({ ...image, addedAt: null }, TAKEN)).toBe(false);
    expect(isNewImage({ ...image, addedAt: null, isRequested: true }, TAKEN)).toBe(true);
  });

  it('to nobody but who has the case', () => {
    expect(isNewImage(image, null)).toBe(false);
    expect(isNewImage({ ...image, isRequested: true, addedAt: null }, null)).toBe(false);
  });
});

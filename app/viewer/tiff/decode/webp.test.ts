import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { webpSize } from './webp.ts';

const made = (alpha: number) =>
  sharp({ create: { width: 300, height: 77, channels: 4, background: { r: 9, g: 99, b: 200, alpha } } });

describe('webpSize', () => {
  it.each([
    ['lossy', made(1).removeAlpha().webp()],
    ['lossless', made(1).webp({ lossless: true })],
    ['lossy with alpha', made(0.5).webp()],
    ['with a profile', made(1).removeAlpha().withIccProfile('p3').webp()],
  ])('reads a picture that is %s', async (_, picture) => {
    expect(webpSize(await picture.toBuffer())).toEqual({ width: 300, height: 77 });
  });

  it('finds no size in anything else', () => {
    expect(webpSize(new Uint8Array(40))).toEqual({ width: 0, height: 0 });
    expect(webpSize(new TextEncoder().encode('RIFF0000WEBPVP9 '))).toEqual({ width: 0, height: 0 });
  });
});

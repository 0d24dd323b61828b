import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { isDrawnForReview } from './review-draw.ts';

it('about one report in twenty is drawn, by its hash alone', () => {
  const hashes = Array.from({ length: 4000 }, (_, n) => createHash('sha256').update(String(n)).digest('hex'));
  const drawn = hashes.filter(isDrawnForReview).length;
  expect(drawn).toBeGreaterThan(140);
  expect(drawn).toBeLessThan(260);
  expect([isDrawnForReview('00000014ff'), isDrawnForReview('00000015ff')]).toEqual([true, false]);
});

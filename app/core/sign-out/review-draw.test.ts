import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { isDrawnForReview } from './review-draw.ts';

const hashes = Array.from({ length: 4000 }, (_, n) => createHash('sha256').update(String(n)).digest('hex'));
const drawn = (percent: number): number => hashes.filter((hash) => isDrawnForReview(hash, percent)).length;

it('so many reports in a hundred are drawn, by their hashes alone', () => {
  expect(drawn(5)).toBeGreaterThan(140);
  expect(drawn(5)).toBeLessThan(260);
  expect([drawn(0), drawn(100)]).toEqual([0, 4000]);
  expect([isDrawnForReview('00000004ff', 5), isDrawnForReview('00000005ff', 5)]).toEqual([true, false]);
});

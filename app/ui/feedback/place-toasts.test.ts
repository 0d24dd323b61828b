import { describe, expect, it } from 'vitest';
import { clearTop } from './place-toasts.ts';

const STACK = { left: 100, right: 300, height: 80 };
const at = (top: number, bottom: number, left = 0, right = 400) => ({ top, bottom, left, right });
const topAmong = (...kept: readonly ReturnType<typeof at>[]) =>
  clearTop(24, STACK, { kept, windowHeight: 600 });

describe('the place of the toasts', () => {
  it.each([
    ['is the usual one where nothing is in the way', [], 24],
    ['is the usual one beside what is in the way', [at(0, 90, 0, 100), at(0, 90, 300, 400)], 24],
    ['is the usual one above what begins below it', [at(104, 150)], 24],
    ['is below what they would lie on', [at(60, 110)], 118],
    ['is below two that leave no room between them', [at(60, 110), at(150, 200)], 208],
    ['is between two that leave enough', [at(60, 110), at(210, 260)], 118],
    ['is the usual one where the window has no other', [at(0, 590)], 24],
  ] as const)('%s', (_, kept, top) => {
    expect(topAmong(...kept)).toBe(top);
  });
});

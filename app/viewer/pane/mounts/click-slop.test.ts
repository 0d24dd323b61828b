import { describe, expect, it } from 'vitest';
import { isSecondFinger, Press, slopOf } from './click-slop.ts';

const at = (clientX: number, clientY = 0, pointerType = 'mouse'): PointerEvent =>
  ({ pointerId: 1, pointerType, clientX, clientY }) as PointerEvent;

describe('a press', () => {
  it('leaves more room to a finger than to a pen, and to a pen than to a mouse', () => {
    expect(slopOf('touch')).toBeGreaterThan(slopOf('pen'));
    expect(slopOf('pen')).toBeGreaterThan(slopOf('mouse'));
    expect(slopOf('')).toBe(slopOf('mouse'));
  });

  it.each(['mouse', 'pen', 'touch'])('of a %s becomes a drag beyond its slop, in any direction', (type) => {
    const slop = slopOf(type);
    const press = new Press(at(100, 50, type));
    expect(press.isDrag(at(100 + slop, 50))).toBe(false);
    expect(press.isDrag(at(100, 50 - slop))).toBe(false);
    expect(press.isDrag(at(100 + slop, 50 + slop))).toBe(true);
  });

  it('stays a drag when the hand comes back', () => {
    const press = new Press(at(100));
    expect([press.isDrag(at(160)), press.isDrag(at(100))]).toEqual([true, true]);
  });
});

it.each([
  ['touch', 'touch', true],
  ['pen', 'touch', false],
  ['touch', 'pen', false],
  ['mouse', 'mouse', false],
])('a %s is taken back by another %s: %s', (first, second, isTakenBack) => {
  expect(isSecondFinger({ pointerType: first }, { pointerType: second })).toBe(isTakenBack);
});

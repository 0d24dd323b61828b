import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '#app/core/event-log/holds.test-support.ts';
import { isLongEnough, LabelRoom } from './label-room.ts';
import { labelPlace, withinPane } from './mark-label-place.ts';
import { LABEL_HEIGHT_PX } from './mark-style.ts';
import { PANE } from './marks.test-support.ts';

const figures = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const labels = fc.array(
  fc.record({ x: figures(-100, 1000), y: figures(-100, 700), half: figures(10, 150) }),
  { maxLength: 60 },
);
const lieApart = (
  one: { x: number; y: number; half: number },
  other: { x: number; y: number; half: number },
): boolean =>
  Math.abs(one.x - other.x) > one.half + other.half || Math.abs(one.y - other.y) > LABEL_HEIGHT_PX;

describe('the room for labels', () => {
  it('is given to whoever asks first, and to every label that lies on none before it', () => {
    holds(
      200,
      fc.property(labels, (asked) => {
        const room = new LabelRoom(PANE);
        const placed: typeof asked = [];
        for (const label of asked) {
          const isSeen =
            label.x + label.half >= 0 &&
            label.x - label.half <= PANE.width &&
            label.y + LABEL_HEIGHT_PX / 2 >= 0 &&
            label.y - LABEL_HEIGHT_PX / 2 <= PANE.height;
          const isFree = placed.every((other) => lieApart(label, other));
          expect(room.take(label, label.half)).toBe(isSeen && isFree);
          if (isSeen && isFree) placed.push(label);
        }
      }),
    );
  });

  it('is not asked for by what is shorter than its label', () => {
    expect([isLongEnough(79, 40), isLongEnough(80, 40)]).toEqual([false, true]);
  });
});

describe('the place of a label', () => {
  it('lies on no line of a coordinate ruler, however the slide is turned', () => {
    const around = figures(0, 2 * Math.PI);
    const sides = figures(-400, 400);
    holds(
      300,
      fc.property(around, sides, sides, figures(20, 200), (angle, across, down, half) => {
        const turned = (x: number, y: number) => ({
          x: x * Math.cos(angle) - y * Math.sin(angle),
          y: x * Math.sin(angle) + y * Math.cos(angle),
        });
        const [from, elbow, to] = [turned(0, 0), turned(across, 0), turned(across, down)];
        const place = labelPlace(from, to, half, elbow);
        for (const [one, other] of [
          [from, elbow],
          [elbow, to],
          [from, to],
        ] as const)
          for (let step = 0; step <= 50; step += 1) {
            const at = {
              x: one.x + ((other.x - one.x) * step) / 50,
              y: one.y + ((other.y - one.y) * step) / 50,
            };
            const isUnder = Math.abs(at.x - place.x) < half && Math.abs(at.y - place.y) < LABEL_HEIGHT_PX / 2;
            expect(isUnder).toBe(false);
          }
      }),
    );
  });
});

describe('a label at the side of the pane', () => {
  it.each([
    ['is moved inside from the left', 10, 56],
    ['is moved inside from the right', 395, 344],
    ['stays where it is whole', 200, 200],
    ['stays outside where nothing of it is seen', -60, -60],
  ])('%s', (_, x, want) => {
    expect(withinPane({ x, y: 7 }, 50, 400)).toEqual({ x: want, y: 7 });
  });

  it('stays where it is when it is wider than the pane', () => {
    expect(withinPane({ x: 10, y: 7 }, 50, 90)).toEqual({ x: 10, y: 7 });
  });
});

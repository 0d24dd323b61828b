import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '#app/core/event-log/holds.test-support.ts';
import { isLongEnough, LabelRoom } from './label-room.ts';
import { crosses } from './mark-geometry.ts';
import { labelPlaces, withinPane } from './mark-label-place.ts';
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

  it('is given beside the own line, and to no label that the line of another ruler comes near', () => {
    const whole = (min: number, max: number) => fc.integer({ min, max });
    const points = fc.record({ x: whole(-300, 1200), y: whole(-300, 900) });
    holds(
      300,
      fc.property(points, points, points, whole(10, 150), (from, to, at, half) => {
        const room = new LabelRoom(PANE);
        const [own, other] = [{}, {}];
        room.line(other, from, to);
        const height = LABEL_HEIGHT_PX / 2;
        const edges = (gap: number) => ({
          minX: Math.max(0, at.x - half - gap),
          minY: Math.max(0, at.y - height - gap),
          maxX: Math.min(PANE.width, at.x + half + gap),
          maxY: Math.min(PANE.height, at.y + height + gap),
        });
        const isTaken = room.take(at, half, LABEL_HEIGHT_PX, own);
        const isSeen = new LabelRoom(PANE).take(at, half);
        if (isTaken) expect(crosses(from, to, edges(8))).toBe(false);
        else if (isSeen) expect(crosses(from, to, edges(25))).toBe(true);
        const again = new LabelRoom(PANE);
        again.line(own, from, to);
        expect(again.take(at, half, LABEL_HEIGHT_PX, own)).toBe(isSeen);
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
        const places = labelPlaces(from, to, half, elbow);
        const straight = labelPlaces(from, to, half);
        expect([new Set(places).size, new Set(straight).size]).toEqual([places.length, straight.length]);
        expect(straight.length).toBeGreaterThan(1);
        const lines = [
          ...places.map((place) => [place, [from, elbow], [elbow, to], [from, to]] as const),
          ...straight.map((place) => [place, [from, to]] as const),
        ];
        const steps = Array.from({ length: 51 }, (_, step) => step / 50);
        for (const [place, ...own] of lines) {
          const isUnder = own.some(([one, other]) =>
            steps.some((share) => {
              const [x, y] = [one.x + (other.x - one.x) * share, one.y + (other.y - one.y) * share];
              return Math.abs(x - place.x) < half && Math.abs(y - place.y) < LABEL_HEIGHT_PX / 2;
            }),
          );
          expect(isUnder).toBe(false);
        }
      }),
    );
  });
});

describe('the place of a label that is wider than its line is long', () => {
  it('is as near to the line as to be clear of it, however the line lies', () => {
    holds(
      300,
      fc.property(figures(-200, 200), figures(-200, 200), figures(20, 200), (x, y, half) => {
        const [from, to] = [
          { x: 0, y: 0 },
          { x, y },
        ];
        const lengths = Array.from({ length: 101 }, (_, step) => step / 100);
        for (const place of labelPlaces(from, to, half)) {
          const gaps = lengths.map((share) =>
            Math.hypot(
              Math.max(0, Math.abs(x * share - place.x) - half),
              Math.max(0, Math.abs(y * share - place.y) - LABEL_HEIGHT_PX / 2),
            ),
          );
          expect(Math.min(...gaps)).toBeLessThan(16);
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

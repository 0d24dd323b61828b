import { describe, expect, it } from 'vitest';
import { rulerOn, slide } from '../random-readings.test-support.ts';
import { eventsOf, given, inMode, moveRuler } from './decide.test-support.ts';

describe('a ruler that is moved', () => {
  it.each(['NONE', 'STRAIGHT', 'COORDINATE'] as const)(
    'gets new ends in mode %s and keeps everything else, the scale that it was drawn with too',
    (mode) => {
      const rescanned = { image: slide('i', { scale: { state: 'file', mppX: 1, mppY: 1, source: 'api' } }) };
      expect(eventsOf(given({ ...inMode(mode), ...rescanned }), moveRuler())).toEqual([
        {
          type: 'ruler.edited',
          v: 1,
          ruler: { ...rulerOn('i', 'r1'), from: { x: 7, y: 8 }, to: { x: 70, y: 80 } },
        },
      ]);
    },
  );

  it('leaves no step for Undo where it ends at its place', () => {
    const { from, to } = rulerOn('i', 'r1');
    expect(eventsOf(given(), moveRuler({ from, to }))).toEqual([]);
  });

  it.each([
    { from: { x: 2, y: 2 } },
    { from: { x: 1, y: 3 } },
    { to: { x: 31, y: 40 } },
    { to: { x: 30, y: 41 } },
  ])('is edited where one end alone has moved, along one axis: %j', (end) => {
    const before = rulerOn('i', 'r1');
    const after = { ...before, ...end };
    expect(eventsOf(given(), moveRuler({ from: after.from, to: after.to }))).toEqual([
      { type: 'ruler.edited', v: 1, ruler: after },
    ]);
  });
});

describe('a ruler that is named', () => {
  const [first, second] = [{ ...rulerOn('i', 'r1'), name: 'margin' }, rulerOn('i', 'r2')];
  const naming = (rulerId: string) =>
    eventsOf(given({ rulers: [first, second] }), { type: 'rename-ruler', rulerId, name: ' margin ' });

  it('takes a name that another one has, and leaves no step for Undo where it has that name itself', () => {
    expect(naming('r2')).toEqual([{ type: 'ruler.edited', v: 1, ruler: { ...second, name: 'margin' } }]);
    expect(naming('r1')).toEqual([]);
  });
});

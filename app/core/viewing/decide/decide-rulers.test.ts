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
});

import { expect, it } from 'vitest';
import type { Scale } from '../slides/scale.ts';
import { trueMagnification } from './magnification.ts';
import { OBJECTIVES, type ObjectiveScan, objectiveButton } from './objective.ts';

const limits = { min: 0.008, home: 0.01, max: 2 };
const file = (mpp: number): Scale => ({ state: 'file', mppX: mpp, mppY: mpp, source: 'api' });
const scalesOf = (over: Partial<ObjectiveScan>) =>
  OBJECTIVES.map((times) => {
    const { scale, reason } = objectiveButton(times, { scale: file(0.25), named: null, limits, ...over });
    return reason ?? scale;
  });
const BEYOND = 'Beyond scan resolution';
const UNKNOWN = 'Magnification unknown';

it.each<[string, Partial<ObjectiveScan>, readonly (number | string)[]]>([
  ['a scan of 40x has all', {}, [0.125, 0.25, 0.5, 1]],
  ['a scan of 20x has no 40x', { scale: file(0.5) }, [0.25, 0.5, 1, BEYOND]],
  ['a scan of nearly 40x is called 40x', { scale: file(0.252) }, [0.126, 0.252, 0.504, 1]],
  ['the record names the objective', { scale: file(0.25), named: 20 }, [0.25, 0.5, 1, BEYOND]],
  [
    'a scale set by hand goes before it',
    { scale: { state: 'manual', mppX: 0.25, mppY: 0.25, reason: 'r' }, named: 20 },
    [0.125, 0.25, 0.5, 1],
  ],
  ['nothing is guessed', { scale: { state: 'none' } }, [UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN]],
  [
    'nothing is smaller than the least zoom',
    { limits: { min: 0.2, home: 0.25, max: 2 } },
    ['The whole slide is larger than that', 0.25, 0.5, 1],
  ],
])('%s', (_, over, scales) => {
  scalesOf(over).forEach((scale, at) => {
    const wanted = scales[at];
    if (typeof wanted === 'number') expect(scale).toBeCloseTo(wanted, 6);
    else expect(scale).toBe(wanted);
  });
});

it('comes to what the pane then says that it shows', () => {
  const scan: ObjectiveScan = { scale: file(0.25), named: null, limits };
  for (const times of OBJECTIVES) {
    const view = { centre: { x: 0, y: 0 }, scale: objectiveButton(times, scan).scale, rotation: 0 };
    expect(trueMagnification(scan.scale, null, view, { width: 1 }).text).toBe(`${String(times)}x objective`);
  }
});

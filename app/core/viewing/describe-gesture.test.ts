import { describe, expect, it } from 'vitest';
import { patchOn } from './decide/decide.test-support.ts';
import { describeGesture, type WithoutGesture } from './describe-gesture.ts';
import type { LogEvent } from './events.ts';
import { rulerOn } from './random-readings.test-support.ts';

const ruler = { ...rulerOn('i', 'r1'), from: { x: 0, y: 0 }, to: { x: 100, y: 0 } };
const patch = patchOn('p1');
const without = (before: WithoutGesture['ruler']): WithoutGesture => ({
  ruler: before,
  patchName: () => '2',
  isPoint: (id) => id === 'point',
});
const gone = without(() => null);
const there = without(() => ruler);
const edited = (over: Partial<typeof ruler>): LogEvent => ({
  type: 'ruler.edited',
  v: 1,
  ruler: { ...ruler, ...over },
});

const cases: readonly (readonly [LogEvent, WithoutGesture, string])[] = [
  [{ type: 'ruler.drawn', v: 1, ruler }, gone, 'measurement 25.000 μm'],
  [edited({ name: 'Depth' }), there, 'name of measurement 25.000 μm'],
  [edited({ visible: false }), there, 'hiding of measurement 25.000 μm'],
  [
    edited({ visible: true }),
    without(() => ({ ...ruler, visible: false })),
    'showing of measurement 25.000 μm',
  ],
  [edited({ to: { x: 200, y: 0 } }), there, 'move of measurement 25.000 μm'],
  [edited({}), gone, 'measurement 25.000 μm'],
  [{ type: 'ruler.removed', v: 1, rulerId: 'r1' }, there, 'deletion of measurement 25.000 μm'],
  [{ type: 'ruler.removed', v: 1, rulerId: 'r1' }, gone, 'deletion of measurement'],
  [{ type: 'rulers.cleared', v: 1, rulerIds: ['r1'] }, there, 'deletion of 1 measurement'],
  [{ type: 'rulers.cleared', v: 1, rulerIds: ['r1', 'r2', 'r3'] }, there, 'deletion of 3 measurements'],
  [{ type: 'patch.placed', v: 1, patch }, gone, 'patch 2'],
  [{ type: 'patch.placed', v: 1, patch: { ...patch, isPoint: true } }, gone, 'point 2'],
  [{ type: 'patch.moved', v: 1, patch }, gone, 'move of patch 2'],
  [{ type: 'patch.resized', v: 1, patch }, gone, 'size of patch 2'],
  [{ type: 'patch.recolored', v: 1, patch }, gone, 'color of patch 2'],
  [{ type: 'patch.noted', v: 1, patch }, gone, 'note on patch 2'],
  [{ type: 'patch.removed', v: 1, patchId: 'p1' }, gone, 'removal of patch 2'],
  [{ type: 'patch.removed', v: 1, patchId: 'point' }, gone, 'removal of point 2'],
  [{ type: 'scale.set', v: 1, checksum: null, scale: null }, gone, 'scale by hand taken back'],
  [
    {
      type: 'scale.set',
      v: 1,
      checksum: null,
      scale: { state: 'manual', mppX: 1, mppY: 1, reason: 'stage micrometer' },
    },
    gone,
    'scale set by hand',
  ],
];

describe('what a gesture did', () => {
  it.each(cases)('%o', (event, before, words) => {
    expect(describeGesture([event], before)).toBe(words);
  });

  it('counts the marks of a file', () => {
    const drawn: LogEvent = { type: 'ruler.drawn', v: 1, ruler };
    expect(describeGesture([drawn, drawn, { type: 'patch.placed', v: 1, patch }], gone)).toBe('3 marks');
  });

  it('has no words for what changed no mark', () => {
    expect(describeGesture([{ type: 'slide.opened', v: 1 }], gone)).toBe('');
    expect(describeGesture([], gone)).toBe('');
  });
});

import { describe, expect, it } from 'vitest';
import type { Scale } from '../../slides/scale.ts';
import { type AlignmentFit, identityOn, type Registration } from '../registration.ts';
import { syncWords } from './sync-words.ts';

const of = (over: Partial<Registration>): Registration => ({ ...identityOn('a'), to: 'b', ...over });
const file = (mppX: number, mppY = mppX): Scale => ({ state: 'file', mppX, mppY, source: 'api' });
const HAND: Scale = { state: 'manual', mppX: 0.25, mppY: 0.25, reason: 'r' };

describe('the words of a sync', () => {
  it.each<[Partial<Registration>, string]>([
    [{}, 'no offset'],
    [{ toPoint: { x: 4800, y: 1200 } }, 'offset 1.2 mm right, 300 μm down'],
    [{ fromPoint: { x: 4800, y: 8 } }, 'offset 1.2 mm left, 2 μm up'],
    [{ toPoint: { x: 1, y: 0 } }, 'no offset'],
    [{ toPoint: { x: 3998, y: 0 } }, 'offset 1.0 mm right'],
    [{ rotation: 12 }, 'no offset, turned 12° clockwise'],
    [{ rotation: 350 }, 'no offset, turned 10° counterclockwise'],
    [{ rotation: 359.9 }, 'no offset'],
    [{ rotation: 180 }, 'no offset, turned 180° clockwise'],
    [{ zoom: 1.5 }, 'no offset, magnified 1.50 times'],
  ])('say where both scales are known: %j', (over, words) => {
    expect(syncWords(of(over), { from: file(0.25), to: HAND })).toBe(`Synced · ${words}`);
  });

  it.each<[AlignmentFit, Scale, string]>([
    [{ points: 3, residual: 16.8 }, file(0.25), 'aligned by 3 points, residual 4.2 μm'],
    [{ points: 3, residual: 16.8 }, file(0.5, 0.125), 'aligned by 3 points, residual 4.2 μm'],
    [{ points: 3, residual: 0.001 }, file(0.25), 'aligned by 3 points, residual 0 μm'],
    [{ points: 3, residual: 16.84 }, { state: 'none' }, 'aligned by 3 points, residual 16.8 px'],
    [{ points: 2, residual: 0 }, file(0.25), 'aligned by 2 points'],
    [{ points: 3, residual: null }, file(0.25), 'aligned by 3 points, moved by hand since'],
  ])('say what points it was aligned by and how well they meet: %j', (fit, to, words) => {
    expect(syncWords(of({ fit }), { from: file(0.25), to })).toBe(`Synced · no offset, ${words}`);
  });

  it.each<[Partial<Registration>, Scale, string]>([
    [{ scale: 0.5 }, file(0.25), ', magnified 2.00 times'],
    [{ scale: 0.5 }, file(0.5), ''],
    [
      { scale: 0.91, fit: { points: 2, residual: 0 } },
      file(0.25),
      ', magnified 1.10 times, aligned by 2 points',
    ],
    [{ scale: 1, zoom: 1.5 }, file(0.5), ', magnified 0.75 times'],
    [{ scale: 0.5, zoom: 1.5 }, { state: 'assumed', mppX: 0.25, mppY: 0.25 }, ', magnified 1.50 times'],
    [{ scale: 0.5 }, { state: 'none' }, ''],
  ])(
    'say how the second is magnified by the size of both, and by the hand alone where one is unknown: %j, %j',
    (over, to, words) => {
      expect(syncWords(of(over), { from: file(0.25), to })).toBe(`Synced · no offset${words}`);
    },
  );

  it('take each axis and each slide by its own scale', () => {
    const moved = of({ fromPoint: { x: 1000, y: 1000 }, toPoint: { x: 1000, y: 1000 } });
    expect(syncWords(moved, { from: file(0.5, 0.25), to: file(0.25, 0.5) })).toBe(
      'Synced · offset 250 μm left, 250 μm down',
    );
  });

  it.each<[Scale | null]>([
    [{ state: 'none' }],
    [{ state: 'invalid' }],
    [{ state: 'assumed', mppX: 1, mppY: 1 }],
    [null],
  ])('say pixels where a scale is not known: %j', (unknown) => {
    const moved = of({ toPoint: { x: 40.4, y: -7 } });
    for (const scales of [
      { from: unknown, to: file(0.25) },
      { from: file(0.25), to: unknown },
    ]) {
      expect(syncWords(moved, scales)).toBe('Synced · offset 40 px right, 7 px up');
    }
  });
});

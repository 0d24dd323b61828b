import { describe, expect, it } from 'vitest';
import { rulerLabel } from '../marks/length.ts';
import { canMeasure, type Scale, scaleOf, scaleOfImage, scalesDiffer } from './scale.ts';

const assumed: Scale = { state: 'assumed', mppX: 0.25, mppY: 0.25 };
const invalid: Scale = { state: 'invalid' };

describe('scale of a slide', () => {
  it.each<[string, Parameters<typeof scaleOf>[0], Scale]>([
    ['S9-15 none at all: the default, and marked as assumed', null, assumed],
    ['nothing in it', {}, assumed],
    ['both null', { mppX: null, mppY: null }, assumed],
    [
      'both given',
      { mppX: 0.25, mppY: 0.5, source: 'ome-xml' },
      { state: 'file', mppX: 0.25, mppY: 0.5, source: 'ome-xml' },
    ],
    [
      'an unknown source is the API’s word',
      { mppX: 1, mppY: 1, source: 'rumour' },
      { state: 'file', mppX: 1, mppY: 1, source: 'api' },
    ],
    ['zero', { mppX: 0, mppY: 0.5 }, invalid],
    ['zero on the other axis', { mppX: 0.5, mppY: 0 }, invalid],
    ['negative', { mppX: -0.25, mppY: 0.25 }, invalid],
    ['not a number', { mppX: Number.NaN, mppY: 0.25 }, invalid],
    ['without end', { mppX: 0.25, mppY: Number.POSITIVE_INFINITY }, invalid],
    ['one axis only', { mppX: 0.25 }, invalid],
    ['the other axis only', { mppY: 0.25 }, invalid],
  ])('%s', (_, stated, want) => {
    expect(scaleOf(stated, true)).toEqual(want);
  });

  it.each([
    [0.00025, 0.25],
    [0.25, 0.0199],
    [20.1, 20.1],
    [250, 250],
  ])('of %f by %f μm is implausible: the default is assumed, and what was stated is told', (mppX, mppY) => {
    const scale = scaleOf({ mppX, mppY, source: 'api' }, true);
    expect(scale).toEqual({ ...assumed, implausible: { mppX, mppY } });
    expect(rulerLabel({ from: { x: 0, y: 0 }, to: { x: 100, y: 0 }, scale })).toBe(
      '25.000 μm (assumed scale)',
    );
  });

  it.each([0.02, 20])('of %f μm is that of a scanner', (mpp) => {
    expect(scaleOf({ mppX: mpp, mppY: mpp }, true).state).toBe('file');
  });

  it('a picture that is no scan has none, whatever is stated', () => {
    expect(scaleOf({ mppX: 0.25, mppY: 0.25 }, false)).toEqual({ state: 'none' });
  });

  it('measuring needs an mpp with nonzero x and y', () => {
    expect(canMeasure(scaleOf({ mppX: 0, mppY: 0.25 }, true))).toBe(false);
    expect(canMeasure(scaleOf({ mppX: 0.25, mppY: 0 }, true))).toBe(false);
    expect(canMeasure(assumed)).toBe(true);
    expect(canMeasure({ state: 'none' })).toBe(true);
  });
});

describe('what the laboratory entered for an image', () => {
  const entered = { mppX: 0.5, mppY: 0.4, reason: 'Scanner log.', enteredAt: '2026-11-20T14:55:00Z' };

  it.each<Scale>([assumed, { state: 'file', mppX: 0.25, mppY: 0.25, source: 'api' }, { state: 'invalid' }])(
    'goes before %j, as a scale by hand',
    (found) => {
      const scale = scaleOfImage(found, entered);
      expect(scale).toEqual({ state: 'manual', ...entered });
      expect(rulerLabel({ from: { x: 0, y: 0 }, to: { x: 100, y: 0 }, scale })).toBe(
        '50.000 μm (scale set by hand)',
      );
      expect(scaleOfImage(found, null)).toBe(found);
    },
  );

  it('makes no scan of a picture: its lengths stay pixels', () => {
    const scale = scaleOfImage({ state: 'none' }, entered);
    expect(scale).toEqual({ state: 'none' });
    expect(rulerLabel({ from: { x: 0, y: 0 }, to: { x: 100, y: 0 }, scale })).toBe('100.000 px');
  });
});

describe('the scales of two slides', () => {
  const file = (mppX: number, mppY = mppX): Scale => ({ state: 'file', mppX, mppY, source: 'api' });

  it.each<[Scale, Scale, boolean]>([
    [file(0.25), file(0.25), false],
    [file(0.25), file(0.252), false],
    [file(0.25), file(0.5), true],
    [file(0.25), file(0.25, 0.5), true],
    [file(0.5, 0.25), file(0.25), true],
    [file(0.25), { state: 'manual', mppX: 0.25, mppY: 0.25, reason: 'r' }, false],
    [file(0.25), { state: 'none' }, true],
    [{ state: 'none' }, { state: 'invalid' }, true],
    [{ state: 'none' }, { state: 'none' }, false],
  ])('differ where their pixels are of another size: %j and %j', (one, other, differ) => {
    expect(scalesDiffer(one, other)).toBe(differ);
    expect(scalesDiffer(other, one)).toBe(differ);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../event-log/holds.test-support.ts';
import { ASSUMED_SCALE, type Scale } from '../slides/scale.ts';
import { lengthLabel, lengthOf, micrometresLabel, rulerLabel } from './length.ts';

const scale = (mppX: number, mppY = mppX): Scale => ({ state: 'file', mppX, mppY, source: 'api' });
const origin = { x: 0, y: 0 };
const coordinate = fc.double({ min: -1e6, max: 1e6, noNaN: true });
const points = fc.record({ x: coordinate, y: coordinate });
const mpp = fc.double({ min: 0.01, max: 20, noNaN: true });

describe('label', () => {
  it.each([
    [0, '0.000 fm'],
    [1e-9, '1.000 fm'],
    [9.99e-7, '999.000 fm'],
    [1e-6, '1.000 pm'],
    [0.000999, '999.000 pm'],
    [0.001, '1.000 nm'],
    [0.25, '250.000 nm'],
    [0.999, '999.000 nm'],
    [1, '1.000 μm'],
    [12.3454, '12.345 μm'],
    [999.999, '999.999 μm'],
    [1000, '1.000 mm'],
    [12345.678, '12.346 mm'],
    [2_000_000, '2000.000 mm'],
  ])('S9-26 %d μm reads %s', (micrometres, label) => {
    expect(micrometresLabel(micrometres)).toBe(label);
  });

  it('S9-26 whatever the unit, the label says the measured length to three decimals', () => {
    const inMicrometres: Record<string, number> = { fm: 1e-9, pm: 1e-6, nm: 1e-3, μm: 1, mm: 1e3 };
    const length = fc.double({ min: 1e-9, max: 1e6, noNaN: true });
    const property = fc.property(length, (micrometres) => {
      const [figure = '', unit = ''] = micrometresLabel(micrometres).split(' ');
      const factor = inMicrometres[unit] ?? Number.NaN;
      expect(figure).toMatch(/^\d+\.\d{3}$/);
      expect(Math.abs(Number(figure) * factor - micrometres)).toBeLessThanOrEqual(0.000501 * factor);
    });
    holds(1000, property);
  });

  it('the unit sign is the Greek letter, not the micro sign', () => {
    expect(micrometresLabel(5).codePointAt(6)).toBe(0x3bc);
  });

  it('says when the scale is assumed', () => {
    const to = { x: 49.38, y: 0 };
    expect(rulerLabel({ from: origin, to, scale: ASSUMED_SCALE })).toBe('12.345 μm (assumed scale)');
    expect(rulerLabel({ from: origin, to, scale: scale(0.25) })).toBe('12.345 μm');
  });

  it('counts pixels where there is no scale', () => {
    expect(rulerLabel({ from: origin, to: { x: 123.456, y: 0 }, scale: { state: 'none' } })).toBe(
      '123.456 px',
    );
  });

  it('says nothing where the scale is invalid', () => {
    expect(lengthOf(origin, { x: 3, y: 4 }, { state: 'invalid' })).toBeNull();
    expect(rulerLabel({ from: origin, to: { x: 3, y: 4 }, scale: { state: 'invalid' } })).toBe('');
  });
});

describe('length', () => {
  it('uses each axis with its own scale', () => {
    expect(lengthOf(origin, { x: 3, y: 4 }, scale(1, 2))).toEqual({
      unit: 'micrometre',
      value: Math.sqrt(9 + 64),
      basis: 'file',
    });
  });

  it('is the same both ways and wherever the line lies', () => {
    const property = fc.property(points, points, points, mpp, mpp, (from, to, shift, mppX, mppY) => {
      const valueOf = (a: typeof from, b: typeof from): number =>
        lengthOf(a, b, scale(mppX, mppY))?.value ?? -1;
      const moved = (p: typeof from): typeof from => ({ x: p.x + shift.x, y: p.y + shift.y });
      const value = valueOf(from, to);
      expect(valueOf(to, from)).toBe(value);
      expect(Math.abs(valueOf(moved(from), moved(to)) - value)).toBeLessThan(1e-6);
    });
    holds(1000, property);
  });

  it('does not change when the view is turned: ends taken through a rotation and back measure the same', () => {
    const angle = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });
    const property = fc.property(points, points, angle, mpp, mpp, (from, to, turn, mppX, mppY) => {
      const there = (p: typeof from, by: number): typeof from => ({
        x: p.x * Math.cos(by) - p.y * Math.sin(by),
        y: p.x * Math.sin(by) + p.y * Math.cos(by),
      });
      const back = (p: typeof from): typeof from => there(there(p, turn), -turn);
      const value = lengthOf(from, to, scale(mppX, mppY))?.value ?? -1;
      const again = lengthOf(back(from), back(to), scale(mppX, mppY))?.value ?? -1;
      expect(Math.abs(again - value)).toBeLessThan(1e-5);
    });
    holds(1000, property);
  });

  it('lengthLabel takes what lengthOf gives', () => {
    expect(lengthLabel({ unit: 'micrometre', value: 1500, basis: 'assumed' })).toBe(
      '1.500 mm (assumed scale)',
    );
  });
});

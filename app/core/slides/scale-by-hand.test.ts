import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../event-log/holds.test-support.ts';
import { lengthOf } from '../marks/length.ts';
import type { Scale } from './scale.ts';
import { type ScaleFields, scaleByHand, scaleFromKnownLength } from './scale-by-hand.ts';

const typed: ScaleFields = { mppX: '0.25', mppY: '0.5', reason: 'Stage micrometer' };
const NUMBER = 'Enter micrometres per pixel as a number, such as 0.25';
const LIMITS = 'Must be from 0.01 to 100 micrometres per pixel';

describe('a scale set by hand', () => {
  it.each<[string, Partial<ScaleFields>, number]>([
    ['a dot', { mppX: '0.25' }, 0.25],
    ['a comma', { mppX: '0,25' }, 0.25],
    ['no leading zero', { mppX: '.25' }, 0.25],
    ['no leading zero and a comma', { mppX: ',25' }, 0.25],
    ['blanks around it', { mppX: ' 0.25 ' }, 0.25],
    ['no decimals', { mppX: '1' }, 1],
    ['nothing after the dot', { mppX: '1.' }, 1],
    ['the least there is', { mppX: '0.01' }, 0.01],
    ['the most there is', { mppX: '100' }, 100],
  ])('takes a number with %s', (_, change, mppX) => {
    const scale = { state: 'manual', mppX, mppY: 0.5, reason: 'Stage micrometer' };
    expect(scaleByHand({ ...typed, ...change })).toEqual({ ok: true, scale });
  });

  it.each([
    ['', 'Micrometres per pixel are required'],
    ['  ', 'Micrometres per pixel are required'],
    ['abc', NUMBER],
    ['.', NUMBER],
    [',', NUMBER],
    ['1,234.5', NUMBER],
    ['0.2.5', NUMBER],
    ['0 25', NUMBER],
    ['-0.25', NUMBER],
    ['1e-1', NUMBER],
    ['0x1', NUMBER],
    ['Infinity', NUMBER],
    ['NaN', NUMBER],
    ['0.25 µm', NUMBER],
    ['0', LIMITS],
    ['0.0099', LIMITS],
    ['100.1', LIMITS],
    ['9'.repeat(400), LIMITS],
  ])('refuses %j on either axis: %s', (figure, message) => {
    expect(scaleByHand({ ...typed, mppX: figure })).toEqual({ ok: false, fields: { mppX: message } });
    expect(scaleByHand({ ...typed, mppY: figure })).toEqual({ ok: false, fields: { mppY: message } });
  });

  it.each([
    ['', 'A reason is required'],
    [' \n ', 'A reason is required'],
    ['ab', 'The reason must have at least 3 characters'],
    [' ab ', 'The reason must have at least 3 characters'],
    ['x'.repeat(201), 'The reason must have at most 200 characters'],
  ])('wants a reason: %j', (reason, message) => {
    expect(scaleByHand({ ...typed, reason })).toEqual({ ok: false, fields: { reason: message } });
  });

  it.each(['abc', 'x'.repeat(200), `  ${'x'.repeat(200)}  `])('takes the reason %j', (reason) => {
    expect(scaleByHand({ ...typed, reason })).toMatchObject({ ok: true, scale: { reason: reason.trim() } });
  });

  it('names every wrong field at once', () => {
    const { ok, ...rest } = scaleByHand({ mppX: '', mppY: 'x', reason: '' });
    expect(ok).toBe(false);
    expect(Object.keys('fields' in rest ? rest.fields : {})).toEqual(['mppX', 'mppY', 'reason']);
  });
});

describe('a scale from a line of known length', () => {
  const from = { x: 10, y: 20 };
  const present: Scale = { state: 'file', mppX: 0.2, mppY: 0.4, source: 'api' };

  it('is the same on both axes where the slide has none', () => {
    const want = { mppX: 0.25, mppY: 0.25 };
    for (const scale of [null, { state: 'none' }, { state: 'invalid' }] as const) {
      expect(scaleFromKnownLength(from, { x: 410, y: 20 }, 100, scale)).toEqual(want);
      expect(scaleFromKnownLength(from, { x: 10, y: 420 }, 100, scale)).toEqual(want);
    }
    expect(scaleFromKnownLength(from, { x: 250, y: 340 }, 100)).toEqual(want);
  });

  it('keeps the ratio of the scale that the slide has', () => {
    expect(scaleFromKnownLength(from, { x: 410, y: 20 }, 100, present)).toEqual({ mppX: 0.25, mppY: 0.5 });
    expect(scaleFromKnownLength(from, { x: 10, y: 420 }, 100, present)).toEqual({ mppX: 0.125, mppY: 0.25 });
  });

  it('makes the line as long as it was said to be', () => {
    const at = fc.double({ min: 0, max: 50_000, noNaN: true });
    const ratio = fc.double({ min: 0.5, max: 2, noNaN: true });
    const length = fc.double({ min: 1, max: 50_000, noNaN: true });
    holds(
      1000,
      fc.property(at, at, at, at, ratio, length, (x, y, toX, toY, by, micrometres) => {
        const before: Scale = { state: 'assumed', mppX: 0.25, mppY: 0.25 * by };
        const found = scaleFromKnownLength({ x, y }, { x: toX, y: toY }, micrometres, before);
        fc.pre(found !== null);
        const after: Scale = { state: 'manual', ...found, reason: 'Stage micrometer' };
        const measured = lengthOf({ x, y }, { x: toX, y: toY }, after)?.value ?? Number.NaN;
        const keepsRatio = Math.abs(found.mppY / found.mppX / by - 1) < 1e-12;
        return keepsRatio && Math.abs(measured / micrometres - 1) < 1e-12;
      }),
    );
  });

  it.each([
    ['a line without a length', from, 100],
    ['no length', { x: 410, y: 20 }, 0],
    ['a negative length', { x: 410, y: 20 }, -100],
    ['a length that is no number', { x: 410, y: 20 }, Number.NaN],
    ['an endless one', { x: 410, y: 20 }, Number.POSITIVE_INFINITY],
    ['a scale finer than there is', { x: 410, y: 20 }, 3.9],
    ['a scale coarser than there is', { x: 410, y: 20 }, 40_001],
    ['a line that ends nowhere', { x: Number.NaN, y: 20 }, 100],
  ])('is none for %s', (_, to, micrometres) => {
    expect(scaleFromKnownLength(from, to, micrometres)).toBeNull();
  });

  it('is none where the ratio would carry the other axis past its limits', () => {
    expect(scaleFromKnownLength(from, { x: 110, y: 20 }, 6000, present)).toBeNull();
  });
});

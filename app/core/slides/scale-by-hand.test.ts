import { describe, expect, it } from 'vitest';
import { zEnteredScaleInput } from '#contracts/generated/schemas/entered-scale-input.ts';
import { PLAUSIBLE_MPP } from './scale.ts';
import { type ScaleFields, scaleByHand } from './scale-by-hand.ts';

const typed: ScaleFields = { mppX: '0.25', mppY: '0.5', reason: 'Stage micrometer' };
const NUMBER = 'Enter micrometres per pixel as a number, such as 0.25';
const LIMITS = 'Must be from 0.02 to 20 micrometres per pixel';

describe('a scale set by hand', () => {
  it.each<[string, Partial<ScaleFields>, number]>([
    ['a dot', { mppX: '0.25' }, 0.25],
    ['a comma', { mppX: '0,25' }, 0.25],
    ['no leading zero', { mppX: '.25' }, 0.25],
    ['no leading zero and a comma', { mppX: ',25' }, 0.25],
    ['blanks around it', { mppX: ' 0.25 ' }, 0.25],
    ['no decimals', { mppX: '1' }, 1],
    ['nothing after the dot', { mppX: '1.' }, 1],
    ['the least there is', { mppX: '0.02' }, 0.02],
    ['the most there is', { mppX: '20' }, 20],
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
    ['0.0199', LIMITS],
    ['20.1', LIMITS],
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

  it('is held to the same limits where the laboratory enters it', () => {
    const { mppX, mppY } = zEnteredScaleInput.shape;
    for (const { minValue, maxValue } of [mppX, mppY])
      expect({ finest: minValue, coarsest: maxValue }).toEqual(PLAUSIBLE_MPP);
  });

  it('names every wrong field at once', () => {
    const { ok, ...rest } = scaleByHand({ mppX: '', mppY: 'x', reason: '' });
    expect(ok).toBe(false);
    expect(Object.keys('fields' in rest ? rest.fields : {})).toEqual(['mppX', 'mppY', 'reason']);
  });
});

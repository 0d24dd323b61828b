import { expect, it } from 'vitest';
import { parcelDayFault, parcelText } from './parcel.ts';

const TODAY = '2026-11-28';

it.each([
  ['2126-11-28', 'is more than a week ahead. Check the year.'],
  ['2026-12-06', 'is more than a week ahead. Check the year.'],
  ['2026-12-05', null],
  [TODAY, null],
  ['2025-11-28', null],
  ['2025-11-27', 'is more than a year ago. Check the year.'],
  ['1926-11-28', 'is more than a year ago. Check the year.'],
])('a parcel of %s: %s', (day, fault) => {
  expect(parcelDayFault(day, TODAY)).toBe(fault);
});

it('a parcel is told whole or not at all', () => {
  const parcel = { carrier: 'Demo Parcel', trackingNumber: 'DP-000131', shippedOn: '2026-11-20' };
  expect(parcelText(parcel)).toBe('Demo Parcel, DP-000131, sent on 11/20/2026');
  expect(parcelText({ ...parcel, shippedOn: null })).toBeNull();
});

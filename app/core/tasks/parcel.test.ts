import { expect, it } from 'vitest';
import { parcelDayFault, parcelFaults, parcelText } from './parcel.ts';

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

it.each([
  [{}, {}],
  [{ carrier: 'Demo Parcel', trackingNumber: ' DP-131 ', shippedOn: TODAY }, {}],
  [{ carrier: '  ' }, { carrier: ['Name the carrier'] }],
  [{ trackingNumber: '      ' }, { trackingNumber: ['A tracking number has at least 6 characters'] }],
  [{ trackingNumber: ' DP-13 ' }, { trackingNumber: ['A tracking number has at least 6 characters'] }],
  [{ shippedOn: '2126-11-28' }, { shippedOn: ['Sent on is more than a week ahead. Check the year.'] }],
])('of a parcel %j is wrong what %j says', (said, faults) => {
  expect(parcelFaults(said, TODAY)).toEqual(faults);
});

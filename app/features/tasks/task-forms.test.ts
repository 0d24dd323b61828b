import { expect, it } from 'vitest';
import { workFormOf } from './task-forms.ts';

const parcel = { carrier: 'Demo Parcel', trackingNumber: 'DP-000131', shippedOn: '2026-11-20' };
const read = (changes: Partial<typeof parcel>) =>
  workFormOf('2026-11-21').safeParse({ ...parcel, ...changes, etag: '"v1"', idempotencyKey: '"key"' });

it('a parcel is named without the spaces around its words', () => {
  expect(read({ carrier: ' Demo Parcel ', trackingNumber: ' DP-000131 ' }).data).toMatchObject(parcel);
});

it.each([
  [{ carrier: '   ' }, 'Name carrier, number and day of the parcel'],
  [{ trackingNumber: '         ' }, 'A tracking number has at least 6 characters'],
  [{ shippedOn: '2126-11-20' }, 'Sent on is more than a week ahead. Check the year.'],
  [{ shippedOn: '2006-11-20' }, 'Sent on is more than a year ago. Check the year.'],
])('a parcel of %j is asked for again', (changes, text) => {
  expect(read(changes).error?.issues.map(({ message }) => message)).toEqual([text]);
});

it.each([0, 201, 1.5, 'three'])('%s is no count of pieces', (piecesReceived) => {
  const typed = { piecesReceived, etag: '"v1"', idempotencyKey: '"key"' };
  expect(
    workFormOf('2026-11-21')
      .safeParse(typed)
      .error?.issues.map(({ message }) => message),
  ).toEqual(['Write a whole number of pieces, from 1 to 200']);
});

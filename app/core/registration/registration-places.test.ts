import { expect, it } from 'vitest';
import { ownPlaceOf, PLACES, registrationTypeOf } from './registration-places.ts';

it.each([
  ['type=provider', 'provider'],
  ['sent&type=facility', 'facility'],
  ['type=Provider', null],
  ['type=toString', null],
  ['', null],
])('the address ?%s says that somebody registers as %s', (search, type) => {
  expect(registrationTypeOf(new URLSearchParams(search))).toBe(type);
});

it('whoever registered finds the own registration where those of the kind are opened', () => {
  expect([ownPlaceOf('provider'), ownPlaceOf('facility')]).toEqual([PLACES.providers, PLACES.facilities]);
});

import { expect, it } from 'vitest';
import type { ErrorCode } from '#contracts/generated/wire.ts';
import { pickupPlaceOf } from './pickup-place.ts';

it.each<[ErrorCode, string | undefined]>([
  ['PROVIDER_NOT_ACTIVE', '/pathologist/onboarding-task'],
  ['LICENCE_REQUIRED', '/about-me#licences'],
  ['SUBSPECIALTY_MISMATCH', '/about-me'],
  ['EARLIER_SIGNER', '/completedCases'],
  ['PICKUP_LIMIT', '/selectedCases'],
  ['GLASS_SITE_REQUIRED', '/about-me#reading-sites'],
  ['CYTOLOGY_SITE_REQUIRED', '/about-me#reading-sites'],
  // Only waiting helps, and the row says how long; another reader has the case.
  ['RELEASED_RECENTLY', undefined],
  ['CASE_ALREADY_PICKED_UP', undefined],
])('S2.5-02 a pickup that is refused with %s leads to its place', (code, to) => {
  expect(pickupPlaceOf(code)?.to).toBe(to);
});

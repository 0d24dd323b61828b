import { expect, it } from 'vitest';
import { named, textOf } from '#app/ui/mount.test-support.tsx';
import { mountPage } from '#app/ui/mount-page.test-support.tsx';
import type { FacilityAccount } from '#contracts/generated/wire.ts';
import { AccountFacility } from './account-facility.tsx';
import { invented } from './facility-account.test-support.ts';
import { FacilityWithoutAccount } from './facility-without-account.tsx';

const show = (account: FacilityAccount, isSaved = false) =>
  mountPage(<AccountFacility facility={{ account, today: '2026-11-26', isSaved }} accountId="acc_1" />);

it('shows the facility of an account with everything that is kept of it, and leads to its form and to its people', async () => {
  await show(invented);
  expect(textOf()).toContain('Legal nameExample Inc.');
  expect(textOf()).toContain('NPI1234567893');
  expect(textOf()).toContain('Signed by Ada Lee');
  expect(textOf()).not.toContain('suspended');
  expect(named('Edit facility account').getAttribute('href')).toBe('/EditAccount/acc_1?part=facility');
  expect(named('People of the facility').getAttribute('href')).toBe('/users?facilityId=fac_1');
});

it('says of an agreement that was not signed online where it may be', async () => {
  await show({ ...invented, signed: null });
  expect(textOf()).toContain('No agreement was signed online. It may have been signed on paper.');
});

it('says of a facility that it is suspended or was saved, and offers no form where the API allows none', async () => {
  await show({ ...invented, active: false, allowedActions: [] }, true);
  expect(textOf()).toContain('This facility is suspended, since its account was deactivated.');
  expect(textOf()).toContain('The facility account is saved.');
  expect(() => named('Edit facility account')).toThrow();
});

it('says in its place why the facility could not be read', async () => {
  await mountPage(<AccountFacility facility={{ unread: 'Internal server error!' }} accountId="acc_1" />);
  expect(textOf()).toContain('The facility could not be read: Internal server error!');
  expect(() => named('Edit facility account')).toThrow();
});

it('shows a facility without an account by itself, says that it has none, and leads to its people and to no form', async () => {
  await mountPage(<FacilityWithoutAccount account={invented} today="2026-11-26" />);
  expect(textOf()).toContain('This facility has no account.');
  expect(textOf()).toContain('Legal nameExample Inc.');
  expect(() => named('Edit facility account')).toThrow();
  expect(named('People of the facility').getAttribute('href')).toBe('/users?facilityId=fac_1');
  expect(named('All accounts').getAttribute('href')).toBe('/account');
});

import { describe, expect, it } from 'vitest';
import { click, eventually, found, named, textOf } from '#app/ui/mount.test-support.tsx';
import { mountPage, posts } from '#app/ui/mount-page.test-support.tsx';
import type { Profile } from '#contracts/generated/wire.ts';
import { AccountDetailsPage } from './account-details-page.tsx';

const NOW = '2026-11-23T15:00:00Z';

const profile: Profile = {
  userId: 'usr_4',
  version: 2,
  etag: '"v2"',
  email: 'facility@example.org',
  role: 'MedicalFacility',
  staffRole: null,
  status: 'Active',
  salutation: 'None',
  firstName: 'Corwin',
  middleName: null,
  lastName: 'Ashgrove',
  displayName: 'Corwin Ashgrove',
  phone: null,
  address: null,
  timeZone: 'America/New_York',
  notices: { newCasesDigest: true, taskDigest: true, mailOnAssignment: true, mailOnReport: true },
  facility: {
    id: 'fac_1',
    name: 'Invented Clinic',
    rights: { view: true, edit: false, assign: false, pickup: false },
  },
  provider: null,
  createdAt: NOW,
  updatedAt: NOW,
};

async function show() {
  const element = (
    <AccountDetailsPage
      profile={profile}
      sessions={[]}
      timeZones={['America/Denver', 'UTC']}
      idempotencyKey={'"key"'}
      outcome={undefined}
    />
  );
  await mountPage(element);
}

describe('S2.2-04 S2.5-07 the account details of somebody of a facility', () => {
  it('say for whom they work and what they may do, and lead to the rest of the account', async () => {
    await show();
    expect(textOf()).toContain('FacilityInvented Clinic');
    expect(textOf()).toContain('Your rightsSees cases, edits none');
    expect(textOf()).not.toContain('Subspecialties');
    const links = [...document.querySelectorAll('nav[aria-label=Account] a')].map((link) =>
      link.getAttribute('href'),
    );
    expect(links).toEqual([
      '/facility-account-detail',
      '/my-team',
      '/reset-password',
      '/facility-registration',
    ]);
  });

  it('say that daily mails go by the zone of the facility, not by the one that is chosen', async () => {
    await show();
    expect(textOf()).toContain('Daily mails are sent at 8:00 AM in the time zone of your facility');
    expect(textOf()).not.toContain('in this zone');
  });

  it('let notices be chosen, of which those for readers are not offered and stay', async () => {
    await show();
    expect(textOf()).not.toContain('New available cases');
    expect(textOf()).toContain(
      'Mail about requests, returned cases, holds, messages, and questions and answers of support',
    );
    await click(found('input[name=mailOnReport]'));
    await click(named('Save notices'));
    await eventually(() => expect(posts).toHaveLength(1));
    expect(posts[0]).toMatchObject({
      intent: 'notices',
      etag: '"v2"',
      newCasesDigest: 'on',
      taskDigest: 'on',
    });
    expect(posts[0]).not.toHaveProperty('mailOnReport');
  });
});

import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { found, mount, named, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import { mountPage } from '#app/ui/mount-page.test-support.tsx';
import type { User } from '#contracts/generated/wire.ts';
import { someAddress } from './address.test-support.ts';
import { OnboardingPart, UserPage } from './user-page.tsx';

const onboarding = {
  missing: ['Onboarding tasks must be made'],
  proctoredCases: 0,
  proctoredCasesWanted: 10,
  openMajors: 0,
  openCases: 0,
};

const show = (status: User['status'], taskId: string | null) => {
  const element = (
    <main>
      <OnboardingPart onboarding={onboarding} status={status} taskId={taskId} />
    </main>
  );
  return mount(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
};

afterEach(unmount);

it.each(['New', 'In Progress'] as const)(
  'a pathologist who is %s and has no onboarding task is led to a new one',
  async (status) => {
    await show(status, null);
    expect(textOf(found('main'))).toContain(
      'The steps begin with a task of the type “Onboarding” for this pathologist, which nobody has made yet. Make the task',
    );
    expect(found('main a').getAttribute('href')).toBe('/create-task');
  },
);

it('whoever has an onboarding task, or needs none any more, is led to no new one', async () => {
  await show('New', 'tsk_1');
  expect(found('main a').getAttribute('href')).toBe('/onboarding-task?task=tsk_1');
  await show('Active', null);
  expect(textOf(found('main'))).not.toContain('Make the task');
});

const invited: User = {
  userId: 'usr_demo000011',
  version: 1,
  etag: '"v1"',
  salutation: 'None',
  firstName: 'Ada',
  middleName: null,
  lastName: 'Invented',
  displayName: 'Ada Invented',
  email: 'ada@example.org',
  phone: null,
  role: 'Facility_NP',
  userType: 'Facility_NP',
  staffRole: null,
  ownerGroup: null,
  rights: { view: true, edit: true, assign: false, pickup: false },
  status: 'New',
  npi: null,
  facilityId: 'fac_1',
  facilityName: 'Invented Clinic',
  subspecialties: [],
  licences: [],
  readingSites: [],
  groups: [],
  startDate: null,
  onboarding: null,
  openSessions: 0,
  invitation: 'pending',
  invitationEndsAt: '2026-11-24T15:00:00Z',
  lastLoginAt: null,
  createdAt: '2026-11-21T15:00:00Z',
  updatedAt: '2026-11-21T15:00:00Z',
  history: [],
  allowedActions: ['edit', 'sendPasswordReset'],
};

const showUser = (changes: Partial<User>) =>
  mountPage(
    <main>
      <UserPage
        user={{ ...invited, ...changes }}
        onboardingTaskId={null}
        mayHandInLicence={false}
        past={{ changes: null, links: null }}
        idempotencyKey={'"key"'}
        outcome={undefined}
      />
    </main>,
  );

it('says until when the invitation of somebody is good who has not come, and sends it again', async () => {
  await showUser({});
  expect(textOf()).toContain('Not used yet; its link is good until 11/24/2026');
  expect(named('Send the invitation again')).toBeDefined();
  await showUser({ invitation: 'accepted', invitationEndsAt: null });
  expect(named('Send a password reset')).toBeDefined();
  await showUser({ invitation: 'none', invitationEndsAt: null });
  expect(textOf()).not.toContain('Invitation');
});

it('leads from a reading site that nobody has checked to where an admin says that it was', async () => {
  const site = {
    name: 'Annex',
    kind: 'office',
    address: someAddress,
    clia: null,
    vpn: false,
    verified: false,
  } as const;
  await showUser({ readingSites: [site] });
  expect(named('Say that it was checked').getAttribute('href')).toBe(
    '/EditUser/usr_demo000011#user-verifiedSites',
  );
  await showUser({ readingSites: [site], allowedActions: [] });
  expect(textOf()).not.toContain('Say that');
  await showUser({ readingSites: [{ ...site, verified: true }] });
  expect(textOf()).not.toContain('Say that');
});

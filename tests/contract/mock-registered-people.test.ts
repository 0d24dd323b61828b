import { beforeEach, describe, expect, it } from 'vitest';
import { newUser } from '#mock-server/resolvers/registration/new-users.ts';
import { DEMO_PASSWORD } from '#mock-server/seeds/people.ts';
import type { MockApi } from '#mock-server/server.ts';
import { makeKeyed, START } from './business-people.ts';
import type { MockClient } from './mock-client.ts';
import { type Approvals, openApprovals } from './registration-approvals.test-support.ts';
import { STAFF_FORM, USER_FORM } from './registration-forms.ts';

let api: MockApi;
let client: MockClient;
let admin: string;
let draft: Approvals['draft'];
let outcomeOf: Approvals['outcomeOf'];

beforeEach(async () => {
  ({ api, client, admin, draft, outcomeOf } = await openApprovals());
});

const userOf = (id: string | null | undefined) => api.world().users.find(id ?? '');

describe('approving the registration of a colleague or of staff', () => {
  it.each([
    ['registerUser', USER_FORM, { role: 'MedicalFacility', facilityId: 'fac_demo-1', staffRole: null }],
    [
      'registerUser',
      { ...USER_FORM, userType: 'Facility_NP', npi: '1234567893' },
      { role: 'Facility_NP', facilityId: 'fac_demo-1', staffRole: null },
    ],
    ['registerUser', { ...USER_FORM, userType: 'Physician' }, { role: 'Provider', facilityId: null }],
    ['registerOperatorStaff', STAFF_FORM, { role: 'Admin', staffRole: 'Lab_Operations' }],
  ] as const)('by %s makes a user with the rights of the form', async (operation, form, rights) => {
    const outcome = await outcomeOf(await draft(operation, form));
    expect(userOf(outcome['userId'])).toMatchObject({ status: 'New', displayName: 'Linus Okoro', ...rights });
    expect(outcome).toMatchObject({ facilityId: null, accountId: null, enquiryId: null });
  });

  it('by registerUser gives a physician the onboarding without which they never begin', async () => {
    const id = await draft('registerUser', { ...USER_FORM, userType: 'Physician' });
    const { userId } = await outcomeOf(id);
    const [onboarding] = api.world().onboardings.by('provider', userId ?? '');
    expect(api.world().tasks.find(onboarding?.id ?? '')).toMatchObject({
      type: 3,
      status: 'Open',
      assigneeId: userId,
    });
    expect(api.world().signers.find(userId ?? '')).not.toBeNull();
    const user = userOf(userId);
    const moved = await client.ask('changeProviderStatus', {
      params: { userId: user?.id ?? '' },
      body: { to: 'In Progress' },
      headers: makeKeyed({ 'If-Match': `"v${user?.version ?? 0}"` }),
      as: admin,
    });
    expect(moved.status).toBe(200);
  });

  it('by registerUser gives a colleague the time zone of the facility, in which their first day begins', async () => {
    api.world().facilities.change('fac_demo-1', (held) => ({ ...held, timeZone: 'America/Los_Angeles' }));
    const { userId } = await outcomeOf(await draft('registerUser', USER_FORM));
    expect(userOf(userId)?.timeZone).toBe('America/Los_Angeles');
  });

  const RIGHTS = { view: true, edit: false, assign: false, pickup: false };
  const ENTERED = { salutation: 'Mx.', rights: RIGHTS, startDate: '2027-03-01' };
  it.each([
    ['registerUser', { ...USER_FORM, npi: '1234567893', ownerGroup: 'Facility' }],
    ['registerOperatorStaff', { ...STAFF_FORM, ownerGroup: 'Operator' }],
  ] as const)(
    'by %s keeps all that was entered, and nobody logs in before their day',
    async (operation, form) => {
      const outcome = await outcomeOf(await draft(operation, { ...form, ...ENTERED }));
      expect(userOf(outcome['userId'])).toMatchObject({
        ...form,
        ...ENTERED,
        displayName: 'Mx. Linus Okoro',
      });
      const passwordHash = userOf('usr_demo000006')?.passwordHash ?? '';
      api
        .world()
        .users.change(outcome['userId'] ?? '', (user) => ({ ...user, passwordHash, status: 'Active' }));
      const answer = await client.ask('login', { body: { email: form.email, password: DEMO_PASSWORD } });
      expect(answer).toMatchObject({ code: 'ACCOUNT_DEACTIVATED' });
      expect(answer.text).toContain('This account opens on 03/01/2027.');
    },
  );

  it('gives an account that is there already what was entered', async () => {
    const id = await draft('registerUser', { ...USER_FORM, ...ENTERED, npi: '1234567893' });
    const { id: userId } = newUser(
      api.world(),
      { email: 'linus@example.org', displayName: 'Linus Okoro', role: 'MedicalFacility' },
      START,
    );
    api.world().registrations.change(id, (held) => ({ ...held, userId }));
    expect((await outcomeOf(id))['userId']).toBe(userId);
    expect(userOf(userId)).toMatchObject({ ...ENTERED, npi: '1234567893', phone: USER_FORM.phone });
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { openRegistered } from '#mock-server/resolvers/registration/registered-address.ts';
import { unconfirmedAt } from '#mock-server/resolvers/registration/registration-public.ts';
import type { MockApi } from '#mock-server/server.ts';
import { dataOf, makeKeyed, plainDemo, START } from './business-people.ts';
import { type MockClient, mockInProcess } from './mock-client.ts';
import { FACILITY_PUBLIC, PROVIDER_PUBLIC } from './registration-forms.ts';

let api: MockApi;
let client: MockClient;

beforeEach(() => {
  ({ api, client } = mockInProcess({ world: plainDemo, now: () => START }));
});

/** The account of the one who registered with this address, who has confirmed it. */
function confirm(email: string): void {
  const [record] = unconfirmedAt(api.world(), email);
  if (record === undefined) throw new Error(`nobody registered with ${email}`);
  openRegistered(api.world(), record, START);
}

/** Puts a registration before its reviewer, who approves it; answers the user that it names. */
async function approve(id: string) {
  const { registrations, users } = api.world();
  const { kind, version } = registrations.change(id, (held) => ({ ...held, status: 'UnderReview' }));
  const answer = await client.ask('reviewRegistration', {
    params: { kind, registrationId: id },
    body: { decision: 'approve' },
    headers: makeKeyed({ 'If-Match': `"v${version}"` }),
    as: await client.logIn('admin'),
  });
  return users.find(dataOf<{ outcome: { userId: string } }>(answer).outcome.userId);
}

describe('the account of whoever registered for themselves', () => {
  it('takes over a name that was corrected since, with all that the form says of the person', async () => {
    await client.ask('registerProvider', { body: PROVIDER_PUBLIC, headers: makeKeyed() });
    confirm('maren@example.org');
    const [record] = api.world().registrations.list();
    if (record?.kind !== 'providers') throw new Error('no provider registered');
    const spans = [
      { weekday: 1, from: '08:00', to: '16:30' },
      { weekday: 6, from: '09:00', to: '12:00' },
    ];
    const form = { ...record.form, lastName: 'Quillfether', middleName: 'Ada', workingHours: spans };
    api.world().registrations.change(record.id, () => ({ ...record, form }));
    expect(await approve(record.id)).toMatchObject({
      firstName: 'Maren',
      middleName: 'Ada',
      lastName: 'Quillfether',
      displayName: 'Dr. Maren Quillfether',
      provider: {
        printedName: 'Maren Quillfether, MD',
        workingHours: 'Mon 08:00 to 16:30, Sat 09:00 to 12:00',
      },
    });
  });

  it('has no title any more that was taken out of the form, and prints no degree that is none of the list', async () => {
    await client.ask('registerProvider', { body: PROVIDER_PUBLIC, headers: makeKeyed() });
    confirm('maren@example.org');
    const [record] = api.world().registrations.list();
    if (record?.kind !== 'providers') throw new Error('no provider registered');
    const form = { ...record.form, salutation: null, degree: 'Other' as const };
    api.world().registrations.change(record.id, () => ({ ...record, form }));
    const user = await approve(record.id);
    expect(user).toMatchObject({ salutation: 'None', provider: { degree: 'Other' } });
    expect(user?.provider?.printedName).not.toContain('Other');
  });

  it('takes over the name of a contact that was corrected since', async () => {
    await client.ask('registerFacility', { body: FACILITY_PUBLIC, headers: makeKeyed() });
    confirm('anselm@example.org');
    const [record] = api.world().registrations.list();
    if (record?.kind !== 'facilities') throw new Error('no facility registered');
    const primaryContact = { ...record.form.primaryContact, name: 'Anselm Pyke' };
    api
      .world()
      .registrations.change(record.id, () => ({ ...record, form: { ...record.form, primaryContact } }));
    expect(await approve(record.id)).toMatchObject({ displayName: 'Anselm Pyke', lastName: 'Pyke' });
  });

  it('keeps the name of its person where somebody else became the contact of the facility', async () => {
    await client.ask('registerFacility', { body: FACILITY_PUBLIC, headers: makeKeyed() });
    confirm('anselm@example.org');
    const [record] = api.world().registrations.list();
    if (record?.kind !== 'facilities') throw new Error('no facility registered');
    const contact = { ...record.form.primaryContact, name: 'Beryl Moss', email: 'beryl@example.org' };
    const form = { ...record.form, primaryContact: contact };
    api.world().registrations.change(record.id, () => ({ ...record, form }));
    expect(await approve(record.id)).toMatchObject({
      email: 'anselm@example.org',
      displayName: 'Anselm Pike',
      lastName: 'Pike',
    });
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import type { MockApi } from '#mock-server/server.ts';
import { dataOf, makeKeyed, plainDemo, START } from './business-people.ts';
import { type MockClient, mockInProcess } from './mock-client.ts';
import { USER_FORM } from './registration-forms.ts';

let api: MockApi;
let client: MockClient;
let admin: string;

beforeEach(async () => {
  ({ api, client } = mockInProcess({ world: plainDemo, now: () => START }));
  admin = await client.logIn('admin');
});

const draft = async (operation: OperationId, form: unknown): Promise<string> =>
  dataOf<{ id: string }>(await client.ask(operation, { body: { form }, headers: makeKeyed(), as: admin })).id;

/** Puts a registration before its reviewer, and has it approved. */
async function approve(id: string) {
  const { registrations } = api.world();
  const record = registrations.change(id, (held) => ({ ...held, status: 'UnderReview' }));
  return client.ask('reviewRegistration', {
    params: { kind: record.kind, registrationId: id },
    body: { decision: 'approve' },
    headers: makeKeyed({ 'If-Match': `"v${record.version}"` }),
    as: admin,
  });
}

const outcomeOf = async (id: string) =>
  dataOf<{ outcome: Record<string, string | null> }>(await approve(id)).outcome;
const userOf = (id: string | null | undefined) => api.world().users.find(id ?? '');

describe('approving a registration of somebody who is here by now', () => {
  it('can be had again by whoever never came and was deactivated, and by nobody who came', async () => {
    const { userId } = await outcomeOf(await draft('registerUser', USER_FORM));
    const again = () =>
      client.ask('registerUser', { body: { form: USER_FORM }, headers: makeKeyed(), as: admin });
    expect(await again()).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' });
    api
      .world()
      .users.change(userId ?? '', (user) => ({ ...user, status: 'Deactivated', acceptedAt: user.createdAt }));
    expect(await again()).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' });
    api.world().users.change(userId ?? '', (user) => ({ ...user, acceptedAt: null }));
    const opened = await again();
    expect(opened.status).toBe(201);
    const outcome = await outcomeOf(dataOf<{ id: string }>(opened).id);
    expect(userOf(outcome['userId'])).toMatchObject({ email: USER_FORM.email, status: 'New' });
    expect(outcome['userId']).not.toBe(userId);
  });

  it('is refused when the email has been given to somebody since, and makes nothing', async () => {
    const id = await draft('registerUser', USER_FORM);
    const before = api.world().users.list().length;
    api.world().users.change('usr_demo000005', (user) => ({ ...user, email: 'linus@example.org' }));
    expect(await approve(id)).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' });
    expect(api.world().users.list()).toHaveLength(before);
    expect(api.world().registrations.find(id)?.status).toBe('UnderReview');
  });

  it('is refused when the number has been given to somebody since', async () => {
    const id = await draft('registerUser', { ...USER_FORM, npi: '1234567893' });
    api.world().users.change('usr_demo000005', (user) => ({ ...user, npi: '1234567893' }));
    expect(await approve(id)).toMatchObject({ status: 409, code: 'NPI_TAKEN' });
    expect(api.world().users.by('npi', '1234567893')).toHaveLength(1);
  });
});

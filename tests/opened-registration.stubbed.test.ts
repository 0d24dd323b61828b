import { expect, it, vi } from 'vitest';
import { zUserFormInput } from '#contracts/generated/schemas/user-form-input.ts';
import { blankProviderForm } from '#mock-server/resolvers/registration/registration-blanks.ts';
import { userDraft } from '#mock-server/resolvers/registration/registration-openings.ts';
import { openRegistration } from '#mock-server/resolvers/registration/registration-records.ts';
import { USER_FORM } from '#tests/contract/registration-forms.ts';
import { openOperatorDesk } from './support/operator-desk.ts';

const PERSON = {
  firstName: 'Maren',
  lastName: 'Quillfeather',
  email: 'mraen@example.org',
  phone: '+1 555 010 0123',
};

it('S2.5-08 S2.7-04 a user of a sheet is found in the list, opened from there and handed in by whoever brought the sheet', async () => {
  const desk = await openOperatorDesk();
  const { registrations, users } = desk.api.world();
  const [manager] = users.by('email', 'relations@example.org');
  const by = { userId: manager?.id ?? '', displayName: manager?.displayName ?? '' };
  const { id } = registrations.insert(userDraft(zUserFormInput.parse(USER_FORM), by, Date.now()));

  const listed = await desk.open('Relationship_Manager', '/users?part=registrations&kind=users&status=Draft');
  const { items, opened } = JSON.parse(listed.text) as {
    readonly items: readonly { readonly id: string }[];
    readonly opened: readonly string[];
  };
  expect(items.map((row) => row.id)).toContain(id);
  expect(opened).toEqual(['providers', 'facilities', 'users', 'other']);

  const row = await desk.open('Relationship_Manager', `/users?of=users&registration=${id}`);
  expect(JSON.parse(row.text)).toMatchObject({
    registration: { allowedActions: ['edit', 'submit'] },
    facilityName: 'Riverbend Surgical Pathology Laboratory',
  });

  const form = { intent: 'handIn', etag: '"v1"', idempotencyKey: `"${crypto.randomUUID()}"` };
  const handedIn = await desk.open('Relationship_Manager', `/user-registration/edit/${id}`, form);
  expect(handedIn.outcome).toBe('shown');
  expect(registrations.find(id)?.status).toBe('Submitted');
});

it('the address of an opened provider is corrected before anything else is filled in, and mailed', async () => {
  const desk = await openOperatorDesk();
  const { registrations, mails } = desk.api.world();
  const by = { userId: 'usr_demo000005', displayName: 'Perpetua Holm' };
  const { id } = registrations.insert({
    ...openRegistration(by, Date.now()),
    kind: 'providers',
    form: blankProviderForm(PERSON),
  });
  const form = {
    intent: 'edit',
    etag: '"v1"',
    idempotencyKey: `"${crypto.randomUUID()}"`,
    ...PERSON,
    email: 'maren@example.org',
  };
  const saved = await desk.open('Admin', `/provider-registration/edit/${id}`, form);
  expect(saved.outcome).toBe('shown');
  expect(registrations.find(id)?.form).toMatchObject({ email: 'maren@example.org', degree: null });
  expect(mails.by('to', 'maren@example.org')).toHaveLength(1);
});

it('a registration whose documents cannot be read is not shown as one without documents', async () => {
  const desk = await openOperatorDesk();
  const { registrations } = desk.api.world();
  const by = { userId: 'usr_demo000005', displayName: 'Perpetua Holm' };
  const { id } = registrations.insert(userDraft(zUserFormInput.parse(USER_FORM), by, Date.now()));
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init);
    return request.url.endsWith('/documents')
      ? Promise.resolve(new Response('', { status: 503 }))
      : desk.api.fetch(request);
  });
  const row = await desk.open('Admin', `/users?of=users&registration=${id}`);
  expect(row.outcome).toBe('503');
});

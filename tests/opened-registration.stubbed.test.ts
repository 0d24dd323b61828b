import { expect, it, vi } from 'vitest';
import { zUserFormInput } from '#contracts/generated/schemas/user-form-input.ts';
import { userDraft } from '#mock-server/resolvers/registration/registration-openings.ts';
import { USER_FORM } from '#tests/contract/registration-forms.ts';
import { openOperatorDesk } from './support/operator-desk.ts';

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

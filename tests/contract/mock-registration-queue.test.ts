import { beforeEach, describe, expect, it } from 'vitest';
import { WORD_PARTS, zipOf } from '#app/core/forms/word-file.test-support.ts';
import { dataOf, type PeopleMock, peopleMock, START } from './people.test-support.ts';
import { FACILITY_FORM, PROVIDER_FORM, PROVIDER_PUBLIC } from './registration-forms.ts';

const PASSWORD = 'seven quiet otters swim';
const EMAIL = 'maren@example.org';
const PDF = '%PDF-1.7 an invented letter';

let mock: PeopleMock;
let admin: string;
beforeEach(async () => {
  mock = peopleMock();
  admin = await mock.enter('admin');
  for (const { id } of mock.api.world().registrations.list()) mock.api.world().registrations.remove(id);
});

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly waitingDays: number | null;
}
interface Page {
  readonly items: readonly Row[];
  readonly waiting: number;
  readonly longestWaitingDays: number | null;
}
const list = async (as: string, query: Record<string, string | number> = {}): Promise<Page> =>
  dataOf<Page>(await mock.client.ask('listRegistrations', { query, as }));
const namesOf = ({ items }: Page) => items.map(({ name }) => name);
const provider = (): Promise<string> => openRegistration('registerProvider', PROVIDER_FORM);
async function openRegistration(id: 'registerProvider' | 'registerFacility', form: object): Promise<string> {
  return dataOf<{ id: string }>(await mock.send(id, { body: { form }, as: admin })).id;
}
const handIn = (id: string, days: number, status: 'Submitted' | 'UnderReview') =>
  mock.api
    .world()
    .registrations.change(id, (record) => ({
      ...record,
      status,
      submittedAt: new Date(START - days * 864e5).toISOString(),
    }));

/** Proves the address by the mailed code, and a form of one's own by its password. */
async function prove(password?: string): Promise<string | null> {
  const asked = await mock.client.ask('requestEmailVerification', {
    body: { email: EMAIL, purpose: 'registration' },
  });
  const { verificationId } = dataOf<{ verificationId: string }>(asked);
  const body = { code: mock.mailed(EMAIL), ...(password === undefined ? {} : { password }) };
  const proven = await mock.client.ask('confirmEmailVerification', { params: { verificationId }, body });
  return dataOf<{ resetToken: string | null }>(proven).resetToken;
}

describe('whoever registers', () => {
  it('by the public form proves the address, logs in, and finds, reads and edits the registration', async () => {
    await mock.client.ask('registerProvider', {
      body: PROVIDER_PUBLIC,
      headers: { 'Idempotency-Key': `"${crypto.randomUUID()}"` },
    });
    expect(await prove(PROVIDER_PUBLIC.password)).toBeNull();
    const maren = await mock.enter('maren', PROVIDER_PUBLIC.password);
    const { items } = await list(maren);
    expect(items).toMatchObject([{ kind: 'providers', name: 'Dr. Maren Quillfeather', status: 'Draft' }]);
    const params = { kind: 'providers', registrationId: items[0]?.id ?? '' };
    const read = dataOf<{ version: number }>(await mock.client.ask('getRegistration', { params, as: maren }));
    const changed = await mock.send('updateRegistration', {
      params,
      version: read.version,
      as: maren,
      body: { kind: 'providers', form: { phone: '+1 555 010 0199' } },
    });
    expect(changed).toMatchObject({ status: 200, body: { data: { form: { phone: '+1 555 010 0199' } } } });
    expect(namesOf(await list(await mock.enter('provider')))).toEqual([]);
  });

  it('at an admin’s invitation proves the address, sets the first password, and completes the form', async () => {
    const id = await provider();
    expect(mock.mailsTo(EMAIL)).toBe(1);
    const resetToken = await prove();
    const set = await mock.client.ask('resetForgottenPassword', {
      body: { resetToken, newPassword: PASSWORD, repeatPassword: PASSWORD },
    });
    expect(set.status).toBe(200);
    const maren = await mock.enter('maren', PASSWORD);
    expect((await list(maren)).items).toMatchObject([{ id, allowedActions: ['edit', 'submit'] }]);
  });
});

describe('the review queue', () => {
  it('has the longest waiting first, says how long, and counts', async () => {
    const one = await provider();
    const other = await openRegistration('registerFacility', FACILITY_FORM);
    await openRegistration('registerProvider', { ...PROVIDER_FORM, email: 'draft@example.org', npi: null });
    handIn(one, 2, 'Submitted');
    handIn(other, 9, 'UnderReview');
    const queue = await list(admin, { waitingDays: 0 });
    expect(queue).toMatchObject({
      waiting: 2,
      longestWaitingDays: 9,
      total: 2,
      items: [
        { id: other, organisation: 'Pikestaff Dermatology LLC', waitingDays: 9, country: 'US' },
        { id: one, waitingDays: 2, email: EMAIL, documents: 0 },
      ],
    });
    expect((await list(admin, { status: 'UnderReview' })).items.map(({ id }) => id)).toEqual([other]);
    expect((await list(admin, { waitingDays: 5 })).items.map(({ id }) => id)).toEqual([other]);
    expect((await list(admin, { kind: 'providers' })).items).toHaveLength(2);
    expect(namesOf(await list(admin, { q: 'pikestaff' }))).toEqual(['Anselm Pike']);
    expect(namesOf(await list(admin, { kind: 'facilities', sort: '-name' }))).toEqual(['Anselm Pike']);
    expect(await list(admin, { status: 'Rejected' })).toMatchObject({
      items: [],
      waiting: 0,
      longestWaitingDays: null,
    });
  });
});

describe('the bytes of a document', () => {
  const upload = async (
    registrationId: string,
    name: string,
    type: string,
    body: string | Uint8Array<ArrayBuffer>,
  ): Promise<string> =>
    dataOf<{ id: string }>(
      await mock.send('uploadRegistrationDocument', {
        params: { kind: 'providers', registrationId },
        as: admin,
        body,
        query: { documentKind: 'proof_of_address', name, issuedOn: '2026-11-01' },
        headers: { 'Content-Type': type },
      }),
    ).id;
  const read = (registrationId: string, documentId: string, query = {}, as = admin) =>
    mock.client.ask('getRegistrationDocument', {
      params: { kind: 'providers', registrationId, documentId },
      query,
      as,
    });

  it('come with the type of what they are, as an attachment or shown where nothing can run', async () => {
    const id = await provider();
    const letter = await upload(id, 'letter.pdf', 'application/pdf', PDF);
    const plain = await read(id, letter);
    expect([plain.status, plain.text]).toEqual([200, PDF]);
    const headersOf = ({ headers }: typeof plain) =>
      ['content-type', 'content-disposition', 'content-security-policy', 'x-content-type-options'].map(
        (one) => headers.get(one),
      );
    const sandbox = "sandbox; default-src 'none'";
    expect(headersOf(plain)).toEqual([
      'application/pdf',
      "attachment; filename*=UTF-8''letter.pdf",
      sandbox,
      'nosniff',
    ]);
    expect(headersOf(await read(id, letter, { inline: 'true' }))).toEqual([
      'application/pdf',
      "inline; filename*=UTF-8''letter.pdf",
      sandbox,
      'nosniff',
    ]);
    // What lies there has become a page since: it is no kind that is handed out.
    await mock.api.world().bytes.put(letter, new TextEncoder().encode('<script>alert(1)</script>'));
    expect(await read(id, letter, { inline: 'true' })).toMatchObject({ status: 404 });
  });

  it('of an office document are never shown in a page', async () => {
    const id = await provider();
    const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    const letter = await upload(id, 'letter.docx', type, zipOf(WORD_PARTS));
    const shown = await read(id, letter, { inline: 'true' });
    expect(shown.headers.get('content-disposition')).toMatch(/^attachment;/);
  });

  it('are for whom it registers and for staff', async () => {
    const id = await provider();
    const letter = await upload(id, 'letter.pdf', 'application/pdf', PDF);
    expect(await read(id, letter, {}, await mock.enter('provider'))).toMatchObject({ status: 404 });
    expect(await read(id, letter, {}, await mock.enter('accounts'))).toMatchObject({ status: 200 });
    expect(await read(id, 'doc_none')).toMatchObject({ status: 404 });
    expect(await read(id, letter, { inline: 'perhaps' })).toMatchObject({ status: 400 });
  });
});

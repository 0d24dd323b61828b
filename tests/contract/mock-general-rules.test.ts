import { beforeEach, describe, expect, it } from 'vitest';
import { operations } from '#contracts/generated/operations/index.ts';
import { key } from './mock-client.ts';
import { dataOf, type PeopleMock, peopleMock } from './people.test-support.ts';

const ASKER = {
  firstName: 'Juniper',
  lastName: 'Marrow',
  email: 'juniper@example.org',
  leadSource: 'Website',
};

let mock: PeopleMock;
let admin: string;

beforeEach(async () => {
  mock = peopleMock();
  admin = await mock.enter('admin');
});

const enquiries = () =>
  mock.api
    .world()
    .enquiries.list()
    .filter(({ lastName }) => lastName === ASKER.lastName);
const ask = (body: unknown, headers: Readonly<Record<string, string>> = {}, as: string | null = admin) =>
  mock.send('createEnquiry', { body, headers, as });

describe('a key that the contract does not know', () => {
  it('is refused in a body, by its name and at any depth', async () => {
    const flat = await ask({ ...ASKER, colour: 'green' });
    expect(flat).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      body: { data: { colour: ['This key is not known.'] } },
    });
    const deep = await mock.send('updateMyProfile', {
      body: {
        notices: {
          mailOnReport: true,
          mailOnAssignment: true,
          newCasesDigest: true,
          taskDigest: true,
          sms: true,
        },
      },
      as: admin,
      version: 1,
    });
    expect(deep).toMatchObject({
      status: 400,
      body: { data: { 'notices.sms': ['This key is not known.'] } },
    });
    expect(enquiries()).toEqual([]);
  });

  it('is refused in a query, of operations with parameters and without', async () => {
    const refused = { status: 400, body: { data: { colour: ['This key is not known.'] } } };
    expect(await mock.client.ask('listUsers', { query: { colour: 'green' }, as: admin })).toMatchObject(
      refused,
    );
    expect(await mock.client.ask('getCurrentUser', { query: { colour: 'green' }, as: admin })).toMatchObject(
      refused,
    );
  });
});

describe('a phone number', () => {
  it.each(['+1 (614) 555-0100', '+1(614)555-0100', '+1-614-555-0100', '+16145550100', '+1 614 555 0100'])(
    'may be written as %s and is kept in one form',
    async (phone) => {
      const answer = await ask({ ...ASKER, phone });
      expect(answer).toMatchObject({ status: 201, body: { data: { phone: '+1 614 555 0100' } } });
    },
  );

  it.each([
    ['614 555 0100', 'Invalid phone number format. Must start with + and follow a valid pattern.'],
    ['+1 614 555 010', 'Invalid phone number format. Must start with + and follow a valid pattern.'],
    ['+000 614 555 0100', 'Invalid country code.'],
  ])('that is %s is refused in the words of the specification', async (phone, text) => {
    const answer = await ask({ ...ASKER, phone });
    expect(answer).toMatchObject({ status: 422, body: { data: { phone: [text] } } });
  });
});

describe('an email', () => {
  it('is kept in lower case, and refused in the words of its rule', async () => {
    expect((await ask({ ...ASKER, email: 'Juniper@Example.ORG' })).body).toMatchObject({
      data: { email: 'juniper@example.org' },
    });
    for (const email of ['juniper', 'juniper@example', 'juniper@@example.org', 'a@b@example.org'])
      expect(await ask({ ...ASKER, email })).toMatchObject({
        status: 422,
        body: { data: { email: ['Enter a valid email address'] } },
      });
  });
});

describe('an answer of 201', () => {
  it('says where the new thing is read', async () => {
    const made = await ask(ASKER);
    const { id } = dataOf<{ id: string }>(made);
    expect(made.headers.get('location')).toBe(`/api/enquiries/${id}`);
    const read = await mock.client.open(`http://mock.test${made.headers.get('location')}`, {
      Authorization: `Bearer ${admin}`,
    });
    expect(dataOf(read)).toMatchObject({ id });
    const note = await mock.send('addEnquiryNote', {
      params: { enquiryId: id },
      body: { text: 'Called.' },
      as: admin,
    });
    expect(note.headers.get('location')).toBe(`/api/enquiries/${id}`);
  });
});

describe('HEAD', () => {
  const head = (path: string, token = admin) =>
    mock.api.fetch(
      new Request(`http://mock.test/api${path}`, {
        method: 'HEAD',
        headers: { Authorization: `Bearer ${token}` },
      }),
    );

  it('answers wherever GET does, with its status and headers and without its body', async () => {
    const paths = Object.values(operations)
      .filter(
        ({ method, path }) =>
          method === 'GET' && !path.includes('{') && path !== '/cases' && path !== '/tasks',
      )
      .map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(10);
    for (const path of paths) {
      const read = await mock.client.open(`http://mock.test/api${path}`, {
        Authorization: `Bearer ${admin}`,
      });
      const response = await head(path);
      expect([path, response.status]).toEqual([path, read.status]);
      expect(response.headers.get('etag')).toBe(read.headers.get('etag'));
      expect(await response.text()).toBe('');
    }
  });

  it('is refused as GET is, and named where another method is not allowed', async () => {
    expect((await head('/users/usr_nobody00000')).status).toBe(404);
    expect((await head('/users', await mock.enter('provider'))).headers.get('x-error-code')).toBe(
      'FORBIDDEN_ROLE',
    );
    const other = await mock.api.fetch(new Request('http://mock.test/api/users', { method: 'DELETE' }));
    expect([other.status, other.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('a public form with a key', () => {
  it('is taken once, and its answer is given again', async () => {
    const headers = { 'Idempotency-Key': key() };
    const first = await ask(ASKER, headers, null);
    const again = await ask(ASKER, headers, null);
    expect([first.status, again.status]).toEqual([202, 202]);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(enquiries()).toHaveLength(1);
    expect(await ask({ ...ASKER, lastName: 'Fenn' }, headers, null)).toMatchObject({
      status: 422,
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
  });

  it('shares its key with nobody who is logged in', async () => {
    const headers = { 'Idempotency-Key': key() };
    await ask(ASKER, headers, null);
    const own = await ask(ASKER, headers, admin);
    expect([own.status, own.headers.get('idempotent-replayed')]).toEqual([201, null]);
    expect(enquiries()).toHaveLength(2);
  });
});

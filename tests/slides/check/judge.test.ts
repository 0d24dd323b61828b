import { expect, it } from 'vitest';
import { faultsOf } from './judge.ts';

const user = {
  userId: 'usr_provider000001',
  email: 'provider@example.org',
  displayName: 'A Provider',
  role: 'Provider',
  status: 'Active',
};
const HEADERS = {
  'cache-control': 'no-store',
  'content-type': 'application/json',
  etag: '"v1"',
  'x-request-id': 'a-request',
};

/** The names of all that is wrong with an answer that tells who is logged in. */
const namesOf = (
  data: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>> = {},
): readonly string[] =>
  faultsOf({
    call: { operation: 'getCurrentUser', caller: 'provider' },
    status: 200,
    headers: new Headers({ ...HEADERS, ...headers }),
    code: null,
    body: { isSuccess: true, data: { ...user, ...data }, message: null, error: null, details: null },
    bytes: new Uint8Array(),
    step: 1,
  }).map(({ name }) => name);

const WRONG_ID = 'getCurrentUser 200: data.userId invalid_type';
const LEAK = 'getCurrentUser 200: data.passwordHash undeclared_key';

it('a value of another type hides no key that the contract does not declare', () => {
  expect(namesOf({ userId: 17 })).toEqual([WRONG_ID]);
  expect(namesOf({ userId: 17, passwordHash: 'x' })).toEqual([WRONG_ID, LEAK]);
});

it('a value of another type hides no other one', () => {
  expect(namesOf({ userId: 17, status: 'Sleeping' })).toEqual([
    WRONG_ID,
    'getCurrentUser 200: data.status invalid_value',
  ]);
});

it.each([
  ['with', '\uFEFF', []],
  ['without', '', ['exportUsers: text/csv']],
] as const)('a file of CSV %s a byte order mark', (_, mark, names) => {
  const faults = faultsOf({
    call: { operation: 'exportUsers', caller: 'admin' },
    status: 200,
    headers: new Headers({
      'cache-control': 'no-store',
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="users.csv"',
      'x-request-id': 'a-request',
    }),
    code: null,
    body: 'Name\r\n',
    bytes: Buffer.from(`${mark}Name\r\n`),
    step: 1,
  });
  expect(faults.map(({ name }) => name)).toEqual(names);
  expect(faults.every(({ says }) => says.includes('EF BB BF'))).toBe(true);
});

it('a wrong header hides nothing of the body', () => {
  expect(namesOf({ passwordHash: 'x' }, { etag: 'W/"v1"' })).toEqual([
    'getCurrentUser: 200 etag invalid_format',
    LEAK,
  ]);
});

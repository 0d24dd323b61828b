import { describe, expect, it } from 'vitest';
import { checkRequest, checkResponse, type RequestParts } from './conformance.ts';
import { getTile } from './generated/operations/getTile.ts';
import { headWsiFile } from './generated/operations/headWsiFile.ts';
import { listCases } from './generated/operations/listCases.ts';
import { login } from './generated/operations/login.ts';
import { logout } from './generated/operations/logout.ts';
import { releaseCase } from './generated/operations/releaseCase.ts';

const KEY = '"0b9b1f0e-5a51-4a5d-9a38-5d6f3c6d7e8f"';
const bare: RequestParts = {
  params: {},
  search: new URLSearchParams(),
  headers: new Headers(),
  body: undefined,
};
const release: RequestParts = {
  ...bare,
  params: { caseId: 'cas_demo-1' },
  headers: new Headers({ 'idempotency-key': KEY, 'IF-MATCH': '"v4"' }),
  body: { reason: 'other', note: 'Away.' },
};

describe('checkRequest', () => {
  it('turns texts into values and fills in defaults', () => {
    const search = new URLSearchParams('view=mine&page=2');
    expect(checkRequest(listCases, { ...bare, search })).toEqual({
      ok: true,
      value: { params: null, query: { view: 'mine', page: 2, pageSize: 20 }, headers: null, body: null },
    });
    const checked = checkRequest(releaseCase, release);
    expect(checked.ok && checked.value.body).toEqual({ reason: 'other', note: 'Away.' });
    expect(checked.ok && checked.value.headers).toEqual({ 'Idempotency-Key': KEY, 'If-Match': '"v4"' });
  });

  it('names every key that the contract does not know, of the query and of the body', () => {
    const search = new URLSearchParams('view=mine&colour=1&colour=2');
    const listed = checkRequest(listCases, { ...bare, search });
    expect(listed.ok ? [] : listed.error).toEqual([
      { in: 'query', path: 'colour', code: 'unknown_key', expected: null },
    ]);
    const released = checkRequest(releaseCase, {
      ...release,
      body: { reason: 'other', status: 'Available' },
    });
    expect(released.ok ? [] : released.error).toEqual([
      { in: 'body', path: 'status', code: 'unknown_key', expected: null },
    ]);
  });

  it('lets a missing If-Match through, which is refused after state', () => {
    const headers = new Headers({ 'Idempotency-Key': KEY });
    expect(checkRequest(releaseCase, { ...release, headers }).ok).toBe(true);
  });

  it.each([
    ['path', 'caseId', { ...release, params: { caseId: '../users' } }],
    ['header', 'Idempotency-Key', { ...release, headers: new Headers() }],
    ['header', 'Idempotency-Key', { ...release, headers: new Headers({ 'Idempotency-Key': 'abc' }) }],
    ['body', 'reason', { ...release, body: { reason: 'bored' } }],
    ['body', 'reason', { ...release, body: {} }],
    ['body', 'note', { ...release, body: { reason: 'other', note: 'x'.repeat(1001) } }],
    ['body', '', { ...release, body: undefined }],
  ] as const)('says where a request is wrong: %s %s', (place, path, parts) => {
    const checked = checkRequest(releaseCase, parts);
    expect(checked.ok ? [] : checked.error).toMatchObject([{ in: place, path }]);
  });

  it.each(['view=every', 'view=mine&page=0', 'view=mine&pageSize=101', 'view=mine&sort=lastName', ''])(
    'refuses the list query %s',
    (search) => {
      expect(checkRequest(listCases, { ...bare, search: new URLSearchParams(search) }).ok).toBe(false);
    },
  );
});

const json = {
  'Content-Type': 'application/json; charset=utf-8',
  'X-Request-Id': 'r1',
  'Cache-Control': 'no-store',
};
const loggedOut = { isSuccess: true, data: null, message: null, error: null, details: null };
const refusal = {
  isSuccess: false,
  data: { email: ['Email is required'] },
  message: null,
  error: 'x',
  details: null,
};

describe('checkResponse', () => {
  it('finds nothing in answers that keep to the contract', () => {
    expect(checkResponse(logout, 200, new Headers(json), loggedOut)).toEqual([]);
    const headers = new Headers({ ...json, 'X-Error-Code': 'TOO_MANY_REQUESTS', 'Retry-After': '3' });
    expect(checkResponse(logout, 429, headers, refusal)).toEqual([]);
    expect(
      checkResponse(getTile, 200, new Headers({ 'Content-Type': 'image/png' }), new ArrayBuffer(1)),
    ).toEqual([]);
    expect(checkResponse(headWsiFile, 404, new Headers(), '')).toEqual([]);
  });

  it.each([
    ['status', 'undeclared_status', 204, {}, loggedOut],
    ['headers.content-type', 'invalid_value', 200, { 'Content-Type': 'text/html' }, loggedOut],
    ['headers.cache-control', 'invalid_value', 200, { 'Cache-Control': 'public' }, loggedOut],
    ['headers.x-error-code', 'missing_header', 401, {}, refusal],
    ['headers.x-error-code', 'invalid_value', 401, { 'X-Error-Code': 'TEAPOT' }, refusal],
    ['headers.x-error-code', 'undeclared_error_code', 401, { 'X-Error-Code': 'CASE_STATE' }, refusal],
    ['isSuccess', 'invalid_value', 200, {}, { ...loggedOut, isSuccess: false }],
    ['message', 'invalid_type', 200, {}, { isSuccess: true, data: null, error: null, details: null }],
    ['stack', 'undeclared_key', 200, {}, { ...loggedOut, stack: 'at …' }],
  ])('finds %s: %s', (path, code, status, headers, body) => {
    expect(checkResponse(logout, status, new Headers({ ...json, ...headers }), body)).toMatchObject([
      { path, code },
    ]);
  });

  it('finds a key too many however deep, and in either form of a login answer', () => {
    const data = { token: 't', tokenExpiry: null, role: 'Admin', message: null, password: 'x' };
    expect(checkResponse(login, 200, new Headers(json), { ...loggedOut, data })).toEqual([
      { path: 'data.password', code: 'undeclared_key', expected: null },
    ]);
    expect(checkResponse(login, 200, new Headers(json), refusal)).toEqual([]);
  });

  it('finds a key too many beside a value of another type, and a code beside a header that is missing', () => {
    const data = { token: 17, tokenExpiry: null, role: 'Admin', message: null, password: 'x' };
    const issues = checkResponse(login, 200, new Headers(json), { ...loggedOut, message: 17, data });
    expect(issues).toContainEqual({ path: 'data.password', code: 'undeclared_key', expected: null });
    expect(issues.filter(({ code }) => code === 'undeclared_key')).toHaveLength(1);
    const headers = new Headers({ ...json, 'X-Error-Code': 'CASE_STATE', 'Cache-Control': 'public' });
    expect(checkResponse(logout, 401, headers, refusal)).toMatchObject([
      { path: 'headers.cache-control' },
      { path: 'headers.x-error-code', code: 'undeclared_error_code' },
    ]);
  });

  it('finds a body where none belongs', () => {
    expect(checkResponse(headWsiFile, 200, new Headers({ 'Accept-Ranges': 'bytes' }), 'bytes')).toMatchObject(
      [{ path: 'body', code: 'unexpected_body' }],
    );
  });
});

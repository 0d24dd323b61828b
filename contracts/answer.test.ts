import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { judge } from './answer.ts';
import type { ApiError } from './api-error.ts';
import { getTile } from './generated/operations/getTile.ts';
import { listCases } from './generated/operations/listCases.ts';
import { login } from './generated/operations/login.ts';
import { logout } from './generated/operations/logout.ts';
import type { Operation } from './operation.ts';

const refusal = { isSuccess: false, data: null, message: 'No.', error: 'No.', details: null };
const emptyPage = { items: [], page: 1, pageSize: 20, total: 0, totalPages: 0 };
const success = (data: unknown) => ({ isSuccess: true, data, message: null, error: null, details: null });

function answerTo(operation: Operation, status: number, body: unknown, headers: Record<string, string> = {}) {
  return judge(operation, { status, headers: new Headers(headers), body }, { now: 0 });
}

describe('judge', () => {
  it('takes the data out of the envelope and leaves the headers within reach', () => {
    const answer = answerTo(listCases, 200, JSON.stringify(success(emptyPage)), { ETag: '"v1"' });
    expect(answer).toMatchObject({ ok: true, value: { data: emptyPage, message: null, status: 200 } });
    expect(answer.ok && answer.value.headers.get('etag')).toBe('"v1"');
  });

  it('drops what the contract does not name', () => {
    const body = JSON.stringify(success({ ...emptyPage, extra: 1 }));
    expect(answerTo(listCases, 200, body)).toMatchObject({ value: { data: emptyPage } });
    expect(JSON.stringify(answerTo(listCases, 200, body))).not.toContain('extra');
  });

  it('hands bytes on as they are', () => {
    const bytes = new ArrayBuffer(4);
    const answer = answerTo(getTile, 200, bytes);
    expect(answer.ok && answer.value.data).toBe(bytes);
  });

  it.each([
    ['at login, where it is declared', login],
    ['elsewhere too', logout],
  ])('S7-12 reads isSuccess false under a 200 as a refusal %s', (_, operation) => {
    expect(answerTo(operation, 200, JSON.stringify(refusal))).toEqual({
      ok: false,
      error: expect.objectContaining({ kind: 'http', status: 200, envelope: refusal }) as unknown,
    });
  });

  it.each([
    ['the envelope of a refusal', 404, refusal, refusal],
    ['a proxy’s page', 502, '<html>Bad gateway</html>', null],
    [
      'an envelope without one of its keys',
      500,
      { isSuccess: false, data: null, message: null, error: 'x' },
      null,
    ],
    ['a status nobody declared', 418, refusal, refusal],
    ['a redirect, which is not followed', 302, '', null],
  ])('keeps the status for %s', (_, status, body, envelope) => {
    expect(answerTo(logout, status, body)).toMatchObject({
      ok: false,
      error: { kind: 'http', status, envelope },
    });
  });

  it.each([
    ['empty', ''],
    ['absent', undefined],
    ['cut short', '{"isSuccess":tr'],
    ['a page', '<html></html>'],
  ])('calls a success malformed when its body is %s', (_, body) => {
    expect(answerTo(logout, 200, body)).toEqual({
      ok: false,
      error: { kind: 'malformed', operation: 'logout', status: 200 },
    });
  });

  it.each([
    [
      'a success status that is not declared',
      202,
      success(null),
      [{ path: 'status', code: 'undeclared_status' }],
    ],
    [
      'a missing key',
      200,
      { ...success(null), details: undefined },
      [{ path: 'details', code: 'invalid_type' }],
    ],
    ['a bare null', 200, null, [{ path: '', code: 'invalid_type' }]],
  ])('S3.5-01 calls the contract broken by %s', (_, status, body, issues) => {
    expect(answerTo(logout, status, JSON.stringify(body))).toMatchObject({
      error: { kind: 'contract', issues },
    });
  });
});

const Thing = z.object({
  isSuccess: z.literal(true),
  data: z.object({
    name: z.string(),
    middleName: z.string().nullable(),
    side: z.enum(['Left', 'Right']),
    allowedActions: z.array(z.enum(['edit', 'sign'])),
  }),
  message: z.string().nullable(),
  error: z.null(),
  details: z.null(),
});
const THING = { name: 'Ada', middleName: null, side: 'Left', allowedActions: ['edit'] };
const reading = { ...logout, method: 'GET', responses: { 200: Thing }, ok: Thing } as const;
const writing = { ...reading, method: 'POST', responses: { 201: Thing } } as const;

describe('an answer in production that is not quite the contract’s', () => {
  /** The data or the kind of error that an answer became, and how much was said to be wrong with it. */
  function read(operation: Operation, status: number, data: object) {
    const said: unknown[] = [];
    const answer = { status, headers: new Headers(), body: JSON.stringify(success(data)) };
    const onBreach = (breach: ApiError) => said.push(breach.kind === 'contract' ? breach.issues : null);
    const result = judge(operation, answer, { now: 0, onBreach });
    return [result.ok ? result.value.data : result.error.kind, said.flat().length];
  }
  const { middleName: _none, ...withoutNull } = THING;

  it.each<[string, Operation, number, object, object]>([
    ['another status of success', writing, 200, THING, THING],
    ['a field left out that may be null', reading, 200, withoutNull, THING],
    [
      'an action that nobody knows',
      reading,
      200,
      { ...THING, allowedActions: ['fly', 'edit', 'swim'] },
      THING,
    ],
    [
      'a new value in what was done',
      writing,
      201,
      { ...THING, side: 'Middle' },
      { ...THING, side: 'Middle' },
    ],
  ])('is read in spite of %s, and said', (_, operation, status, data, read_) => {
    const [told, issues] = read(operation, status, data);
    expect(told).toEqual(read_);
    expect(issues).toBeGreaterThan(0);
  });

  it.each<[string, Operation, number, object]>([
    ['a name that is missing', reading, 200, { ...THING, name: undefined }],
    ['a name that is missing in what was done', writing, 201, { ...THING, name: undefined }],
    ['a null where none may be', reading, 200, { ...THING, name: null }],
    ['a new value in what is read', reading, 200, { ...THING, side: 'Middle' }],
    ['a number for a word', reading, 200, { ...THING, side: 7 }],
    ['a new value at a login', { ...writing, auth: 'none' }, 201, { ...THING, side: 'Middle' }],
  ])('is shown to nobody with %s', (_, operation, status, data) => {
    expect(read(operation, status, data)).toEqual(['contract', 0]);
  });

  it('is a failure in development and in tests', () => {
    expect(answerTo(writing, 200, JSON.stringify(success(THING)))).toMatchObject({ ok: false });
    expect(answerTo(reading, 200, JSON.stringify(success(withoutNull)))).toMatchObject({ ok: false });
  });
});

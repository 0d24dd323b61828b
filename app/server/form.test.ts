import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { unansweredIn, unansweredText } from '#app/core/forms/posts/unanswered.ts';
import type { ApiError } from '#contracts/api-error.ts';
import { err, ok } from '#contracts/result.ts';
import { isFormRefused, isRefusedForm, submitForm, withSaved } from './form.server.ts';

const schema = z.object({
  email: z.string('Email is required').max(20, 'Use at most 20 characters'),
  password: z.string('Password is required'),
  licences: z.array(
    z.object({ state: z.string('State is required'), expires: z.string('Date is required') }),
  ),
});

const complete = {
  email: 'a@b.test',
  password: 'secret',
  'licences[0].state': 'NY',
  'licences[0].expires': '2027-01-01',
};

/** What an action is called with. */
function postOf(fields: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const request = new Request('http://localhost/form', { method: 'POST', body });
  return { request, context: { nonce: '', requestId: 'any', clientAddress: '::1', tooManyLogins: false } };
}

const refusedWith = (
  status: number,
  data: Record<string, string[]> | null,
  message: string | null,
): ApiError => ({
  kind: 'http',
  operation: 'createLicence',
  status,
  code: null,
  retryAfterMs: null,
  requestId: null,
  envelope: { isSuccess: false, data, message, error: null, details: null },
});

async function refusalOf(error: ApiError) {
  const post = postOf(complete);
  const outcome = await submitForm(post, schema, () => Promise.resolve(err(error)));
  if (!isRefusedForm(outcome)) throw new Error('it was not refused');
  expect(isFormRefused(post.context)).toBe(true);
  return outcome;
}

afterEach(() => vi.restoreAllMocks());

it('a number of a form is typed in digits', async () => {
  const Numbered = z.object({ slideCount: z.int() });
  const send = vi.fn(() => Promise.resolve(err<ApiError>({ kind: 'offline' })));
  const refused = await submitForm(postOf({ slideCount: '1e1' }), Numbered, send);
  expect(refused).toMatchObject({ error: { slideCount: ['Slide count must be a whole number, such as 3'] } });
  expect(send).not.toHaveBeenCalled();
  await submitForm(postOf({ slideCount: ' 10 ' }), Numbered, send);
  expect(send).toHaveBeenCalledWith({ slideCount: 10 });
});

describe('the idempotency key of a posted form', () => {
  const KEYED = z.object({ idempotencyKey: z.string(), intent: z.string(), text: z.string().optional() });
  const PAGE = '"3f2c1a90-0000-4000-8000-000000000001"';
  const keyOf = async (fields: Record<string, string>, secret: readonly string[] = []): Promise<string> => {
    let sent = '';
    const send = ({ idempotencyKey }: z.output<typeof KEYED>) => {
      sent = idempotencyKey;
      return Promise.resolve(err(refusedWith(500, null, null)));
    };
    await submitForm(postOf({ idempotencyKey: PAGE, ...fields }), KEYED, send, secret);
    return sent;
  };
  const asked = { intent: 'ask', text: 'Was there a biopsy?' };

  it('is the same for the same form that is pressed twice, and has the shape that the contract asks for', async () => {
    const key = await keyOf(asked);
    expect(key).toMatch(/^"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"$/);
    expect(await keyOf(asked)).toBe(key);
  });

  it.each([
    ['another form of the page', { ...asked, intent: 'message' }],
    ['other words', { ...asked, text: 'Was there none?' }],
    ['another showing of the page', { ...asked, idempotencyKey: PAGE.replace('1"', '2"') }],
  ])('is another one for %s', async (_, fields) => {
    expect(await keyOf(fields)).not.toBe(await keyOf(asked));
  });

  it('is made without what is secret', async () => {
    expect(await keyOf({ ...asked, text: 'other' }, ['text'])).toBe(await keyOf(asked, ['text']));
  });
});

describe('D5 D35 a form whose answer was lost', () => {
  const BILL = z.object({ idempotencyKey: z.string(), etag: z.string(), code: z.string() });
  const page = (number: number) => ({
    idempotencyKey: `"3f2c1a90-0000-4000-8000-00000000000${String(number)}"`,
    etag: `"v${String(number)}"`,
    // Conform's own notes are others at the second try.
    __state__: JSON.stringify({ validated: number === 1 ? {} : { code: true } }),
  });
  /** Posts the form as the page shows it, and gives what the API was asked and what the page got back. */
  async function send(fields: Record<string, string>, error: ApiError) {
    let asked: unknown = null;
    const outcome = await submitForm(postOf(fields), BILL, (value) => {
      asked = value;
      return Promise.resolve(err(error));
    });
    return { asked, unanswered: unansweredIn(outcome) };
  }
  const cut: ApiError = { kind: 'network', cause: null };
  const again = (unanswered: string | null) => (unanswered === null ? {} : { unanswered });

  it.each<[string, ApiError]>([
    ['a cut line', cut],
    ['a time-out', { kind: 'timeout', afterMs: 1 }],
    ['an answer that is none', { kind: 'malformed', operation: 'createBilling', status: 201 }],
    ['an answer of another shape', { kind: 'contract', operation: 'createBilling', status: 201, issues: [] }],
    ['a gateway', refusedWith(502, null, null)],
    [
      'the first one still running',
      {
        kind: 'http',
        operation: 'createBilling',
        status: 409,
        code: 'IDEMPOTENCY_IN_PROGRESS',
        retryAfterMs: null,
        requestId: null,
        envelope: null,
      },
    ],
  ])('is the same request when it is pressed again after %s, and once more after that', async (_, error) => {
    const first = await send({ ...page(1), code: '88305' }, error);
    const second = await send({ ...page(2), code: '88305', ...again(first.unanswered) }, error);
    const third = await send({ ...page(3), code: '88305', ...again(second.unanswered) }, error);
    expect(first.asked).toMatchObject({ etag: '"v1"' });
    expect(second.asked).toEqual(first.asked);
    expect(third.asked).toEqual(first.asked);
  });

  it('is another request with other words, for the version that the page shows now', async () => {
    const first = await send({ ...page(1), code: '88305' }, cut);
    const second = await send({ ...page(2), code: '88307', ...again(first.unanswered) }, cut);
    expect(second.asked).toMatchObject({ etag: '"v2"', code: '88307' });
  });

  it('is the same request with the words that a page brought back, though nobody hashed them', async () => {
    const first = await send({ ...page(1), code: '88305' }, cut);
    const { idempotencyKey: key, etag } = page(1);
    const back = unansweredText({ key, etag, words: null });
    expect((await send({ ...page(2), code: '88305', unanswered: back }, cut)).asked).toEqual(first.asked);
  });

  it.each<[string, ApiError]>([
    ['a refusal', refusedWith(422, null, 'Validation failed')],
    ['a newer version', refusedWith(412, null, null)],
    ['no line at all', { kind: 'offline' }],
  ])('is judged anew after %s: nothing was done then', async (_, error) => {
    expect((await send({ ...page(1), code: '88305' }, error)).unanswered).toBeNull();
  });

  it.each(['', '{', '{"key":1}', '[]'])('takes %j for no earlier try', async (unanswered) => {
    const first = await send({ ...page(1), code: '88305' }, cut);
    expect((await send({ ...page(1), code: '88305', unanswered }, cut)).asked).toEqual(first.asked);
  });
});

describe('a form that is submitted', () => {
  it('is sent as the schema reads it, and its answer is handed on', async () => {
    const sent = vi.fn();
    const answer = { data: { id: 'l1' }, message: null, status: 201, headers: new Headers() };
    const post = postOf(complete);
    const outcome = await submitForm(post, schema, (value) => {
      sent(value);
      return Promise.resolve(ok(answer));
    });
    expect(outcome).toBe(answer);
    expect(isFormRefused(post.context)).toBe(false);
    expect(isRefusedForm(outcome)).toBe(false);
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      email: 'a@b.test',
      password: 'secret',
      licences: [{ state: 'NY', expires: '2027-01-01' }],
    });
  });

  it('is not sent with a wrong field, and gives back all but what is secret', async () => {
    const send = vi.fn();
    const post = postOf({ ...complete, email: '' });
    const outcome = await submitForm(post, schema, send, ['password']);
    expect(isFormRefused(post.context)).toBe(true);
    expect(outcome).toMatchObject({
      status: 'error',
      error: { email: ['Email is required'] },
      initialValue: { licences: [{ state: 'NY', expires: '2027-01-01' }] },
      refusal: null,
    });
    expect(JSON.stringify(outcome)).not.toContain('secret');
    expect(send).not.toHaveBeenCalled();
  });

  it.each([
    [{ type: 'insert', payload: { name: 'licences' } }, 2],
    [{ type: 'remove', payload: { name: 'licences', index: 0 } }, undefined],
  ])('is not sent by %j, which changes its rows', async (intent, rows) => {
    const send = vi.fn();
    const fields = { ...complete, __intent__: JSON.stringify(intent) };
    const post = postOf(fields);
    const outcome = await submitForm(post, schema, send);
    expect(isRefusedForm(outcome) && outcome.status).toBeUndefined();
    expect(isFormRefused(post.context)).toBe(false);
    const held = isRefusedForm(outcome) ? outcome.initialValue?.['licences'] : null;
    expect((held as unknown[] | undefined)?.length).toBe(rows);
    expect(send).not.toHaveBeenCalled();
  });
});

describe('a refusal of the API', () => {
  const wrong = { 'licences.0.expires': ['The licence has expired.'] };
  it.each([
    [400, wrong, null, { 'licences[0].expires': ['The licence has expired.'] }],
    [409, { email: ['Taken.'] }, 'Conflict', { email: ['Taken.'] }],
    [412, { email: ['Changed.'] }, null, { email: ['Changed.'] }],
    [422, { email: ['One.', 'Two.'] }, 'Wrong', { email: ['One.', 'Two.'] }],
    [422, { fax: ['No such number.'] }, null, { '': ['No such number.'] }],
    [422, { fax: ['No.'], phone: ['No.'], email: ['Bad.'] }, null, { '': ['No.'], email: ['Bad.'] }],
    [422, null, 'The case has no slides.', { '': ['The case has no slides.'] }],
    [409, {}, 'The case has moved on.', { '': ['The case has moved on.'] }],
    [422, null, null, { '': ['Validation failed'] }],
    [403, null, null, { '': ['Error 403: Forbidden. You do not have permission to perform this action.'] }],
    [403, { email: ['Not yours.'] }, null, { '': ['Not yours.'] }],
    [500, null, 'Database is down.', { '': ['Database is down.'] }],
  ])('of %i with %j and %j arrives as %j', async (status, data, message, errors) => {
    const outcome = await refusalOf(refusedWith(status, data, message));
    expect(outcome.error).toEqual(errors);
    expect([outcome.status, outcome.refusal]).toEqual(['error', status]);
  });

  it('says of a thing that was on the page and is gone that nothing was saved, and else what the API says', async () => {
    const gone = refusedWith(404, null, 'Resource not found');
    const versioned = z.object({ etag: z.string(), text: z.string() });
    const post = postOf({ etag: '"v1"', text: 'Words' });
    const outcome = await submitForm(post, versioned, () => Promise.resolve(err(gone)));
    expect(isRefusedForm(outcome) && outcome.error).toEqual({
      '': [expect.stringMatching(/^This is not here any more.*Nothing has been saved: copy/)],
    });
    expect(isRefusedForm(outcome) && outcome.initialValue?.['text']).toBe('Words');
    expect((await refusalOf(gone)).error).toEqual({ '': ['Resource not found'] });
  });

  it.each([
    [412, { reason: 'Wrong slides' }],
    [422, { reason: 'Wrong slides', labelsChecked: 'on', confirmed: 'img_1' }],
  ])('of %i gives back %j: no word for what the page shows otherwise by now', async (status, back) => {
    const typed = z.object({ reason: z.string(), labelsChecked: z.string(), confirmed: z.string() });
    const posted = postOf({ reason: 'Wrong slides', labelsChecked: 'on', confirmed: 'img_1' });
    const refusal = refusedWith(status, null, null);
    const outcome = await submitForm(posted, typed, () => Promise.resolve(err(refusal)));
    expect(isRefusedForm(outcome) && outcome.initialValue).toEqual(back);
  });

  it('after a first step that was saved tells the version of it, and a success tells nothing', async () => {
    const saved = { before: '"v1"', etag: '"v2"' };
    const refused = withSaved((noteSaved) => {
      noteSaved(saved);
      return Promise.resolve({ status: 'error', refusal: 422 });
    });
    expect(await refused).toMatchObject({ refusal: 422, saved });
    expect(await withSaved(() => Promise.resolve({ status: 'error', refusal: 422 }))).toMatchObject({
      saved: null,
    });
  });

  it.each([
    [{ kind: 'offline' } as const, 'You are offline. Please check your internet connection.'],
    [{ kind: 'timeout', afterMs: 1 } as const, 'Request timed out'],
  ])('that never came (%j) is said of the whole form', async (error, text) => {
    expect(await refusalOf(error)).toMatchObject({ error: { '': [text] }, refusal: null });
  });
});

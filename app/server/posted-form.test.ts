import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { HONEYPOT_FIELD } from '#app/core/forms/honeypot.ts';
import { isRefusedForm, shortEcho, submitForm } from './form.server.ts';
import { FIELDS_AT_MOST, postedForm } from './posted-form.server.ts';

const KINDS = ['multipart', 'urlencoded'] as const;

function requestOf(kind: (typeof KINDS)[number], fields: readonly (readonly [string, string])[]): Request {
  const body = kind === 'multipart' ? new FormData() : new URLSearchParams();
  for (const [name, value] of fields) body.append(name, value);
  return new Request('http://localhost/form', { method: 'POST', body });
}

const answerOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'read',
    (thrown: unknown) => (thrown instanceof Response ? thrown.status : thrown),
  );
const fieldsOf = (count: number) => Array.from({ length: count }, (_, at) => ['a', String(at)] as const);

describe('F2 what a form may send', () => {
  it.each(KINDS)('%s: as many fields as a form can have, and not one of ten thousand', async (kind) => {
    const form = await postedForm(requestOf(kind, [['email', 'a@b.test'], ...fieldsOf(1000)]));
    expect([form.get('email'), form.getAll('a').length]).toEqual(['a@b.test', 1000]);
    expect(await answerOf(postedForm(requestOf(kind, fieldsOf(FIELDS_AT_MOST + 1))))).toBe(413);
    expect(await answerOf(postedForm(requestOf(kind, fieldsOf(10_000))))).toBe(413);
  });

  it.each([
    ['a row of which there is none', 'licences[999999999].region'],
    ['a name without an end', 'x'.repeat(60_000)],
  ])('refuses %s', async (_, name) => {
    expect(await answerOf(postedForm(requestOf('urlencoded', [[name, 'x']])))).toBe(400);
    expect(await answerOf(postedForm(requestOf('multipart', [[name, 'x']])))).toBe(400);
  });

  it('refuses a form in which the field that nobody sees is filled in', async () => {
    const form = (text: string) =>
      requestOf('urlencoded', [
        ['email', 'a@b.test'],
        [HONEYPOT_FIELD, text],
      ]);
    expect(await answerOf(postedForm(form('https://example.test')))).toBe(400);
    expect(await answerOf(postedForm(form('')))).toBe('read');
  });

  it('refuses what names itself a form and is none', async () => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    for (const body of ['', '--x', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nnever ended'])
      expect(
        await answerOf(postedForm(new Request('http://localhost/', { method: 'POST', headers, body }))),
      ).toBe(400);
    const other = new Request('http://localhost/', { method: 'POST', body: '{}' });
    expect(await answerOf(postedForm(other))).toBe(400);
  });

  it('keeps a file whole', async () => {
    const body = new FormData();
    const bytes = Uint8Array.from({ length: 100_000 }, (_, at) => at % 256);
    body.set('file', new File([bytes], 'cv.pdf', { type: 'application/pdf' }));
    const read = (await postedForm(new Request('http://localhost/', { method: 'POST', body }))).get('file');
    if (!(read instanceof File)) throw new Error('it is no file');
    expect([read.name, new Uint8Array(await read.arrayBuffer())]).toEqual(['cv.pdf', bytes]);
  });
});

it('F2 an email that cannot be one comes back no longer than one could be', async () => {
  const email = `${'a'.repeat(60_000)}@b.test`;
  const request = requestOf('urlencoded', [['email', email]]);
  const context = { nonce: '', requestId: 'any', clientAddress: '::1', tooManyLogins: false };
  const outcome = await submitForm({ request, context }, z.object({ email: z.email().max(254) }), () =>
    expect.fail('it was sent'),
  );
  if (!isRefusedForm(outcome)) throw new Error('it was not refused');
  expect(outcome.initialValue).toEqual({ email: 'a'.repeat(254) });
  expect(shortEcho({ status: 'error', initialValue: { email: 'a@b' } }).initialValue).toEqual({
    email: 'a@b',
  });
});

import { beforeAll, describe, expect, it, vi } from 'vitest';
import { parseJson } from '#app/core/objects.ts';
import { verifyEmail } from '#app/features/auth/password/password.server.ts';
import { enquire, register } from '#app/features/registration/registration.server.ts';
import { PROVIDER } from '#app/features/registration/typed-forms.test-support.ts';
import { pairsOf } from './support/posted-form.ts';

const calls: string[] = [];
beforeAll(() => {
  vi.stubEnv('APP_API_URL', 'http://mock.test/api');
  vi.stubEnv('APP_SECRET', 'a secret for this test that is long enough');
  vi.stubGlobal('fetch', (input: Request) => {
    calls.push(input.url);
    return Promise.reject(new Error('No visitor who sends too much is handed on.'));
  });
});

const posted = (path: string, typed: object) => ({
  request: new Request(`http://localhost${path}`, {
    method: 'POST',
    body: new URLSearchParams(pairsOf(typed).map(([name, value]) => [name, value])),
  }),
  params: {},
  context: { nonce: '', requestId: 'any', clientAddress: '::1', tooManyLogins: true },
});

const REGISTRATION = {
  ...PROVIDER,
  idempotencyKey: '"7a1c5e0e-0000-4000-8000-000000000001"',
  password: 'an invented long phrase',
  consent: { terms: 'on', privacy: 'on', eSignature: 'on', signedName: 'Maren Quillfeather' },
};
const ENQUIRY = {
  idempotencyKey: '"7a1c5e0e-0000-4000-8000-000000000002"',
  firstName: 'Juniper',
  lastName: 'Marrow',
  email: 'juniper@example.org',
  message: 'Who reads skin on Saturdays?',
};

describe('a form that a visitor sends too often in a minute', () => {
  it.each([
    [
      'a registration',
      register,
      '/register?type=provider',
      REGISTRATION,
      { firstName: 'Maren', licences: [{ number: '35.012345' }] },
    ],
    ['an enquiry', enquire, '/enquiry', ENQUIRY, { message: 'Who reads skin on Saturdays?' }],
    [
      'the address for a code',
      verifyEmail,
      '/email-verification',
      { email: 'maren@example.org' },
      { email: 'maren@example.org' },
    ],
  ])('comes back as it was typed, and says when to try again: %s', async (_, act, path, typed, kept) => {
    const answer = await act(posted(path, typed));
    expect(answer.status).toBe(429);
    const text = await answer.text();
    expect(parseJson(text)).toMatchObject({
      refused: {
        refusal: 429,
        error: { '': ['Too many requests. Wait a minute, then try again.'] },
        initialValue: kept,
      },
    });
    expect(text).not.toContain('an invented long phrase');
    expect(calls).toEqual([]);
  });

  it('still takes a further row, which sends nothing', async () => {
    const intent = JSON.stringify({ type: 'insert', payload: { name: 'licences' } });
    const answer = await register(posted('/register?type=provider', { ...REGISTRATION, __intent__: intent }));
    expect(parseJson(await answer.text())).toMatchObject({
      refused: { refusal: null, initialValue: { firstName: 'Maren', licences: [{ region: 'OH' }, {}] } },
    });
  });
});

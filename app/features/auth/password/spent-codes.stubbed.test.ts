import { expect, it, vi } from 'vitest';
import { parseJson } from '#app/core/objects.ts';
import { setForgottenPassword, verifyEmail } from './password.server.ts';

/** The API refuses whatever it is asked. */
function refuse(error: string, status: number, code: string): void {
  vi.stubEnv('APP_API_URL', 'http://mock.test/api');
  vi.stubEnv('APP_SECRET', 'a secret for this test that is long enough');
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json(
        { isSuccess: false, data: null, message: null, error, details: null },
        { status, headers: { 'X-Error-Code': code } },
      ),
    ),
  );
}

const post = (path: string, typed: Record<string, string>) => ({
  request: new Request(`http://localhost${path}`, { method: 'POST', body: new URLSearchParams(typed) }),
  params: {},
  context: { nonce: '', requestId: 'any', clientAddress: '::1', tooManyLogins: false },
});

it.each([
  [
    'TOO_MANY_TRIES',
    'There were too many wrong tries with this code, and it is good no more. Ask for a new one.',
  ],
  [
    'CODE_EXPIRED',
    'This code was used before, or is too old. If you have used it, log in. If not, ask for a new one.',
  ],
  ['TOO_MANY_REQUESTS', 'Too many tries. Try again later.'],
])('a code that is refused by %s is said to be of use no more only where it is', async (code, text) => {
  refuse('Too many tries. Try again later.', 429, code);
  const path = `/email-verification?verification=ver_${'a'.repeat(20)}`;
  const answer = await verifyEmail(post(path, { code: '123456' }));
  expect(parseJson(await answer.text())).toMatchObject({ refused: { error: { '': [text] } } });
});

it('an invitation that was used before is not said to have expired, and names who can go on', async () => {
  refuse('The code has expired. Request a new one.', 410, 'CODE_EXPIRED');
  const answer = await setForgottenPassword(
    post('/change-password', {
      resetToken: `rst_${'a'.repeat(32)}`,
      newPassword: 'an invented long phrase',
      repeatPassword: 'an invented long phrase',
    }),
  );
  expect(answer.status).toBe(410);
  expect(parseJson(await answer.text())).toMatchObject({
    refused: {
      error: {
        '': [
          'This invitation or code was used before, or is too old. If you have set your password, log in with it. If not, ask for a code, or whoever invited you to invite you again.',
        ],
      },
    },
  });
});

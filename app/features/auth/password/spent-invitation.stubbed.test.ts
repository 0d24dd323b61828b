import { expect, it, vi } from 'vitest';
import { parseJson } from '#app/core/objects.ts';
import { setForgottenPassword } from './password.server.ts';

it('an invitation that was used before is not said to have expired, and names who can go on', async () => {
  vi.stubEnv('APP_API_URL', 'http://mock.test/api');
  vi.stubEnv('APP_SECRET', 'a secret for this test that is long enough');
  const error = 'The code has expired. Request a new one.';
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json(
        { isSuccess: false, data: null, message: null, error, details: null },
        { status: 410, headers: { 'X-Error-Code': 'CODE_EXPIRED' } },
      ),
    ),
  );
  const answer = await setForgottenPassword({
    request: new Request('http://localhost/change-password', {
      method: 'POST',
      body: new URLSearchParams({
        resetToken: `rst_${'a'.repeat(32)}`,
        newPassword: 'an invented long phrase',
        repeatPassword: 'an invented long phrase',
      }),
    }),
    params: {},
    context: { nonce: '', requestId: 'any', clientAddress: '::1', tooManyLogins: false },
  });
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

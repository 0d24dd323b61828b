import { describe, expect, it } from 'vitest';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import { foundIn } from '../report/summary.ts';
import { CONTROL_TOKEN, checkMock, HOOKS } from './check-mock.test-support.ts';

const BY_MAIL: readonly OperationId[] = ['confirmEmailVerification', 'resetForgottenPassword'];

const DONE = Response.json(
  { isSuccess: true, data: { done: true }, message: null, error: null, details: null },
  { headers: { 'Cache-Control': 'no-store', 'X-Request-Id': 'req_invented' } },
);

describe('what a check does by the mail of the server', () => {
  it('does by the mail of the server what a code and an invitation open, and tells no token', async () => {
    const helped = { operations: BY_MAIL, hooks: HOOKS, controlToken: CONTROL_TOKEN };
    const { report } = await checkMock(helped);
    const told = report.checked.filter(({ name }) => name.includes('mail') || name.includes('code'));
    expect(told.map(({ part, name, status }) => [part, name, status])).toEqual(
      expect.arrayContaining([
        ['negative', 'confirmEmailVerification: another code', 'passed'],
        ['examples', 'confirmEmailVerification: by its mail', 'passed'],
        ['state', 'confirmEmailVerification: by a mail that was used', 'passed'],
        ['examples', 'resetForgottenPassword: by its mail', 'passed'],
        ['state', 'resetForgottenPassword: by a mail that was used', 'passed'],
      ]),
    );
    expect(report.checked).toContainEqual({
      part: 'readback',
      name: 'resetForgottenPassword: and then',
      status: 'passed',
    });
    expect(JSON.stringify(report)).not.toMatch(/rst_[\w-]{10}/);
  });

  it('takes no colour of a mail that is a page for its code', async () => {
    const { report } = await checkMock({
      operations: ['confirmEmailVerification'],
      only: ['examples'],
      hooks: HOOKS,
      controlToken: CONTROL_TOKEN,
      spoil: async (request, pass) => {
        const answer = await pass();
        if (!new URL(request.url).pathname.endsWith('/mail')) return answer;
        const { mails } = (await answer.json()) as { readonly mails: readonly { readonly text: string }[] };
        const page = (text: string) => `<p style="color:#333333">${text}</p>`;
        return Response.json({ mails: mails.map((mail) => ({ ...mail, text: page(mail.text) })) });
      },
    });
    expect(foundIn(report)).toEqual([]);
    expect(report.checked).toContainEqual({
      part: 'examples',
      name: 'confirmEmailVerification: by its mail',
      status: 'passed',
    });
  });

  it.each([
    [
      'a reset that sets no password',
      /\/password-resets$/,
      () => Promise.resolve(DONE.clone()),
      ['state resetForgottenPassword', 'readback resetForgottenPassword'],
    ],
    [
      'a reset whose token is never spent',
      /\/password-resets$/,
      async (pass: () => Promise<Response>) => {
        const answer = await pass();
        return answer.status === 410 ? DONE.clone() : answer;
      },
      ['state resetForgottenPassword'],
    ],
    [
      'a code that is refused as used up, whichever it is',
      /\/confirm$/,
      async (pass: () => Promise<Response>) => {
        await pass();
        return pass();
      },
      ['examples confirmEmailVerification'],
    ],
  ] as const)('finds %s by the mail hook', async (_, path, spoilt, wanted) => {
    const { report } = await checkMock({
      operations: BY_MAIL,
      only: ['examples', 'state', 'readback', 'negative'],
      hooks: HOOKS,
      controlToken: CONTROL_TOKEN,
      spoil: (request, pass) => (path.test(new URL(request.url).pathname) ? spoilt(pass) : pass()),
    });
    const found = foundIn(report).map(({ part, name }) => `${part} ${name.replace(/:.*/, '')}`);
    expect(found).toEqual(expect.arrayContaining([...wanted]));
  });

  it.each([
    [{}, 'the code comes by mail, which only a mail hook shows'],
    [{ hooks: HOOKS }, 'the mail hook answered 403'],
    [{ hooks: HOOKS, controlToken: 'another' }, 'the mail hook answered 403'],
  ])('says why no mail was read with %o', async (help, why) => {
    const { report } = await checkMock({ operations: BY_MAIL, only: ['examples'], ...help });
    for (const name of BY_MAIL)
      expect(report.checked).toContainEqual({ part: 'examples', name, status: 'not reached', why });
    expect(foundIn(report)).toEqual([]);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import {
  dataOf,
  fieldRefusal,
  MINUTE_MS,
  type PeopleMock,
  peopleMock,
  START,
} from './people.test-support.ts';

const EMAIL = 'provider@example.org';
const GOOD = 'seven quiet otters swim';

let mock: PeopleMock;
beforeEach(() => {
  mock = peopleMock();
});

const ask = (email: string, purpose = 'forgot_password') =>
  mock.client.ask('requestEmailVerification', { body: { email, purpose } });
const enterCode = (verificationId: string, code: string) =>
  mock.client.ask('confirmEmailVerification', { params: { verificationId }, body: { code } });
const reset = (resetToken: string, newPassword = GOOD, repeatPassword = newPassword) =>
  mock.client.ask('resetForgottenPassword', { body: { resetToken, newPassword, repeatPassword } });
const verificationOf = async (email: string): Promise<string> =>
  dataOf<{ verificationId: string }>(await ask(email)).verificationId;
const wrongOf = (code: string): string => (code === '000000' ? '111111' : '000000');

async function tokenOf(email = EMAIL): Promise<string> {
  const id = await verificationOf(email);
  const answer = await enterCode(id, mock.mailed(email));
  return dataOf<{ resetToken: string }>(answer).resetToken;
}

describe('a code by mail', () => {
  it('goes to a known address, in six digits that live ten minutes', async () => {
    const answer = await ask(' Provider@Example.ORG ');
    expect(answer).toMatchObject({
      status: 202,
      body: {
        data: {
          expiresAt: new Date(START + 10 * MINUTE_MS).toISOString(),
          resendAfter: new Date(START + MINUTE_MS).toISOString(),
        },
      },
    });
    expect(mock.mailed(EMAIL)).toMatch(/^\d{6}$/);
  });

  it('is asked for in the same way for an unknown address, which gets no mail and has no right code', async () => {
    const [known, unknown] = [await ask(EMAIL), await ask('nobody@example.org')];
    const shape = (text: string) => text.replaceAll(/ver_[a-z0-9]+/g, 'ver_');
    expect([unknown.status, shape(unknown.text)]).toEqual([known.status, shape(known.text)]);
    expect(mock.mailsTo('nobody@example.org')).toBe(0);
    const { verificationId } = dataOf<{ verificationId: string }>(unknown);
    expect(await enterCode(verificationId, mock.mailed(EMAIL))).toMatchObject(
      fieldRefusal({ code: 'The code is not correct' }),
    );
  });

  it('does not go to a deactivated account, and its absence does not show', async () => {
    expect((await ask('former@example.org')).status).toBe(202);
    expect(mock.mailsTo('former@example.org')).toBe(0);
  });

  it.each(['no address', 'a@b', '@example.org', 'two@signs@example.org'])(
    'is not mailed to %s',
    async (email) => {
      expect(await ask(email)).toMatchObject(fieldRefusal({ email: 'Enter a valid email address' }));
    },
  );

  it.each([EMAIL, 'nobody@example.org'])(
    'is mailed once a minute and three times an hour: %s',
    async (email) => {
      await ask(email);
      const early = await ask(email);
      expect(early).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
      expect(early.headers.get('retry-after')).toBe('60');
      for (const _ of [2, 3]) {
        mock.advance(MINUTE_MS);
        expect((await ask(email)).status).toBe(202);
      }
      mock.advance(MINUTE_MS);
      expect((await ask(email)).status).toBe(429);
      mock.advance(57 * MINUTE_MS);
      expect((await ask(email)).status).toBe(202);
    },
  );

  it('is mailed again at once where the clock was turned back since, and as seldom as ever from then on', async () => {
    await ask(EMAIL);
    mock.advance(-24 * 60 * MINUTE_MS);
    for (const status of [202, 429]) expect((await ask(EMAIL)).status).toBe(status);
  });

  it('is good once', async () => {
    const id = await verificationOf(EMAIL);
    const code = mock.mailed(EMAIL);
    expect((await enterCode(id, code)).status).toBe(200);
    expect(await enterCode(id, code)).toMatchObject({ status: 410, code: 'CODE_EXPIRED' });
  });

  it('is good to the last second of ten minutes', async () => {
    const id = await verificationOf(EMAIL);
    mock.advance(10 * MINUTE_MS - 1);
    expect((await enterCode(id, wrongOf(mock.mailed(EMAIL)))).status).toBe(422);
    mock.advance(1);
    expect(await enterCode(id, mock.mailed(EMAIL))).toMatchObject({
      status: 410,
      body: { error: 'The code has expired. Request a new one.' },
    });
  });

  it('can be tried five times', async () => {
    const id = await verificationOf(EMAIL);
    const code = mock.mailed(EMAIL);
    for (let n = 0; n < 5; n += 1)
      expect(await enterCode(id, wrongOf(code))).toMatchObject(
        fieldRefusal({ code: 'The code is not correct' }),
      );
    const answer = await enterCode(id, code);
    expect(answer).toMatchObject({
      status: 429,
      code: 'TOO_MANY_TRIES',
      body: { error: 'Too many tries. Try again later.' },
    });
    expect(Number(answer.headers.get('retry-after'))).toBe(600);
  });

  it('dies when a later one is asked for', async () => {
    const id = await verificationOf(EMAIL);
    const first = mock.mailed(EMAIL);
    mock.advance(MINUTE_MS);
    await ask(EMAIL);
    expect((await enterCode(id, first)).status).toBe(410);
  });

  it('is not found under an id that was never given', async () => {
    expect(await enterCode('ver_0000', '000000')).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it('confirms the address of a registration and hands out no token', async () => {
    const asked = await ask('newcomer@example.org', 'registration');
    const { verificationId } = dataOf<{ verificationId: string }>(asked);
    const answer = await enterCode(verificationId, mock.mailed('newcomer@example.org'));
    expect(dataOf(answer)).toEqual({
      purpose: 'registration',
      resetToken: null,
      expiresAt: null,
      hasAccount: false,
    });
    expect(mock.api.world().verifications.find(verificationId)?.confirmedAt).not.toBeNull();
  });
});

describe('a forgotten password', () => {
  it('is replaced once: sessions end, the owner is told, the old one opens nothing', async () => {
    const session = await mock.enter('provider');
    const token = await tokenOf();
    const mails = mock.mailsTo(EMAIL);
    expect(await reset(token)).toMatchObject({ status: 200, body: { data: { done: true } } });
    expect((await mock.client.ask('getCurrentUser', { as: session })).status).toBe(401);
    expect(mock.mailsTo(EMAIL)).toBe(mails + 1);
    await expect(mock.enter('provider')).rejects.toThrow('no login');
    const again = await mock.enter('provider', GOOD);
    const notices = await mock.client.ask('listNotifications', { as: again });
    expect(notices.body).toMatchObject({
      data: { unread: 1, items: [{ event: 'security', important: true }] },
    });
    expect(await reset(token, 'eight quiet otters swim')).toMatchObject({
      status: 410,
      code: 'CODE_EXPIRED',
    });
  });

  it('wants a token that is not older than 15 minutes', async () => {
    const token = await tokenOf();
    mock.advance(15 * MINUTE_MS);
    expect((await reset(token)).status).toBe(410);
    expect((await reset('rst_0123456789abcdef0123456789abcdef')).status).toBe(410);
  });

  it.each([
    ['short', 'short', { newPassword: 'Password must have at least 12 characters' }],
    ['password1234', 'password1234', { newPassword: 'This password is too common' }],
    [EMAIL, EMAIL, { newPassword: 'This password is too common' }],
    [GOOD, `${GOOD}!`, { repeatPassword: 'Passwords do not match' }],
    ['Pathology-2026', 'Pathology-2026', { newPassword: 'Choose a password you have not used recently' }],
  ])('refuses %s and keeps the token', async (password, repeat, fields) => {
    const token = await tokenOf();
    expect(await reset(token, password, repeat)).toMatchObject(fieldRefusal(fields));
    expect((await reset(token)).status).toBe(200);
  });

  it('set twice at once with one token is set once', async () => {
    const token = await tokenOf();
    const answers = await Promise.all([reset(token), reset(token, 'eight quiet otters swim')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  });
});

describe('a change of the own password', () => {
  const change = (as: string, currentPassword: string, newPassword = GOOD) =>
    mock.client.ask('changePassword', {
      as,
      body: { currentPassword, newPassword, repeatPassword: newPassword },
    });

  it('ends the other sessions, keeps this one and tells the owner each time', async () => {
    const [here, there] = [await mock.enter('provider'), await mock.enter('provider')];
    expect((await change(here, 'Pathology-2026')).status).toBe(200);
    expect((await mock.client.ask('getCurrentUser', { as: here })).status).toBe(200);
    expect((await mock.client.ask('getCurrentUser', { as: there })).status).toBe(401);
    expect((await change(here, GOOD, 'eight quiet otters swim')).status).toBe(200);
    expect(mock.mailsTo(EMAIL)).toBe(2);
  });

  it('takes a reset that is under way out of force', async () => {
    const token = await tokenOf();
    await change(await mock.enter('provider'), 'Pathology-2026');
    expect((await reset(token, 'eight quiet otters swim')).status).toBe(410);
  });

  it('does not come back to one of the latest five', async () => {
    const here = await mock.enter('provider');
    const passwords = ['Pathology-2026', ...'one two three four'.split(' ').map((n) => `${n} ${GOOD}`)];
    for (const [index, password] of passwords.entries()) {
      const next = passwords[index + 1];
      if (next !== undefined) expect((await change(here, password, next)).status).toBe(200);
    }
    const last = passwords.at(-1) ?? '';
    const late = 'Choose a password you have not used recently';
    expect(await change(here, last, 'Pathology-2026')).toMatchObject(fieldRefusal({ newPassword: late }));
    expect((await change(here, last, `five ${GOOD}`)).status).toBe(200);
    expect((await change(here, `five ${GOOD}`, 'Pathology-2026')).status).toBe(200);
  });

  it('counts wrong present passwords, five in 15 minutes at most', async () => {
    const here = await mock.enter('provider');
    for (let n = 0; n < 5; n += 1)
      expect(await change(here, 'not this one')).toMatchObject(
        fieldRefusal({ currentPassword: 'Current password is not correct' }),
      );
    const answer = await change(here, 'Pathology-2026');
    expect(answer).toMatchObject({
      status: 429,
      code: 'TOO_MANY_TRIES',
      body: { error: 'Too many tries. Try again later.' },
    });
    expect(answer.headers.get('retry-after')).toBe('900');
    await expect(mock.enter('provider')).rejects.toThrow('Too many requests');
    mock.advance(15 * MINUTE_MS);
    expect((await change(here, 'Pathology-2026')).status).toBe(200);
  });

  it('leaves no password in the store', async () => {
    const here = await mock.enter('provider');
    await change(here, 'Pathology-2026');
    expect(JSON.stringify(mock.user(PROVIDER))).not.toContain(GOOD);
    expect(JSON.stringify(mock.api.world().mails.list())).not.toContain(GOOD);
  });
});

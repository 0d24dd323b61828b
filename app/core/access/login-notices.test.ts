import { describe, expect, it } from 'vitest';
import { endIn, loginAddress, loginNoticeOf, wayBackFrom } from './login-notices.ts';
import { safeRedirect } from './safe-redirect.ts';

const CASE = '/upload-project?case=cas_1&step=clinical';

describe('the way back from a login', () => {
  it.each([
    ['a page', '/upload-project', '?case=cas_1&step=clinical', CASE],
    ['the start page', '/', '', null],
    [
      'a login that another part of the page was led to first',
      '/login',
      loginAddress('expired', CASE).slice(6),
      CASE,
    ],
    ['a login that came from nowhere', '/login', '?because=expired', null],
  ])('S4.1-08 of %s', (_, pathname, search, back) => {
    expect(wayBackFrom({ pathname, search })).toBe(back);
  });

  it('is kept however often the same page is led to the login', () => {
    let address = new URL(`http://ours.invalid${CASE}`);
    for (let time = 0; time < 3; time += 1)
      address = new URL(loginAddress('expired', wayBackFrom(address)), address);
    expect(safeRedirect(address.searchParams.get('redirectTo'))).toBe(CASE);
  });
});

it('S4.1-08 a session that the API no longer knows is over for a reason that nobody here can tell from the others', () => {
  const text = loginNoticeOf('closed') ?? '';
  // Ended by its person or by an admin, or by a changed account or password: none is said to be the one.
  for (const part of ['no longer valid', 'may have been ended', 'your account or your password'])
    expect(text).toContain(part);
  expect(text).not.toContain('because');
});

it.each(['inactive', 'elsewhere'])(
  'a session that ended is one that was logged out, as only a case is signed out: %s',
  (name) => {
    expect(loginNoticeOf(name)).toContain('You were logged out');
  },
);

it('an answer that was led to the login says which end the session has had', () => {
  const led = (address: string) => endIn(`https://ours.invalid${address}`);
  expect(led(loginAddress('closed', '/resources/session'))).toBe('closed');
  expect(led(loginAddress('expired', '/resources/session'))).toBe('expired');
  expect(led('/login')).toBe('expired');
});

it('whoever has set a password, for the first time or anew, reads what is true of both', () => {
  expect(loginNoticeOf('passwordSet')).toBe('Your password is set. Log in with it.');
});

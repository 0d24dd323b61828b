import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { click, eventually, fill, found, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import { ChangePasswordScreen } from './change-password-screen.tsx';
import { EmailVerificationScreen } from './email-verification-screen.tsx';

const TOKEN = `rst_${'a'.repeat(32)}`;

let posts: Record<string, unknown>[] = [];
beforeEach(() => {
  posts = [];
  localStorage.clear();
  window.history.replaceState(null, '', '/change-password');
});

async function show(loggedIn: string | null, isConfirmed = false): Promise<void> {
  const element = (
    <ChangePasswordScreen
      idempotencyKey={'"key"'}
      lastResult={undefined}
      isConfirmed={isConfirmed}
      loggedIn={loggedIn}
      kept={null}
    />
  );
  const action = async ({ request }: { request: Request }) => {
    posts.push(Object.fromEntries(await request.formData()));
    return null;
  };
  await mount(<RouterProvider router={createMemoryRouter([{ path: '/', element, action }])} />);
}

async function showCode(loggedIn: string | null, kept: string | null = null): Promise<void> {
  const element = (
    <EmailVerificationScreen
      purpose="forgot_password"
      type={null}
      verificationId="ver_1"
      loggedIn={loggedIn}
      kept={kept}
      idempotencyKey={'"key"'}
      lastResult={undefined}
    />
  );
  const action = async ({ request }: { request: Request }) => {
    posts.push(Object.fromEntries(await request.formData()));
    return null;
  };
  await mount(<RouterProvider router={createMemoryRouter([{ path: '/', element, action }])} />);
}

it('the link of a code says who is logged in where it is opened, and goes on with it after a logout', async () => {
  await showCode('Demo Admin');
  expect(textOf()).toContain('Demo Admin is logged in here');
  expect(textOf()).toContain(
    'A code is for the account that it was mailed for. Log out to go on with yours.',
  );
  expect(document.querySelector('[name=code]')).toBeNull();
  await click(named('Log out and go on'));
  await eventually(() => expect(posts).toEqual([{ intent: 'logOut' }]));
  await showCode(null, 'Something is kept here.');
  expect(document.querySelector('[name=code]')).not.toBeNull();
  expect(textOf()).toContain('Something is kept here.');
});

describe('an invitation that is opened where somebody is logged in', () => {
  it('S2.6-03 says who, and goes on with it after a logout of which the other tabs hear', async () => {
    window.history.replaceState(null, '', `/change-password#${TOKEN}`);
    await show('Demo Admin');
    expect(textOf()).toContain('Demo Admin is logged in here');
    expect(document.querySelector('[name=newPassword]')).toBeNull();
    expect(window.location.hash).toBe('');
    expect(named('Change the password of Demo Admin').getAttribute('href')).toBe('/reset-password');
    expect(localStorage.getItem('logout')).toBeNull();
    await click(named('Log out and go on'));
    await eventually(() => expect(posts).toEqual([{ intent: 'logOut', resetToken: TOKEN }]));
    expect(localStorage.getItem('logout')).not.toBeNull();
  });

  it('asks for the new password at once where nobody is', async () => {
    window.history.replaceState(null, '', `/change-password#${TOKEN}`);
    await show(null);
    expect(document.querySelector<HTMLInputElement>('[name=resetToken]')?.value).toBe(TOKEN);
    expect(document.querySelectorAll('[name=newPassword]')).toHaveLength(1);
    expect(named('Show password: New password')).toBeDefined();
    expect(named('Show password: Repeat the password')).toBeDefined();
    expect(window.location.hash).toBe('');
  });
});

it('S2.7-01 says who can help where an invitation has ended, and no code is mailed', async () => {
  await show(null);
  expect(textOf()).toContain('whoever invited you can invite you again');
  await show(null, true);
  expect(textOf()).not.toContain('whoever invited you');
});

it('an invitation that has lost its code can name it also where a code was entered in this browser', async () => {
  await show(null, true);
  expect(document.querySelector('[name=resetToken]')?.getAttribute('type')).not.toBe('hidden');
  expect(textOf()).toContain('the account whose mailed code was entered in this browser');
  // Whoever has just entered a code is not asked for another one.
  expect(found<HTMLDetailsElement>('form details').open).toBe(false);
  await show(null);
  expect(document.querySelector('form details')).toBeNull();
});

it('an invitation whose code a reload has taken away is opened once more, and is not called used', async () => {
  await show(null);
  for (const name of ['newPassword', 'repeatPassword'])
    await fill(found<HTMLInputElement>(`[name=${name}]`), 'seven quiet otters swim');
  await click(named('Set the password'));
  await eventually(() =>
    expect(textOf()).toContain('Open the link of your mail once more, or enter its code here'),
  );
  expect(posts).toEqual([]);
  await fill(found<HTMLInputElement>('[name=resetToken]'), TOKEN);
  await click(named('Set the password'));
  await eventually(() => expect(posts).toHaveLength(1));
  expect(posts[0]).toMatchObject({ resetToken: TOKEN });
});

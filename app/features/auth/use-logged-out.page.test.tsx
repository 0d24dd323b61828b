import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import Login from '#app/routes/_public.login.tsx';
import { eventually, mount, textOf } from '#app/ui/mount.test-support.tsx';
import { useLoggedOut } from './use-logged-out.ts';

beforeEach(() => localStorage.clear());

function LoginPage({ isLogout }: { readonly isLogout: boolean }) {
  return <p>{useLoggedOut(isLogout)}</p>;
}

it('the page after a logout says so where something could not be saved, and takes away what was', async () => {
  localStorage.setItem('diagnosis:usr_1:cas_1:page', 'sealed');
  localStorage.setItem('ruler-boxes:usr_1:cas_1:0', 'sealed');
  await mount(<LoginPage isLogout />);
  await eventually(() => expect(textOf()).toContain('What could not be saved is kept in this browser'));
  expect(Object.keys(localStorage)).toEqual(['diagnosis:usr_1:cas_1:page']);
});

it('a session that has ended by itself leaves everything where it was', async () => {
  localStorage.setItem('ruler-boxes:usr_1:cas_1:0', 'sealed');
  await mount(<LoginPage isLogout={false} />);
  expect(textOf()).toBe('');
  expect(localStorage).toHaveLength(1);
});

it.each([
  ['of its person, takes away what that one does', { sessionLeft: '1' }, null],
  ['that nobody asked for, leaves everything where it was', {}, 'sealed'],
])('a tab that has followed the end of a session in another one, %s', async (_, marks, left) => {
  for (const [name, mark] of Object.entries(marks)) localStorage.setItem(name, mark);
  localStorage.setItem('ruler-boxes:usr_1:cas_1:0', 'sealed');
  sessionStorage.setItem('viewerState', 'sealed');
  const led = {
    redirectTo: '/',
    notice: null,
    wasEnded: true,
    isLogout: false,
    sessionStartedAt: null,
    returnsTo: null,
    isRefused: false,
  };
  const routes = [{ path: '/login', element: <Login />, loader: () => led }];
  const router = createMemoryRouter(routes, { initialEntries: ['/login'] });
  await mount(<RouterProvider router={router} />);
  await eventually(() => expect(document.querySelector('[name=password]')).not.toBeNull());
  await eventually(() =>
    expect([
      localStorage.getItem('ruler-boxes:usr_1:cas_1:0'),
      sessionStorage.getItem('viewerState'),
    ]).toEqual([left, left]),
  );
});

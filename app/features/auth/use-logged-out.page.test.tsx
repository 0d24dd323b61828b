import { beforeEach, expect, it } from 'vitest';
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

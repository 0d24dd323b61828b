import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { notify } from '#app/ui/feedback/notify.ts';
import { mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import { SessionKeeper } from './session-keeper.tsx';

const MINUTE = 60_000;

beforeEach(() => localStorage.clear());

async function show(expiresInMs: number) {
  const told = vi.spyOn(notify, 'warning').mockImplementation(() => undefined);
  const session = { userId: 'usr_1', startedAt: 1, expiresInMs };
  const routes = [{ path: '/', element: <SessionKeeper session={session} /> }];
  await mount(<RouterProvider router={createMemoryRouter(routes)} />);
  return told.mock.calls;
}

it('S4.1-12 a token that ends within a minute is told beforehand, with nothing to press that would not help', async () => {
  const told = await show(MINUTE / 2);
  expect(told).toEqual([
    [expect.stringContaining('Your session ends in 1 minute.'), { about: 'the end of the session' }],
  ]);
  expect(textOf()).toContain('You will be logged out within a minute.');
  expect(() => named('Stay logged in')).toThrow();
});

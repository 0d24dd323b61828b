import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { notify } from '#app/ui/feedback/notify.ts';
import { eventually, mount } from '#app/ui/mount.test-support.tsx';
import { SessionKeeper } from './session-keeper.tsx';

beforeEach(() => localStorage.clear());

it('the first page of a login takes away the drafts of whoever used this browser before, and says so once', async () => {
  const told = vi.spyOn(notify, 'info').mockImplementation(() => undefined);
  localStorage.setItem('case-creation:usr_other:cas_1:page', 'sealed');
  localStorage.setItem('case-creation:usr_1:cas_1:page', 'sealed');
  const session = { userId: 'usr_1', startedAt: 1, expiresInMs: 3_600_000 };
  const routes = [{ path: '/', element: <SessionKeeper session={session} /> }];
  await mount(<RouterProvider router={createMemoryRouter(routes)} />);
  await eventually(() => expect(told).toHaveBeenCalledTimes(1));
  expect(told.mock.calls[0]?.[0]).toContain('Another person used this browser before you.');
  const names = Object.keys(localStorage).filter((name) => name.startsWith('case-creation'));
  expect(names).toEqual(['case-creation:usr_1:cas_1:page']);
});

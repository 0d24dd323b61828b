import { allSettled, fork } from 'effector';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { notify } from '#app/ui/feedback/notify.ts';
import { found, mount, textOf } from '#app/ui/mount.test-support.tsx';
import { typedTextTold } from '../../state/hands/typed-text.ts';
import { outboxChanged } from '../../state/outbox-state.ts';
import { keepMarksFx } from '../../state/persistence.ts';
import { StorageError } from '../../storage/marks/storage-error.ts';
import { NEW_OUTBOX } from '../../storage/outbox/image-outbox.ts';
import { shown } from '../marks/panels.test-support.tsx';
import { KeepPage } from './keep-page.tsx';

afterEach(async () => {
  await mount(null);
  vi.restoreAllMocks();
});

const place = { userId: 'u', caseId: 'c', imageId: 'a1' };
const record = { id: 'g:0:u', lines: ['line'], imageId: 'a1', gesture: 'g u', byHand: true };

/** Leaves the page while this browser has no room for a mark; gives what is shown then, and what makes room. */
async function leave(unsent: boolean) {
  let hasRoom = false;
  const keep = () => (hasRoom ? undefined : Promise.reject(new StorageError('full')));
  const scope = fork({ handlers: [[keepMarksFx, keep]] });
  const routes = [
    { path: '/viewer', element: <KeepPage /> },
    { path: '/cases', element: <p>My Cases</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/viewer'] });
  await shown(scope, <RouterProvider router={router} />);
  await act(async () => {
    await allSettled(outboxChanged, { scope, params: { imageId: 'a1', outbox: { ...NEW_OUTBOX, unsent } } });
    await allSettled(keepMarksFx, { scope, params: { place, records: [record] } });
  });
  await act(() => router.navigate('/cases'));
  const makeRoom = async () => {
    hasRoom = true;
    await act(() => allSettled(keepMarksFx, { scope, params: { place, records: [record] } }));
  };
  return { said: textOf(found('body')), makeRoom };
}

it('asks before the page is left while a mark is nowhere else', async () => {
  expect((await leave(true)).said).toContain('Leave and lose the changes');
});

it('lets the reader go once the case has the marks, though this browser keeps no copy', async () => {
  expect((await leave(false)).said).toBe('My Cases');
});

it.each([
  ['goes on', true, 'My Cases', 0],
  ['stays, since no other page can be read,', false, '', 1],
] as const)(
  '%s once the mark is kept while the question is open: with a network %s',
  async (_, online, want, warnings) => {
    const warned = vi.spyOn(notify, 'warning').mockImplementation(() => undefined);
    const { makeRoom } = await leave(true);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    await makeRoom();
    expect([textOf(found('body')), warned.mock.calls.length]).toEqual([want, warnings]);
  },
);

/** Whether the browser asks before the page is closed. */
function asksBeforeClosing(): boolean {
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  return closing.defaultPrevented;
}

it('asks before the page is closed while a note is being typed that no mark has yet', async () => {
  const scope = fork();
  const router = createMemoryRouter([{ path: '/', element: <KeepPage /> }]);
  await shown(scope, <RouterProvider router={router} />);
  const asked: boolean[] = [];
  for (const isUnkept of [true, false]) {
    await act(() => allSettled(typedTextTold, { scope, params: { field: 'note', isUnkept } }));
    asked.push(asksBeforeClosing());
  }
  expect(asked).toEqual([true, false]);
});

import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leaveMarks } from '#app/browser/after-login/unsent-marks.test-support.ts';
import { found, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import { UnsentCases } from './unsent-cases.tsx';

const routes = [
  {
    id: 'routes/_member',
    path: '/',
    loader: () => ({ session: { userId: 'usr_1' } }),
    children: [{ index: true, element: <UnsentCases cases={[{ id: 'cas_1', caseID: 'DP-1' }]} /> }],
  },
];

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** In steps, between which the browser's storage answers. */
async function waitSome(): Promise<void> {
  for (let step = 0; step < 10; step += 1) await act(() => vi.advanceTimersByTimeAsync(600));
}

it('names every case of which marks lie in this browser alone, one that the reader lost too', async () => {
  const place = { userId: 'usr_1', caseId: 'cas_1', imageId: 'img_1' };
  const lost = { ...place, caseId: 'cas_lost' };
  const browser = await leaveMarks(place, lost, { ...place, userId: 'usr_2', caseId: 'cas_theirs' });
  await mount(<RouterProvider router={createMemoryRouter(routes)} />);
  await waitSome();
  expect(textOf()).toContain('are in this browser alone');
  expect(named('DP-1').getAttribute('href')).toBe('/pathologist/primary-diagnosis-case?case=cas_1');
  expect(named('A case that is not on this page (cas_lost)').getAttribute('href')).toBe(
    '/pathologist/primary-diagnosis-case?case=cas_lost',
  );
  expect(textOf()).not.toContain('cas_theirs');
  await browser.acknowledge(place);
  await browser.acknowledge(lost);
  await waitSome();
  expect(textOf()).toBe('');
});

it('names the slides, and the number of a case that the reader lost, as they were when they were marked', async () => {
  const place = { userId: 'usr_1', caseId: 'cas_lost', imageId: 'img_1' };
  const names = { caseID: 'DP-9', slide: 'A1 · H&E' };
  await leaveMarks(
    { ...place, names },
    { ...place, imageId: 'img_2', names: { ...names, slide: 'B1 · H&E' } },
  );
  await mount(<RouterProvider router={createMemoryRouter(routes)} />);
  await waitSome();
  expect(textOf(found('li'))).toBe('A case that is not on this page (DP-9): A1 · H&E; B1 · H&E');
});

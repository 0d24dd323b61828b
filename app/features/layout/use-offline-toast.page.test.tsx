import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Notice, showNotices } from '#app/ui/feedback/notify.ts';
import { mount, unmount } from '#app/ui/mount.test-support.tsx';
import { useOfflineToast } from './use-offline-toast.ts';

function Frame() {
  useOfflineToast();
  return null;
}

const OFFLINE = {
  kind: 'warning',
  message: 'You are offline. Please check your internet connection.',
  about: 'offline',
};
let told: Notice[] = [];
let takenBack: string[] = [];
const lose = () => act(() => Promise.resolve(window.dispatchEvent(new Event('offline'))));

beforeEach(() => {
  const end = showNotices(
    (notice) => void told.push(notice),
    (about) => void takenBack.push(about),
  );
  // What was told before anybody listened came at once.
  told = [];
  takenBack = [];
  return end;
});

it('S8-04 a connection that is lost is told at once, and by nobody once the page is gone', async () => {
  await mount(<Frame />);
  expect(told).toEqual([]);
  await lose();
  expect(told).toEqual([OFFLINE]);
  await unmount();
  await lose();
  expect(told).toHaveLength(1);
});

it('S8-04 a page that comes without a connection says so', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await mount(<Frame />);
  expect(told).toEqual([OFFLINE]);
  vi.restoreAllMocks();
});

it('takes back what it said once the connection is there again', async () => {
  await mount(<Frame />);
  await lose();
  expect(takenBack).toEqual([]);
  await act(() => Promise.resolve(window.dispatchEvent(new Event('online'))));
  expect(takenBack).toEqual(['offline']);
});

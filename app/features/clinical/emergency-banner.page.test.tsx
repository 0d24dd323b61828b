import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { mount, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import type { EmergencyAccess } from '#contracts/generated/wire.ts';
import { access } from './emergency.test-support.ts';
import { EmergencyBanner } from './emergency-banner.tsx';

afterEach(async () => {
  vi.useRealTimers();
  await unmount();
});

const show = (accesses: readonly EmergencyAccess[], asOf = '2026-11-23T15:00:00Z') =>
  mount(<EmergencyBanner accesses={accesses} asOf={asOf} />);

it('says who opened the case, why and until when, and nothing of those that have ended', async () => {
  await show([access(), access({ id: 'emg_0', note: 'An earlier one.', isOpen: false })]);
  expect(textOf()).toMatch(
    /^Emergency access is open to Demo Admin One until .+: Safety of the patient\. The clinic operates now\.$/,
  );
});

it.each([
  ['nobody opened it', [], '2026-11-23T15:00:00Z'],
  ['all have ended', [access({ isOpen: false })], '2026-11-23T15:00:00Z'],
  ['the hour is over', [access()], '2026-11-23T16:00:00Z'],
])('is not there when %s', async (_, accesses, asOf) => {
  await show(accesses, asOf);
  expect(textOf()).toBe('');
});

it('goes by itself when the hour is over', async () => {
  vi.useFakeTimers({ now: 0 });
  await show([access()], '2026-11-23T15:58:30Z');
  expect(textOf()).toContain('Emergency access is open');
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  expect(textOf()).toBe('');
});

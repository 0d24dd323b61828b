import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aHold, aWholeCase, someClinicalInfo } from '#app/core/cases/whole-case.test-support.ts';
import { textOf, unmount } from '#app/ui/mount.test-support.tsx';
import { mountPage } from '#app/ui/mount-page.test-support.tsx';
import type { Case } from '#contracts/generated/wire.ts';
import { NOW, showDetails } from './case-details.test-support.tsx';
import { ClinicalInfoScreen } from './clinical-info-screen.tsx';

const HOUR_MS = 3_600_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(async () => {
  vi.useRealTimers();
  await unmount();
});

const showInfo = (ofCase: Case) =>
  mountPage(
    <ClinicalInfoScreen
      info={someClinicalInfo()}
      ofCase={ofCase}
      messages={null}
      earlier={null}
      mayReadEarlier
      idempotencyKey={'"key"'}
      asOf={NOW}
      outcome={undefined}
    />,
  );

it.each([
  ['a case', (ofCase: Case) => showDetails({ ofCase })],
  ['its clinical information', showInfo],
])('%s that stays open says when its time is over, and that its hold has ended', async (_, show) => {
  await show(
    aWholeCase({
      status: 'Selected',
      dueAt: '2026-11-23T15:40:00Z',
      holds: [aHold({ to: '2026-11-23T15:30:00Z' })],
    }),
  );
  expect(textOf()).toContain('in 40 min');
  expect(textOf()).toMatch(/on hold/i);
  await act(() => vi.advanceTimersByTimeAsync(HOUR_MS));
  expect(textOf()).toContain('20 min overdue');
  expect(textOf()).not.toMatch(/on hold/i);
});

import { act, type ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Registrations } from '#app/features/people/registration-pages.tsx';
import { Renewals } from '#app/features/people/renewal-pages.tsx';
import { ReportListScreen } from '#app/features/reports/list/report-list-screen.tsx';
import { aListState } from '#app/ui/lists/list-state.test-support.ts';
import { unmount } from '#app/ui/mount.test-support.tsx';
import { mountPage } from '#app/ui/mount-page.test-support.tsx';
import { HelpPage } from './help-page.tsx';
import { openPartsOf } from './open-parts.server.ts';
import { SupportPage } from './support-page.tsx';

const list = aListState();
const none = { items: [], list };
const form = { idempotencyKey: 'any', outcome: undefined };
const support = (shown: Parameters<typeof SupportPage>[0]['shown']) => (
  <SupportPage shown={shown} parts={openPartsOf('Admin')} {...form} />
);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await unmount();
});

it.each<[string | null, ReactElement]>([
  ['tickets', support({ part: 'tickets', ...none })],
  ['jobs', support({ part: 'jobs', ...none })],
  ['mails', support({ part: 'mails', ...none })],
  ['audit', support({ part: 'audit', named: {}, ...none })],
  ['refusals', support({ part: 'refusals', ...none })],
  ['registrations', <Registrations key="registrations" opened={[]} {...none} />],
  ['licenceRenewals', <Renewals key="renewals" {...none} />],
  ['finalReports', <ReportListScreen key="reports" reports={[]} list={list} role="Admin" searched={null} />],
  // The list of that name is the operator's; one's own questions are told of by a notice each.
  [null, <HelpPage key="help" shown={{ part: 'help', ...none }} {...form} />],
])('an open list asks for news of %s', async (name, page) => {
  const asked = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ ids: [], total: 0 })));
  vi.stubGlobal('fetch', asked);
  await mountPage(page);
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(asked.mock.calls.map(([address]) => address)).toEqual(
    name === null ? [] : [`/resources/list-news/${name}`],
  );
});

import { expect, it } from 'vitest';
import type { ListState } from '#app/core/lists/list-state.ts';
import { aListState } from '#app/ui/lists/list-state.test-support.ts';
import { click, found, named, textOf } from '#app/ui/mount.test-support.tsx';
import { mountPage, mountSteps } from '#app/ui/mount-page.test-support.tsx';
import type { AuditEvent, SupportTicket } from '#contracts/generated/wire.ts';
import { openPartsOf } from './open-parts.server.ts';
import { SupportPage } from './support-page.tsx';

it.each([
  [null, 'Look up a number, Tickets, Banner, Failed jobs, Mails, Audit, Refused pages'],
  ['Admin', 'Look up a number, Tickets, Banner, Failed jobs, Mails, Audit, Refused pages'],
  ['Lab_Operations', 'Look up a number, Tickets, Banner, Failed jobs'],
  ['Accounts', 'Look up a number, Tickets, Banner'],
  ['Relationship_Manager', 'Look up a number, Tickets, Banner'],
] as const)('S1-03 S2.2-06 support offers %s no part that would only be refused', async (duty, parts) => {
  await mountPage(
    <SupportPage
      shown={{ part: 'look-up' }}
      parts={openPartsOf(duty)}
      idempotencyKey="any"
      outcome={undefined}
    />,
  );
  const links = [...document.querySelectorAll('nav[aria-label="Parts of support"] a')];
  expect(links.map(textOf).join(', ')).toBe(parts);
  expect(links.filter((link) => link.getAttribute('aria-current') === 'page').map(textOf)).toEqual([
    'Look up a number',
  ]);
});

const list = aListState({ total: 2, sort: '-dateOfService' });

it('the audit is narrowed down to a case and to a person', async () => {
  const line: AuditEvent = {
    case: { id: 'cas_2', caseID: 'DP-2026-000102' },
    event: {
      id: 'evt_1',
      at: '2026-11-23T15:00:00Z',
      kind: 'case_viewed',
      by: { userId: 'usr_demo000001', displayName: 'Dr. Lee' },
      role: 'Provider',
      from: null,
      to: null,
      reason: null,
      version: 3,
      subject: null,
      address: null,
      device: null,
    },
  };
  const people = [{ value: 'usr_demo000001', label: 'Dr. Lee' }];
  const named = { userId: { source: 'users', words: '', choices: people, total: 1, shown: 1 } };
  const audit = (items: readonly AuditEvent[], filters: ListState['filters']) => (
    <SupportPage
      shown={{ part: 'audit', items, list: { ...list, filters }, named }}
      parts={openPartsOf('Admin')}
      idempotencyKey="any"
      outcome={undefined}
    />
  );
  const offered = (name: string) =>
    [...document.querySelectorAll<HTMLOptionElement>(`select[name="${name}"] option`)].map((option) => [
      option.value,
      textOf(option),
    ]);
  await mountPage(audit([line], {}));
  expect(offered('caseId')).toEqual([
    ['', 'All'],
    ['cas_2', 'DP-2026-000102'],
  ]);
  expect(offered('userId')).toEqual([
    ['', 'All'],
    ['usr_demo000001', 'Dr. Lee'],
  ]);
  const read = { ...line.event, id: 'evt_2', kind: 'glass_read' as const, subject: 'sub_dp-2026-000102-a1' };
  await mountPage(audit([{ ...line, event: read }], {}));
  expect(textOf(found('tbody tr'))).toContain('sub_dp-2026-000102-a1');
  const opened = { ...line.event, id: 'evt_3', kind: 'break_glass' as const, reason: 'urgent_treatment' };
  await mountPage(audit([{ ...line, event: opened }], {}));
  expect(textOf(found('tbody tr'))).toContain('Treatment that cannot wait');
  await mountPage(audit([], { caseId: ['cas_3'] }));
  expect(offered('caseId')).toEqual([
    ['', 'All'],
    ['cas_3', 'cas_3'],
  ]);
});

it('S1-03 support lists who was refused which page, by its name and its path', async () => {
  const refusal = {
    id: 'prf_1',
    at: '2026-11-23T15:00:00Z',
    by: { userId: 'usr_demo000001', displayName: 'Dr. Lee' },
    role: 'Provider' as const,
    path: '/UserDetail/{userId}',
    address: null,
  };
  await mountPage(
    <SupportPage
      shown={{ part: 'refusals', items: [refusal], list }}
      parts={openPartsOf('Admin')}
      idempotencyKey="any"
      outcome={undefined}
    />,
  );
  const row = textOf(found('tbody tr'));
  for (const told of ['Dr. Lee', 'Pathologist', 'User', '/UserDetail/{userId}']) expect(row).toContain(told);
});

it('support says that it looks for the mails of a day in UTC, whatever the zone in which it shows them', async () => {
  await mountPage(
    <SupportPage
      shown={{ part: 'mails', items: [], list: { ...list, filters: { from: ['2026-11-23'] } } }}
      parts={openPartsOf('Admin')}
      idempotencyKey="any"
      outcome={undefined}
    />,
  );
  expect(textOf()).toContain('Sent from (UTC)');
});

it.each([
  [{ part: 'audit', items: [], list, named: {} }, 'From (time of the facility)'],
  [{ part: 'refusals', items: [], list }, 'From (time of the operator)'],
] as const)(
  'support says whose days it looks through, whatever the zone of the reader: %j',
  async (shown, said) => {
    await mountPage(
      <SupportPage shown={shown} parts={openPartsOf('Admin')} idempotencyKey="any" outcome={undefined} />,
    );
    expect(textOf()).toContain(said);
  },
);

it('the times of a banner are typed by the clock of a zone that is named', async () => {
  await mountPage(
    <SupportPage
      shown={{ part: 'banner', banner: { version: 1, etag: '"v1"', message: null } }}
      parts={openPartsOf('Admin')}
      idempotencyKey="any"
      outcome={undefined}
    />,
  );
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  expect(textOf()).toContain(`${timeZone}. Left empty, from now on`);
  expect(textOf()).toContain(`${timeZone}. Left empty, until somebody takes it down`);
  expect(textOf()).toContain('The slide viewer shows warnings and critical messages only');
});

it('the open filter of the audit stays open, with the focus in it, while the list is read anew', async () => {
  const audit = (idempotencyKey: string) => (
    <SupportPage
      shown={{ part: 'audit', items: [], list, named: {} }}
      parts={openPartsOf('Admin')}
      idempotencyKey={idempotencyKey}
      outcome={undefined}
    />
  );
  await mountSteps(audit('key-1'), audit('key-2'));
  const filter = found<HTMLDetailsElement>('details:has(input[name=kind])');
  filter.open = true;
  const tick = found<HTMLInputElement>('input[name=kind]');
  tick.focus();
  await click(named('Show what came'));
  expect(document.querySelector('details:has(input[name=kind])')).toBe(filter);
  expect(filter.open).toBe(true);
  expect(document.activeElement).toBe(tick);
});

it('a ticket says by number and link which case it is about, since whoever asks is told to name no patient', async () => {
  const ticket: SupportTicket = {
    id: 'tic_1',
    version: 1,
    etag: '"v1"',
    status: 'Open',
    topic: 'case',
    subject: 'A slide is missing',
    caseId: 'cas_2',
    case: { id: 'cas_2', caseID: 'DP-2026-000102' },
    askedBy: { userId: 'usr_1', displayName: 'Dr. Lee' },
    createdAt: '2026-11-23T15:00:00Z',
    updatedAt: '2026-11-23T15:00:00Z',
    closedAt: null,
    messages: [],
    allowedActions: ['reply'],
  };
  const show = (cases: boolean) =>
    mountPage(
      <SupportPage
        shown={{ part: 'ticket', ticket, reasons: {}, opens: { cases, reports: false } }}
        parts={openPartsOf('Lab_Operations')}
        idempotencyKey="any"
        outcome={undefined}
      />,
    );
  await show(true);
  expect(named('DP-2026-000102').getAttribute('href')).toBe('/case-details/cas_2');
  // A duty that may not open the case is told of it by its number alone.
  await show(false);
  expect(textOf()).toContain('DP-2026-000102');
  expect(document.querySelector('a[href^="/case-details"]')).toBeNull();
});

it('the parts of support come before the views of the list that one of them shows', async () => {
  const views = [{ key: 'open', label: 'Open', query: { status: ['Open'] }, total: 2 }];
  await mountPage(
    <SupportPage
      shown={{ part: 'tickets', items: [], list: { ...list, views } }}
      parts={openPartsOf('Admin')}
      idempotencyKey="any"
      outcome={undefined}
    />,
  );
  const parts = found('nav[aria-label="Parts of support"]');
  const ofList = found('nav[aria-label="Views"]');
  expect(parts.compareDocumentPosition(ofList) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
});

it('tickets are searched by what the API looks in: their subjects and who asked', async () => {
  await mountPage(
    <SupportPage
      shown={{ part: 'tickets', items: [], list }}
      parts={openPartsOf('Admin')}
      idempotencyKey="any"
      outcome={undefined}
    />,
  );
  expect(found<HTMLInputElement>('[type=search]').placeholder).toBe('Subject or who asked');
});

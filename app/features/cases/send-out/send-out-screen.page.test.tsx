import { describe, expect, it, vi } from 'vitest';
import { click, eventually, found, named, textOf } from '#app/ui/mount.test-support.tsx';
import type { CaseListItem, CaseWaitShare } from '#contracts/generated/wire.ts';
import type { aCase } from '../lists/case-item.test-support.ts';
import { sendOutSorts } from './send-out-list.tsx';
import { own, posts, show } from './send-out-screen.test-support.tsx';

const reader = { userId: 'usr_1', displayName: 'Dr. Lee' };
const turnaround = {
  grossHours: 72,
  netHours: 30.5,
  targetHours: 48,
  grossDays: 3,
  netDays: 1.27,
  gross: 'red',
  net: 'green',
  isRunning: true,
} as const;

const UNSEEN = { allowView: false, allowEdit: false, allowAssign: false, allowPickup: false };

const cell = (label: string) => textOf(found(`tbody td[data-label="${label}"]`));
const actions = () => [...document.querySelectorAll('tbody td:last-child a')].map(textOf);

describe('S2.5-10 send-out cases', () => {
  it('say whose days are looked through, whatever the zone in which they are shown', async () => {
    await show([]);
    expect(textOf()).toContain('Sent out from (time of the facility)');
  });

  it.each([
    ['America/New_York', '07:00 AM EST'],
    ['Asia/Kolkata', '05:30 PM'],
  ])('keep the time of %s on one line, and its zone where that has a short name', async (timeZone, line) => {
    vi.stubEnv('TZ', timeZone);
    await show([own('1', { sentAt: '2026-11-20T12:00:00Z' })]);
    const lines = found('tbody td[data-label="Sent out"] time').querySelectorAll('.whitespace-nowrap');
    expect([...lines].map((one) => one.textContent.trim())).toEqual(['11/20/2026', line]);
  });

  it.each([
    ['Final', 'Final11/21/2026'],
    ['Amended', 'AmendedFirst signed 11/21/2026'],
  ] as const)('say of a report that is %s which signature the day is of', async (reportState, says) => {
    await show([own('1', { status: 'SignOutCompleted', reportState, signedAt: '2026-11-21T10:00:00Z' })]);
    expect(cell('Report')).toBe(says);
  });

  it('tell drafts without a whole patient by what is known of the name, and by who began them when', async () => {
    const createdBy = { userId: 'usr_2', displayName: 'Riley Fenwick' };
    const begun = { lastName: null, firstName: null, createdAt: '2026-11-21T12:00:00Z', createdBy };
    const draftOf = (id: string, name: object): CaseListItem => ({
      ...own(id, { status: 'Draft', allowedActions: ['edit'], patientInfo: null }),
      caseID: null,
      patientAge: null,
      patientGender: null,
      draft: { ...begun, ...name },
    });
    await show([draftOf('1', { lastName: 'Halfway' }), draftOf('2', {})]);
    expect([...document.querySelectorAll('tbody td[data-label=Patient]')].map(textOf)).toEqual([
      'HalfwayBegun by Riley Fenwick, 11/21/2026 12:00 PM UTC',
      '—Not entered yetBegun by Riley Fenwick, 11/21/2026 12:00 PM UTC',
    ]);
    expect(actions()).toContain('Edit draft of Halfway');
    expect(actions()).toContain('Edit draft without a number');
  });

  it('lead from the case of a draft to its form, for whoever may fill it in', async () => {
    const draft = (changes: Partial<CaseListItem>): CaseListItem => ({
      ...own('DP-1', { status: 'Draft', allowedActions: ['edit'] }),
      ...changes,
    });
    await show([draft({})]);
    expect(named('DP-1: form').getAttribute('href')).toBe('/upload-project?case=cas_dp-1');
    await show([draft({ caseID: null })]);
    expect(textOf(named('draft without a number: form'))).toBe('Draft');
    await show([draft({ allowedActions: [] })]);
    expect(cell('Case')).toBe('DP-1');
    expect(found('tbody td[data-label="Case"]').querySelector('a')).toBeNull();
  });

  it('say with whom each case is, what it waits for, both its clocks and its report', async () => {
    await show(
      [
        own('DP-1', {
          status: 'AdditionalWorkRequested',
          provider: reader,
          turnaround,
          openRequests: 2,
          lastChange: {
            at: '2026-11-21T13:00:00Z',
            kind: 'question_changed',
            from: null,
            to: null,
            asked: { kind: 'question', status: 'Requested' },
            by: reader,
            role: 'Provider',
            count: 1,
          },
          reportState: 'Draft',
          allowedActions: [],
        }),
      ],
      { answerable: ['cas_dp-1'] },
    );
    expect(cell('Status')).toContain('2 requests open');
    expect(cell('Status')).toContain('New question');
    expect(cell('Pathologist')).toBe('Dr. Lee');
    expect(cell('Patient')).toContain('Haverly, Conrad');
    expect(cell('Accession')).toBe('INV26-7');
    expect(cell('Sent out')).toMatch(/11\/20\/2026/);
    expect(cell('Net / gross')).toContain('30.5 h / 3 d');
    expect(cell('Net / gross')).toContain(
      '30.5 working hours without the waits for others, 3 working days with them',
    );
    expect(cell('Report')).toBe('Draft');
    expect(named('Answer requests for DP-1').getAttribute('href')).toBe('/tasks-list?q=DP-1');
  });

  it('lead to an answer only where something is the facility’s to answer', async () => {
    const waiting = own('DP-1', { status: 'AdditionalWorkRequested', provider: reader, openRequests: 1 });
    await show([waiting], { answerable: [] });
    expect(actions()).not.toContain('Answer requests for DP-1');
    expect(cell('Status')).toContain('With the operator’s laboratory');
    expect(named('1 request open for DP-1').getAttribute('href')).toBe(`/case-details/${waiting.id}`);
    await show([waiting], { answerable: [waiting.id] });
    expect(actions()).toContain('Answer requests for DP-1');
    expect(cell('Status')).not.toContain('laboratory');
    expect(named('1 request open for DP-1').getAttribute('href')).toBe('/tasks-list?q=DP-1');
    await show([waiting], { answerable: null });
    expect(actions()).not.toContain('Answer requests for DP-1');
    expect(cell('Status')).not.toContain('laboratory');
  });

  it('say in the state what a case came back for, and nothing besides', async () => {
    const returned = (reason: CaseWaitShare['reasons'][number]) =>
      own('DP-1', {
        status: 'Returned',
        waits: [{ owner: 'facility', reasons: [reason], workingHours: 1, isOpen: true }],
      });
    await show([returned('identity_in_question')]);
    expect(cell('Status')).toBe('Returned to facility (identity in question)');
    await show([returned('incomplete')]);
    expect(cell('Status')).toBe('Returned to facility (incomplete)');
    await show([returned('recalled')]);
    expect(cell('Status')).toBe('Taken back by the facility');
  });

  it('have every wait with its owner in one bar, which words say too', async () => {
    const [operator, reading]: [CaseWaitShare, CaseWaitShare] = [
      { owner: 'operator', reasons: ['intake' as const], workingHours: 1, isOpen: false },
      { owner: 'pathologist', reasons: ['reading' as const], workingHours: 3, isOpen: true },
    ];
    await show([
      own('DP-1', { status: 'Selected', provider: reader, turnaround, waits: [operator, reading] }),
    ]);
    expect(cell('Net / gross')).toContain(
      'Waits: Pathologist 3 working hours, 75 %, still running; Operator 1 working hour, 25 %',
    );
    const pieces = [
      ...found('tbody td[data-label="Net / gross"]').querySelectorAll('[title^=Operator],[title^=Path]'),
    ];
    expect(pieces.map((piece) => piece.getAttribute('title'))).toEqual([
      'Operator: 1 working hour',
      'Pathologist: 3 working hours',
    ]);
    await show([own('DP-2', { status: 'Submitted', waits: [{ ...operator, isOpen: true }] })]);
    expect(cell('Net / gross')).toContain('Not yet');
    expect(cell('Net / gross')).toContain('Waits: Operator 1 working hour, 100 %, still running');
    await show([own('DP-3', { status: 'Draft' })]);
    expect(cell('Net / gross')).toBe('Not yet');
  });

  it.each<[string, Parameters<typeof aCase>[1], readonly string[]]>([
    ['a draft', { status: 'Draft', allowedActions: ['edit', 'deleteDraft', 'sendOut'] }, ['Edit DP-1']],
    [
      'a case that came back',
      { status: 'Returned', allowedActions: ['edit', 'sendOut', 'cancel'] },
      ['Edit DP-1', 'Withdraw DP-1'],
    ],
    [
      'a case that is checked',
      { status: 'Submitted', allowedActions: ['recall', 'cancel'] },
      ['Add slides to DP-1', 'Take back DP-1'],
    ],
    ['a case that is read', { status: 'Selected', provider: reader }, ['Add slides to DP-1']],
    ['a case in second review', { status: 'QAReview', provider: reader }, []],
    ['a case that the caller may not see', { status: 'Selected', permissions: UNSEEN }, []],
    [
      'a signed case',
      { status: 'SignOutCompleted', reportState: 'Final', signedAt: '2026-11-21T10:00:00Z' },
      ['Report of DP-1'],
    ],
    ['a case that the API lets nobody change', { status: 'Returned', allowedActions: [] }, []],
  ])('offer for %s what the API allows, and nothing else', async (_, changes, expected) => {
    await show([own('DP-1', changes)]);
    expect(actions()).toEqual(expected);
    expect(cell('Due')).toBe(changes?.status === 'SignOutCompleted' ? 'No longer due' : cell('Due'));
  });

  it('say when the report of a signed case comes, which is no draft any more', async () => {
    await show([
      own('DP-1', { status: 'SignOutCompleted', reportState: 'Draft', signedAt: '2026-11-21T10:00:00Z' }),
    ]);
    expect(cell('Report')).toMatch(/^Comes at \d+:10 [AP]M11\/21\/2026$/);
  });

  it('are not late while they are back with their facility', async () => {
    const dueAt = '2026-11-20T10:00:00Z';
    await show([own('DP-1', { status: 'Returned', dueAt })]);
    expect(cell('Due')).not.toContain('overdue');
    await show([own('DP-1', { status: 'Submitted', dueAt })]);
    expect(cell('Due')).toContain('overdue');
  });

  it('begin another draft like a case, each press under a key of its own', async () => {
    posts.length = 0;
    const key = expect.stringMatching(/^"[0-9a-f-]{36}"$/) as unknown;
    await show([own('DP-1', { status: 'Selected', permissions: { ...UNSEEN, allowView: true } })]);
    const button = named('Duplicate as new DP-1');
    await click(button);
    await eventually(() => expect(posts).toHaveLength(1));
    expect(posts[0]?.[0]).toContain('/review-project?case=cas_dp-1');
    expect(posts[0]?.[1]).toMatchObject({ intent: 'duplicate', idempotencyKey: key });
    await show([own('DP-2', { status: 'Selected', permissions: UNSEEN })]);
    expect(document.querySelector('tbody form')).toBeNull();
  });

  it('lead by ids and the platform’s numbers alone', async () => {
    await show([own('DP-1', { status: 'Returned', allowedActions: ['edit', 'cancel'] })]);
    expect(named('DP-1: details').getAttribute('href')).toBe('/case-details/cas_dp-1');
    expect(named('Edit DP-1').getAttribute('href')).toBe('/upload-project?case=cas_dp-1');
    expect(named('Withdraw DP-1').getAttribute('href')).toBe('/review-project?case=cas_dp-1');
    const addresses = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    expect(addresses.filter((address) => /Haverly|INV26/i.test(address))).toEqual([]);
  });

  it('sort by what a facility asks first, and say what comes next where there is none', async () => {
    const sorts = '-sentAt urgency -openRequests -signedAt -grossTurnaround -netTurnaround';
    expect(sendOutSorts.map(({ value }) => value).join(' ')).toBe(sorts);
    await show([]);
    expect(named('Create a case').getAttribute('href')).toBe('/upload-project');
  });
});

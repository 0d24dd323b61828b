import { describe, expect, it } from 'vitest';
import { type Access, access } from '#contracts/generated/access.ts';
import type { StaffRole } from '#contracts/generated/wire.ts';
import {
  holderText,
  nextStepText,
  ownPageOf,
  partText,
  taskClock,
  taskPlaceOf,
  taskWaits,
  withheldOf,
} from './task-words.ts';

const NOW = '2026-11-21T15:00:00Z';
const person = { userId: 'usr_1', displayName: 'Dr. Lee' };
/** Work that a person has and has not begun. */
const work = {
  status: 'Open',
  type: 11,
  assignee: person,
  askedBy: null,
  requestId: null,
  needsAcceptance: false,
  allowedActions: [],
} as const;

describe('a task in words', () => {
  it.each([
    ['Provider', 2, '/pathologist/qa-task?task=tsk_1'],
    ['Provider', 3, '/pathologist/onboarding-task?task=tsk_1'],
    ['Provider', 11, '/provider/tasks-detail?task=tsk_1'],
    ['MedicalFacility', 5, '/facility/tasks-detail?task=tsk_1'],
    ['Facility_NP', 7, '/facility/tasks-detail?task=tsk_1'],
    ['Admin', 2, '/task-detail/tsk_1'],
  ] as const)('is worked on by a %s, of type %i, at %s', (role, type, place) => {
    expect(taskPlaceOf({ id: 'tsk_1', type }, role)).toBe(place);
  });

  it.each([
    ['A', 'A1', 'A1-F', 'Part A, block A1, slide A1-F'],
    [null, 'A1', null, 'Block A1'],
    [null, null, null, ''],
  ])('is about %s, %s, %s', (specimenID, block, slide, text) => {
    expect(partText({ specimenID, block, slide })).toBe(text);
  });

  it('is held by a person, else by whoever may take it', () => {
    const status = 'Open';
    expect(holderText({ assignee: person, assignedRole: null, status })).toBe('Dr. Lee');
    expect(holderText({ assignee: null, assignedRole: 'Facility', status })).toBe('Facility, not taken yet');
    expect(holderText({ assignee: null, assignedRole: null, status })).toBeNull();
    // Whoever had begun it has left.
    expect(holderText({ assignee: null, assignedRole: 'Facility', status: 'InProgress' })).toBe(
      'Facility, nobody has it now',
    );
  });

  it('waits for nobody any more where it was closed before anybody took it', () => {
    const status = 'Completed';
    expect(holderText({ assignee: null, assignedRole: 'Facility', status })).toBeNull();
    expect(holderText({ assignee: person, assignedRole: null, status })).toBe('Dr. Lee');
  });

  it('has a clock only while it is not closed', () => {
    const dueAt = '2026-11-21T13:00:00Z';
    expect(taskClock({ status: 'Submitted', dueAt }, NOW)).toEqual({ state: 'overdue', left: '2 h overdue' });
    expect(taskClock({ status: 'Declined', dueAt }, NOW)).toEqual({ state: 'none', left: '' });
  });

  it('is handed in only where somebody accepts it', () => {
    const begun = { ...work, status: 'InProgress' } as const;
    expect(nextStepText({ ...begun, needsAcceptance: true })).toBe('Whoever has it hands the work in');
    expect(nextStepText({ ...begun, needsAcceptance: false })).toBe('Whoever has it completes it');
    expect(nextStepText({ ...begun, needsAcceptance: true, assignee: null })).toBe(
      'Whoever may take it goes on with it',
    );
  });

  it('is started by whoever has it, and where nobody has it by whoever may take it', () => {
    expect(nextStepText(work)).toBe('Whoever has it starts it');
    expect(nextStepText({ ...work, assignee: null })).toBe('Whoever may take it starts it');
  });

  it('is a second review to be given to somebody before anybody starts it', () => {
    const review = { ...work, type: 2 } as const;
    expect(nextStepText({ ...review, assignee: null })).toContain('Nobody has been chosen yet');
    expect(nextStepText(review)).toBe('Whoever has it starts it');
    expect(nextStepText({ ...review, status: 'Cancelled', assignee: null })).toBe(
      'Nothing, the task is closed',
    );
  });

  it('to receive the parcel of a case ends with its count, and that of an order as other work does', () => {
    const parcel = { ...work, status: 'InProgress', type: 8 } as const;
    expect(nextStepText(parcel)).toBe('Whoever has it counts the slides, which completes the task');
    for (const other of [
      { ...parcel, requestId: 'req_1' },
      { ...parcel, askedBy: person },
      { ...parcel, allowedActions: ['complete'] as const },
    ])
      expect(nextStepText(other)).toBe('Whoever has it completes it');
  });

  it('to renew a licence, which the platform asks for, is handed in and checked elsewhere', () => {
    const renewal = {
      id: 'tsk_1',
      type: 12,
      askedBy: null,
      requestId: null,
      allowedActions: [],
      needsAcceptance: true,
      assignee: null,
    } as const;
    expect(nextStepText({ ...renewal, status: 'InProgress' })).toBe(
      'The pathologist hands in the renewed licence',
    );
    expect(nextStepText({ ...renewal, status: 'Submitted' })).toBe('The operator checks the renewed licence');
    expect(nextStepText({ ...renewal, status: 'Cancelled' })).toBe('Nothing, the task is closed');
    expect(ownPageOf(renewal, 'Provider')?.path).toBe('/about-me#licences');
    expect(ownPageOf(renewal, 'Admin')?.path).toBe('/users?part=renewals');
    expect(ownPageOf({ ...renewal, askedBy: person }, 'Provider')).toBeNull();
  });

  it.each([
    ['Provider', 2, 'Go to the second review'],
    ['Provider', 3, 'Go to the steps of the onboarding'],
    ['Admin', 2, undefined],
    ['Provider', 11, undefined],
  ] as const)('leads a %s, of type %i, to its own page: %s', (role, type, label) => {
    expect(ownPageOf({ id: 'tsk_1', type, askedBy: null }, role)?.label).toBe(label);
  });
});

describe('the waits of a task', () => {
  const task = {
    createdAt: '2026-11-20T15:00:00Z',
    startedAt: null,
    submittedAt: null,
    closedAt: null,
    assignee: person,
    assignedRole: null,
    heldBefore: [],
  };
  const waitsOf = (changes: object) =>
    taskWaits({ ...task, status: 'Open', ...changes }, NOW).map(
      ({ what, lasted, isOpen }) => `${what} ${lasted}${isOpen ? ' on' : ''}`,
    );
  const startedAt = '2026-11-20T18:00:00Z';
  const submittedAt = '2026-11-21T08:00:00Z';

  it.each([
    [{}, ['Waiting to be started 24 h on']],
    [{ status: 'InProgress', startedAt }, ['In work 21 h on', 'Waiting to be started 3 h']],
    [
      { status: 'Submitted', startedAt, submittedAt },
      ['Waiting for acceptance 7 h on', 'In work 14 h', 'Waiting to be started 3 h'],
    ],
    // What was handed in before it was sent back is not waiting for anybody's acceptance.
    [{ status: 'Returned', startedAt, submittedAt }, ['In work 21 h on', 'Waiting to be started 3 h']],
    [
      { status: 'Completed', startedAt, submittedAt, closedAt: '2026-11-21T09:00:00Z' },
      ['Waiting for acceptance 1 h', 'In work 14 h', 'Waiting to be started 3 h'],
    ],
    [{ status: 'Cancelled', closedAt: '2026-11-20T16:00:00Z' }, ['Waiting to be started 1 h']],
  ])('%j are %j', (changes, expected) => {
    expect(waitsOf(changes)).toEqual(expected);
  });

  it('falls to whoever had the task then, and not to the one who has it now', () => {
    const heldBefore = [
      { assignee: null, assignedRole: 'Lab_Operations' as const, until: startedAt },
      {
        assignee: { userId: 'usr_2', displayName: 'Ansel Tarrow' },
        assignedRole: null,
        until: '2026-11-21T05:00:00Z',
      },
    ];
    const whoseOf = (changes: object) =>
      taskWaits({ ...task, status: 'InProgress', heldBefore, startedAt, ...changes }, NOW).map(
        ({ what, whose, lasted, isOpen }) => `${what}, ${whose}, ${lasted}${isOpen ? ' on' : ''}`,
      );
    const before = ['In work, Ansel Tarrow, 11 h', 'Waiting to be started, Lab operations, 3 h'];
    expect(whoseOf({})).toEqual(['In work, Dr. Lee, 10 h on', ...before]);
    expect(whoseOf({ status: 'Submitted', submittedAt })).toEqual([
      'Waiting for acceptance, The operator, 7 h on',
      'In work, Dr. Lee, 3 h',
      ...before,
    ]);
    expect(whoseOf({ assignee: null, assignedRole: 'Facility', startedAt: null, status: 'Open' })).toEqual([
      'Waiting to be started, Facility, not taken yet, 10 h on',
      'Waiting to be started, Ansel Tarrow, 11 h',
      'Waiting to be started, Lab operations, 3 h',
    ]);
  });
});

describe('what is kept from a reader of a task', () => {
  const STAFF: readonly StaffRole[] = ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'];
  /** What the contract's table says to a duty, by its relation to the task. */
  const rowsFor = (operation: 'addTaskComment' | 'getTaskAttachment', duty: StaffRole) => {
    const { rows }: Access = access[operation];
    return rows.filter(({ who }) => who.includes(duty)).map(({ is, gets }) => ({ is, gets }));
  };

  // No page knows the relation, which the right to write tells as long as both stand on the same rows.
  it.each(STAFF)(
    'is told to %s by the right to write in it, which goes with the right to its files',
    (duty) => {
      const rows = rowsFor('getTaskAttachment', duty);
      expect(rows.length).toBeGreaterThan(0);
      expect(rowsFor('addTaskComment', duty)).toEqual(rows);
    },
  );

  it.each([
    ['Admin', 5, ['comment'], { files: false, words: false }],
    ['Admin', 5, [], { files: true, words: true }],
    ['Provider', 5, [], { files: false, words: false }],
    ['Provider', 2, [], { files: true, words: true }],
    ['Provider', 2, ['comment'], { files: false, words: false }],
  ] as const)('by a %s, of type %i, with the actions %j, is %j', (role, type, allowedActions, kept) => {
    const ofCase = { id: 'cas_1', caseID: 'DP-1', caseRecordId: null };
    const actions = [...allowedActions];
    expect(withheldOf({ type, allowedActions: actions, case: ofCase }, role)).toEqual(kept);
    expect(withheldOf({ type, allowedActions: actions, case: null }, role).files).toBe(kept.files);
  });
});

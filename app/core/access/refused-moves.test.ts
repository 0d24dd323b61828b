import { describe, expect, it } from 'vitest';
import type { QaTask, Task } from '#contracts/generated/wire.ts';
import {
  accountReasons,
  billReasons,
  caseReasons,
  enquiryReasons,
  namesOfReader,
  qaReasons,
  type Reasons,
  registrationReasons,
  renewalReasons,
  taskReasons,
  ticketReasons,
  userReasons,
} from './refused-moves.ts';

const ADMIN = namesOfReader('Admin', null);
const ACCOUNTS = namesOfReader('Admin', 'Accounts');
const LAB = namesOfReader('Admin', 'Lab_Operations');
const FACILITY = namesOfReader('MedicalFacility', null);

const order: Pick<Task, 'type' | 'assignee' | 'askedBy' | 'requestId' | 'allowedActions'> = {
  type: 5,
  assignee: null,
  askedBy: null,
  requestId: null,
  allowedActions: [],
};
const holder = { userId: 'usr_1', displayName: 'Dr. Lee' };

const TABLE: readonly (readonly [what: string, reasons: Reasons, refused: readonly string[]])[] = [
  ['a new user', userReasons({ status: 'New', role: 'Provider' }, ADMIN), ['provision', 'activate']],
  ['a new user of a facility', userReasons({ status: 'New', role: 'MedicalFacility' }, ADMIN), ['activate']],
  ['a user at the onboarding', userReasons({ status: 'In Progress', role: 'Provider' }, ADMIN), ['activate']],
  ['a user who was shut out', userReasons({ status: 'Deactivated', role: 'Provider' }, ADMIN), ['activate']],
  ['an active user', userReasons({ status: 'Active', role: 'Provider' }, ADMIN), []],
  ['a new operator', userReasons({ status: 'New', role: 'Admin' }, ADMIN), []],
  ['a new user, for the laboratory', userReasons({ status: 'New', role: 'Provider' }, LAB), []],
  ['a prospect', accountReasons({ leadStatus: 'Prospect' }, ADMIN), ['activate', 'deactivate']],
  ['a prospect, for the accounts', accountReasons({ leadStatus: 'Prospect' }, ACCOUNTS), []],
  ['an interested enquiry', enquiryReasons({ leadStatus: 'interested' }, ADMIN), ['activate']],
  ['a line that is ready', billReasons({ status: 'Ready' }, ACCOUNTS), ['recordPayment']],
  ['a line that is invoiced', billReasons({ status: 'Invoiced' }, ACCOUNTS), ['edit']],
  ['a line that is paid', billReasons({ status: 'Paid' }, ACCOUNTS), ['issue', 'void', 'edit']],
  ['a ticket that is closed', ticketReasons({ status: 'Closed' }, ADMIN), ['reply']],
  [
    'a registration that waits',
    registrationReasons({ status: 'Submitted', allowedActions: ['start'] }, ADMIN),
    ['approve', 'return', 'reject'],
  ],
  [
    'a registration, for its registrant',
    registrationReasons({ status: 'Submitted', allowedActions: [] }, FACILITY),
    [],
  ],
  [
    'a registration whose person has a closed account',
    registrationReasons({ status: 'UnderReview', allowedActions: ['edit', 'reject'] }, ADMIN),
    ['approve', 'return'],
  ],
  [
    'a registration that is taken back before anybody reviews it',
    registrationReasons({ status: 'Draft', allowedActions: ['edit', 'reject'] }, ADMIN),
    ['approve', 'return'],
  ],
  ['a renewal that is accepted', renewalReasons({ status: 'Accepted' }, ADMIN), ['return']],
  [
    'an order, for those of its duty, once it is closed',
    taskReasons({ ...order, status: 'Completed' }, { userId: 'usr_2', names: LAB }),
    ['assign', 'cancel'],
  ],
  [
    'an order, for those of another duty',
    taskReasons({ ...order, status: 'Completed' }, { userId: 'usr_2', names: ACCOUNTS }),
    [],
  ],
  [
    'an order that its holder has not begun',
    taskReasons(
      { ...order, status: 'Open', assignee: holder, allowedActions: ['start', 'decline'] },
      { userId: 'usr_1', names: FACILITY },
    ),
    ['work'],
  ],
  [
    'an order that its holder has no right to work on',
    taskReasons({ ...order, status: 'Open', assignee: holder }, { userId: 'usr_1', names: FACILITY }),
    [],
  ],
  [
    'an order that somebody else has',
    taskReasons({ ...order, status: 'Open', assignee: holder }, { userId: 'usr_2', names: FACILITY }),
    [],
  ],
  [
    'an order that its holder has handed in',
    taskReasons({ ...order, status: 'Submitted', assignee: holder }, { userId: 'usr_1', names: FACILITY }),
    ['decline'],
  ],
  [
    'a second review, which has a page of its own',
    taskReasons({ ...order, type: 2, status: 'Open', assignee: holder }, { userId: 'usr_1', names: [] }),
    [],
  ],
  [
    'a parcel of a case, which its count alone completes',
    taskReasons(
      {
        ...order,
        type: 8,
        askedBy: null,
        status: 'InProgress',
        assignee: holder,
        allowedActions: ['decline'],
      },
      { userId: 'usr_1', names: LAB },
    ),
    ['work'],
  ],
  [
    'a parcel of a case in whose place images come, which its holder completes',
    taskReasons(
      { ...order, type: 8, status: 'InProgress', assignee: holder, allowedActions: ['decline', 'complete'] },
      { userId: 'usr_1', names: LAB },
    ),
    [],
  ],
  [
    'a parcel of a case that somebody else has',
    taskReasons(
      { ...order, type: 8, askedBy: null, status: 'InProgress', assignee: holder },
      { userId: 'usr_2', names: LAB },
    ),
    [],
  ],
  [
    'a case that is read, for its facility',
    caseReasons({ status: 'Selected' }, FACILITY, 'UTC'),
    ['recall', 'cancel'],
  ],
  [
    'a case that somebody has and nobody but an admin reassigns',
    caseReasons({ status: 'QAReview', provider: holder }, ['Lab_Operations'], 'UTC'),
    ['return'],
  ],
  ['a case that is read, for an admin', caseReasons({ status: 'Selected' }, ADMIN, 'UTC'), []],
  [
    'a case that is on hold, for an admin',
    caseReasons({ status: 'Selected', provider: holder, allowedActions: ['liftHold'] }, ADMIN, 'UTC'),
    ['assign'],
  ],
  [
    'a case on hold that somebody has, for whoever reassigns none',
    caseReasons(
      { status: 'QAReview', provider: holder, allowedActions: ['liftHold'] },
      ['Lab_Operations'],
      'UTC',
    ),
    ['return'],
  ],
  [
    'a case that was signed out',
    caseReasons({ status: 'SignOutCompleted' }, ADMIN, 'UTC'),
    ['return', 'cancel'],
  ],
];

describe('what is refused now', () => {
  it.each(TABLE)('of %s has a reason where somebody looks for it', (_, reasons, refused) => {
    expect(Object.keys(reasons)).toEqual(refused);
  });

  it('says in which states it can be done, and how things stand', () => {
    expect(billReasons({ status: 'Paid' }, ACCOUNTS)['void']).toBe(
      'Only while the status is “Pending”, “Ready”, “Invoiced”, or “Denied”. It is “Paid” now.',
    );
  });

  it('of a case that came back says for what', () => {
    const stopped = caseReasons({ status: 'Returned', returned: 'identity_in_question' }, ADMIN, 'UTC');
    expect(stopped['assign']).toMatch(/It is “Returned to facility \(identity in question\)” now\.$/);
    const unknown = caseReasons({ status: 'Returned' }, ADMIN, 'UTC');
    expect(unknown['assign']).toMatch(/It is “Returned to facility \(incomplete\)” now\.$/);
  });

  it('of a registration says that its person was shut out, which no status tells', () => {
    const refused = registrationReasons({ status: 'UnderReview', allowedActions: ['reject'] }, ADMIN);
    expect(refused['approve']).toBe(
      'The account of this person is deactivated. Readmit it first, or reject the registration.',
    );
    const begun = registrationReasons({ status: 'Draft', allowedActions: ['edit', 'reject'] }, ADMIN);
    expect(begun['approve']).toContain('Only while the status is');
  });

  it('of a signed case has one reason, which says what changes it instead, in the time of the reader', () => {
    const signed = { status: 'SignOutCompleted', signedAt: '2026-11-03T03:00:00Z' } as const;
    const reasons = caseReasons(signed, ADMIN, 'America/New_York');
    expect(Object.keys(reasons)).toEqual(['return', 'cancel']);
    expect(new Set(Object.values(reasons))).toEqual(
      new Set(['Signed on 11/02/2026 10:00 PM EST: only an addendum or an amendment changes it.']),
    );
  });

  const review: Parameters<typeof qaReasons>[0] = {
    status: 'InProgress',
    reviewer: holder,
    unlicensedIn: null,
    result: null,
    ownDiagnosisSavedAt: null,
    allowedActions: [],
  };
  it.each<[who: string, changes: Partial<QaTask>, why: string | undefined]>([
    ['who has not begun', { status: 'Open', allowedActions: ['start'] }, 'Start the review first.'],
    ['who writes their own diagnosis', {}, 'Save your own diagnosis first.'],
    ['whose own diagnosis is saved', { ownDiagnosisSavedAt: '2026-11-03T15:00:00Z' }, undefined],
    ['who may submit the result', { allowedActions: ['submitResult'] }, undefined],
    ['whose licence is over', { unlicensedIn: 'OH' }, undefined],
    ['who is somebody else', { reviewer: { ...holder, userId: 'usr_2' } }, undefined],
  ])('of the result of a second review, for a reviewer %s', (_, changes, why) => {
    expect(qaReasons({ ...review, ...changes }, 'usr_1')['submitResult']).toBe(why);
  });

  it.each(['Open', 'InProgress', 'Returned'] as const)(
    'says of a parcel whose task is %s that the count completes it',
    (status) => {
      const parcel = { ...order, type: 8, status, assignee: holder } as const;
      const { work } = taskReasons(
        { ...parcel, allowedActions: ['decline'] },
        { userId: 'usr_1', names: FACILITY },
      );
      expect(work).toMatch(/^Only by the count of the slides in the parcel/);
    },
  );
});

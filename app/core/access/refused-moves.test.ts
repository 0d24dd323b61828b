import { describe, expect, it } from 'vitest';
import type { Task } from '#contracts/generated/wire.ts';
import {
  accountReasons,
  billReasons,
  caseReasons,
  enquiryReasons,
  namesOfReader,
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

const order: Pick<Task, 'type' | 'assignee' | 'askedBy' | 'allowedActions'> = {
  type: 5,
  assignee: null,
  askedBy: null,
  allowedActions: [],
};
const holder = { userId: 'usr_1', displayName: 'Dr. Lee' };

const TABLE: readonly (readonly [what: string, reasons: Reasons, refused: readonly string[]])[] = [
  ['a new user', userReasons({ status: 'New', role: 'Provider' }, ADMIN), ['activate']],
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
    registrationReasons({ status: 'Submitted' }, ADMIN),
    ['approve', 'return', 'reject'],
  ],
  ['a registration, for its registrant', registrationReasons({ status: 'Submitted' }, FACILITY), []],
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
    taskReasons({ ...order, status: 'Open', assignee: holder }, { userId: 'usr_1', names: FACILITY }),
    ['work'],
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
    'a case that is read, for its facility',
    caseReasons({ status: 'Selected' }, FACILITY),
    ['recall', 'cancel'],
  ],
  [
    'a case that somebody has and nobody but an admin reassigns',
    caseReasons({ status: 'QAReview', provider: holder }, ['Lab_Operations']),
    ['return'],
  ],
  ['a case that is read, for an admin', caseReasons({ status: 'Selected' }, ADMIN), []],
  ['a case that was signed out', caseReasons({ status: 'SignOutCompleted' }, ADMIN), ['return', 'cancel']],
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
});

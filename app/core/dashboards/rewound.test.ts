import { describe, expect, it } from 'vitest';
import { rewoundCase, rewoundTaskStatus, type StatusStep } from './rewound.ts';

const at = (hour: number): string => new Date(Date.UTC(2026, 10, 21, hour)).toISOString();
const ms = (hour: number): number => Date.parse(at(hour));

const signed = {
  status: 'SignOutCompleted',
  assignedProviderId: 'usr_1',
  sentAt: at(1),
  availableAt: at(2),
  selectedAt: at(3),
  signedAt: at(6),
  dueAt: at(20),
  reportState: 'Amended',
} as const;
const steps: readonly StatusStep[] = [
  { at: at(4), to: 'AdditionalWorkRequested' },
  { at: at(5), to: 'Selected' },
];
const then = (hour: number) => rewoundCase(signed, { steps, since: signed.signedAt }, ms(hour));

describe('a case at an earlier moment', () => {
  it('was in the status that its trail names, or that its own times tell', () => {
    const statuses = [0, 1, 2, 3, 4, 5, 6, 7].map((hour) => then(hour)?.status ?? null);
    expect(statuses).toEqual([
      null,
      'Submitted',
      'Available',
      'Selected',
      'AdditionalWorkRequested',
      'Selected',
      'SignOutCompleted',
      'SignOutCompleted',
    ]);
  });

  it('had nothing yet that came later: no reader, no due date, no report', () => {
    const nothingYet = { assignedProviderId: null, selectedAt: null, signedAt: null, reportState: 'None' };
    expect(then(1)).toMatchObject({ ...nothingYet, availableAt: null, dueAt: null });
    expect(then(2)).toMatchObject({ ...nothingYet, dueAt: signed.dueAt });
    expect(then(5)).toMatchObject({ assignedProviderId: 'usr_1', signedAt: null, reportState: 'None' });
    expect(then(6)).toBe(signed);
  });

  it('stays as it is where nothing tells when it began', () => {
    const draft = { ...signed, status: 'Draft', sentAt: null } as const;
    expect(rewoundCase(draft, { steps: [], since: null }, ms(0))).toBe(draft);
  });
});

it('a task was in the state that its own times tell', () => {
  const task = {
    status: 'Declined',
    createdAt: at(1),
    startedAt: at(2),
    submittedAt: at(3),
    closedAt: at(4),
  } as const;
  expect([0, 1, 2, 3, 4].map((hour) => rewoundTaskStatus(task, ms(hour)))).toEqual([
    null,
    'Open',
    'InProgress',
    'Submitted',
    'Declined',
  ]);
});

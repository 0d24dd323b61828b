import { describe, expect, it } from 'vitest';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import { WORLDS } from '#mock-server/seeds/worlds.ts';
import { createMockApi } from '#mock-server/server.ts';
import { oneOf } from '#tests/support/long-run.ts';
import { readDemoCreds } from '../../mutants/demo-creds.ts';
import { hunt } from '../../mutants/kill-matrix.ts';
import { MUTANTS } from '../../mutants/mutants.ts';
import { foundIn } from '../../report/summary.ts';
import { type CheckOptions, runCheck } from '../run-check.ts';

/** No machine is so busy that it takes so long. */
const HOUR_MS = 3_600_000;

/** Which moves were made, on a server that has people and places and nothing else. */
async function movesOf(options: Partial<CheckOptions> & { readonly operations: readonly OperationId[] }) {
  const api = createMockApi({ world: WORLDS.empty, report: () => undefined });
  const report = await runCheck({
    send: (request) => api.fetch(request),
    base: 'http://mock.test/api',
    creds: readDemoCreds(),
    seed: 7,
    budgetMs: HOUR_MS,
    timeoutMs: HOUR_MS,
    ...options,
  });
  await api.close();
  const grid = report.grids.find(({ name }) => name === 'transition × caller');
  const moves = grid?.cells.filter(({ status }) => status === 'passed').map(({ row }) => row) ?? [];
  return { report, moves: new Set(moves) };
}

/** What only a server can show where a case is in the pool, or with a reader. */
const OF_CASES = ['transition too many', 'transition too few', 'move without effect', 'race lost'];

describe('an empty server', () => {
  it('gets things into their states by its API, by the shortest path over each machine', async () => {
    const { moves, report } = await movesOf({
      operations: ['assignCase', 'changeEnquiryStatus', 'changeAccountLeadStatus', 'closeSupportTicket'],
      only: ['examples'],
    });
    expect(foundIn(report)).toEqual([]);
    expect([...moves]).toEqual(
      expect.arrayContaining([
        'CaseStatus: assign',
        'EnquiryLeadStatus: interest',
        'EnquiryLeadStatus: followUp',
        'EnquiryLeadStatus: loseInterest',
        'AccountLeadStatus: interest',
        'AccountLeadStatus: provision',
        'AccountLeadStatus: activate',
        'AccountLeadStatus: deactivate',
        'TicketStatus: close',
      ]),
    );
  });

  it('has a ticket made and moved where the check looks at answers to it alone', async () => {
    const { moves, report } = await movesOf({ operations: ['replySupportTicket'], only: ['examples'] });
    expect(foundIn(report)).toEqual([]);
    expect([...moves]).toEqual(expect.arrayContaining(['TicketStatus: answer', 'TicketStatus: askOn']));
  });

  it('has bills, registrations and hand-overs brought into their states', async () => {
    const { moves, report } = await movesOf({
      operations: [
        'answerHandOver',
        'withdrawHandOver',
        'reviewRegistration',
        'submitRegistration',
        'issueBilling',
        'recordPayment',
        'reopenBilling',
        'voidBilling',
      ],
      only: ['examples', 'state'],
    });
    expect(foundIn(report)).toEqual([]);
    expect([...moves].filter((move) => /^(Billing|Registration|HandOver)/.test(move)).toSorted()).toEqual([
      'BillingStatus: deny',
      'BillingStatus: issue',
      'BillingStatus: pay',
      'BillingStatus: reopen',
      'BillingStatus: takeBackPayment',
      'BillingStatus: takeBackWriteOff',
      'BillingStatus: void',
      'BillingStatus: writeOff',
      'HandOverStatus: accept',
      'HandOverStatus: offer',
      'HandOverStatus: refuse',
      'HandOverStatus: withdraw',
      'RegistrationStatus: approve',
      'RegistrationStatus: reject',
      'RegistrationStatus: return',
      'RegistrationStatus: start',
      'RegistrationStatus: submit',
    ]);
  });

  it('says what stopped a thing on its way into a state', async () => {
    const { provider2: _, provisional: __, ...callers } = readDemoCreds().callers;
    const { report } = await movesOf({
      operations: ['answerHandOver'],
      only: ['examples'],
      creds: { callers },
    });
    const [grid] = report.grids.filter(({ name }) => name === 'transition × caller');
    expect(
      grid?.cells.find(({ row, column }) => row.endsWith(': accept') && column === 'provider'),
    ).toMatchObject({
      status: 'not reached',
      why: expect.stringMatching(/; offer: there is no second provider who could log in$/) as string,
    });
  });

  it('is left as it is where the run may change nothing', async () => {
    const { moves } = await movesOf({ operations: ['pickUpCase'], only: ['examples'], readOnly: true });
    expect([...moves]).toEqual([]);
  });

  it.each(oneOf(OF_CASES))('shows a %s, which is seen only in a state', async (name) => {
    const [mutant] = MUTANTS.filter((one) => one.name === name);
    if (mutant === undefined) throw new Error(`there is no mutant ${name}`);
    const told = await hunt(mutant, { creds: readDemoCreds(), seed: 1, isWhole: false, world: WORLDS.empty });
    expect({ isFound: told.isFound, strays: told.strays }).toEqual({ isFound: true, strays: [] });
  });
});

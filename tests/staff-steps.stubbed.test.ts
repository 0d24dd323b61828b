import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { movesOf } from '#app/core/access/moves.ts';
import { keysOf } from '#app/core/objects.ts';
import { machines } from '#contracts/generated/machines.ts';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import { type OperatorDesk, openOperatorDesk } from './support/operator-desk.ts';
import { root } from './support/source-files.ts';

let desk: OperatorDesk;
beforeAll(async () => {
  desk = await openOperatorDesk();
});

const HERE = 'tests/staff-steps.stubbed.test.ts';
const key = () => `"${crypto.randomUUID()}"`;
const reason = 'Asked by phone.';
const soon = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
const today = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

type Fields = Readonly<Record<string, string>>;
interface Standing {
  readonly etag: string;
  readonly state: string;
}
type Kind = 'users' | 'accounts' | 'enquiries' | 'cases' | 'billings';

const PAGES: Readonly<Record<Kind, string>> = {
  users: '/UserDetail',
  accounts: '/accountDetail',
  enquiries: '/enquiries-detail',
  cases: '/case-details',
  billings: '/billing-detail',
};

function standingOf(kind: Kind, id: string): Standing {
  const world = desk.api.world();
  const none = () => expect.fail(`no ${id}`);
  const of = (version: number, state: string) => ({ etag: `"v${String(version)}"`, state });
  switch (kind) {
    case 'accounts': {
      const { version, leadStatus } = world.accounts.find(id) ?? none();
      return of(version, leadStatus);
    }
    case 'enquiries': {
      const { version, leadStatus } = world.enquiries.find(id) ?? none();
      return of(version, leadStatus);
    }
    case 'users':
    case 'cases':
    case 'billings': {
      const { version, status } = world[kind].find(id) ?? none();
      return of(version, status);
    }
  }
}

async function step(kind: Kind, id: string, intent: string, fields: Fields) {
  const form = { intent, etag: standingOf(kind, id).etag, idempotencyKey: key(), ...fields };
  const { outcome } = await desk.open('Admin', `${PAGES[kind]}/${id}`, form);
  return [outcome, standingOf(kind, id).state];
}

/** Each begins where the one before it has ended; what is `shown` was done, and a number is a refusal. */
const STEPS: readonly (readonly [Kind, string, string, Fields, outcome: string, state: string])[] = [
  ['accounts', 'acc_demo-2', 'reconsider', { reason }, '409', 'Prospect'],
  ['accounts', 'acc_demo-2', 'loseInterest', { reason }, 'shown', 'Not_Interested'],
  ['accounts', 'acc_demo-2', 'exclude', { reason }, '409', 'Not_Interested'],
  ['accounts', 'acc_demo-2', 'followUp', {}, '422', 'Not_Interested'],
  ['accounts', 'acc_demo-2', 'followUp', { nextContactDate: soon }, 'shown', 'Follow_up'],
  ['accounts', 'acc_demo-2', 'exclude', { reason }, 'shown', 'Ineligible'],
  ['accounts', 'acc_demo-2', 'reconsider', {}, '422', 'Ineligible'],
  ['accounts', 'acc_demo-2', 'reconsider', { reason }, 'shown', 'Prospect'],
  ['accounts', 'acc_demo-2', 'interest', {}, 'shown', 'Interested'],
  ['accounts', 'acc_demo-2', 'activate', {}, '409', 'Interested'],
  ['accounts', 'acc_demo-2', 'provision', {}, 'shown', 'ProvisionallyActive'],
  ['accounts', 'acc_demo-2', 'activate', {}, 'shown', 'Active'],
  ['accounts', 'acc_demo-2', 'deactivate', {}, '400', 'Active'],
  ['accounts', 'acc_demo-2', 'deactivate', { reason: 'They closed.' }, 'shown', 'Deactivated'],
  ['accounts', 'acc_demo-2', 'deactivate', { reason: 'They closed.' }, '409', 'Deactivated'],
  ['accounts', 'acc_demo-2', 'reopen', {}, 'shown', 'Prospect'],

  ['enquiries', 'enq_demo-1', 'followUp', {}, '400', 'prospect'],
  ['enquiries', 'enq_demo-1', 'followUp', { nextContactDate: soon }, 'shown', 'follow_up'],
  ['enquiries', 'enq_demo-1', 'activate', {}, '409', 'follow_up'],
  ['enquiries', 'enq_demo-2', 'convert', { kind: 'facilities' }, 'shown', 'onboarding_in_progress'],
  ['enquiries', 'enq_demo-2', 'activate', { reason }, 'shown', 'active'],

  ['users', 'usr_demo000004', 'provisionFacilityUser', { reason }, '409', 'Active'],

  ['cases', 'cas_dp-2026-000009', 'assign', { providerId: 'usr_demo000002' }, '422', 'Selected'],
  ['cases', 'cas_dp-2026-000009', 'assign', { providerId: 'usr_demo000002', reason }, 'shown', 'Selected'],
  ['cases', 'cas_dp-2026-000011', 'return', { kind: 'wrong_patient', reasons: reason }, '409', 'Available'],
  // A pathologist's case is sent back too where its patient is in question.
  [
    'cases',
    'cas_dp-2026-000009',
    'return',
    { kind: 'wrong_patient', reasons: 'The label names another.' },
    'shown',
    'Returned',
  ],
  [
    'cases',
    'cas_dp-2026-000008',
    'return',
    { kind: 'wrong_patient', reasons: 'The label names another.' },
    'shown',
    'Returned',
  ],

  ['billings', 'bil_dp-2026-000005-1', 'recordPayment', { outcome: 'paid', paid: '1' }, '409', 'Ready'],
  ['billings', 'bil_dp-2026-000005-1', 'issue', { invoiceNumber: 'INV-1' }, 'shown', 'Invoiced'],
  [
    'billings',
    'bil_dp-2026-000005-1',
    'recordPayment',
    { outcome: 'paid', paid: '1.50', receivedOn: today },
    'shown',
    'Paid',
  ],
  ['billings', 'bil_dp-2026-000005-2', 'issue', { invoiceNumber: 'INV-2' }, 'shown', 'Invoiced'],
  ['billings', 'bil_dp-2026-000005-2', 'recordPayment', { outcome: 'writtenOff' }, '409', 'Invoiced'],
  [
    'billings',
    'bil_dp-2026-000005-2',
    'recordPayment',
    { outcome: 'denied', denialReason: reason },
    'shown',
    'Denied',
  ],
  ['billings', 'bil_dp-2026-000005-2', 'recordPayment', { outcome: 'writtenOff' }, 'shown', 'WrittenOff'],
];

describe('the steps of the operator', () => {
  it.each(STEPS)('%s %s: %s with %j', async (kind, id, intent, fields, outcome, state) => {
    expect(await step(kind, id, intent, fields)).toEqual([outcome, state]);
  });

  it('a user of a facility begins provisionally', async () => {
    const { users } = desk.api.world();
    users.change('usr_demo000017', (user) => ({ ...user, status: 'New' }));
    const done = await step('users', 'usr_demo000017', 'provisionFacilityUser', { reason });
    expect(done).toEqual(['shown', 'Provisionally Active']);
  });

  it('a paid line cannot be paid a second time', async () => {
    const again = await step('billings', 'bil_dp-2026-000005-1', 'recordPayment', {
      outcome: 'paid',
      paid: '1',
    });
    expect(again).toEqual(['409', 'Paid']);
  });

  it('a case that the intake has checked is released to the pathologists', async () => {
    const id = 'cas_dp-2026-000024';
    desk.api.world().cases.change(id, (one) => ({ ...one, status: 'Submitted' }));
    const { text } = await desk.open('Admin', `/case-details/${id}`);
    const { forStaff } = JSON.parse(text) as {
      readonly forStaff: {
        readonly intake: {
          readonly images: readonly { readonly imageId: string; readonly hasScale: boolean }[];
        };
      };
    };
    const unscaled = forStaff.intake.images.filter(({ hasScale }) => !hasScale);
    const scaled = unscaled.map(({ imageId }, at) => [`scaled[${String(at)}]`, imageId]);
    const fields = Object.fromEntries(scaled) as Fields;
    expect(unscaled).not.toEqual([]);
    expect(await step('cases', id, 'releaseToPool', {})).toEqual(['409', 'Submitted']);
    expect((await step('cases', id, 'releaseToPool', fields))[0]).toMatch(/^4(00|22)$/);
    const said = { ...fields, mpp: '0.25', scaleReason: 'From the scanner.' };
    const done = await step('cases', id, 'releaseToPool', said);
    expect(done).toEqual(['shown', 'Available']);
  });
});

/** The test that makes a move of the operator through its page, and the name by which that page knows the move. */
const DESK = 'tests/staff-desk.stubbed.test.ts';
const STAFF_MOVES = 'tests/staff-moves.stubbed.test.ts';
const TESTED: Readonly<Partial<Record<OperationId, readonly [file: string, word: string]>>> = {
  changeAccountLeadStatus: [HERE, "'reconsider'"],
  changeEnquiryStatus: [HERE, "'loseInterest'"],
  convertEnquiry: [HERE, "'convert'"],
  issueBilling: [HERE, "'issue'"],
  recordPayment: [HERE, "'recordPayment'"],
  releaseToPool: [HERE, "'releaseToPool'"],
  returnCase: [HERE, "'return'"],
  assignCase: [HERE, "'assign'"],
  changeProviderStatus: [HERE, "'provisionFacilityUser'"],
  assignTask: [DESK, "'tasks[0]'"],
  reopenBilling: [STAFF_MOVES, "'reopen'"],
  voidBilling: [STAFF_MOVES, "'void'"],
  releaseCase: [STAFF_MOVES, "'release'"],
  cancelCase: [STAFF_MOVES, "'cancel'"],
  restoreCase: [STAFF_MOVES, "'restore'"],
  returnTask: [STAFF_MOVES, "'return'"],
  cancelTask: [STAFF_MOVES, "'cancel'"],
  replySupportTicket: [STAFF_MOVES, "'reply'"],
  closeSupportTicket: [STAFF_MOVES, "'close'"],
  deactivateUser: [STAFF_MOVES, "'deactivate'"],
  reactivateUser: [STAFF_MOVES, "'readmit'"],
  requestQaReview: ['app/features/clinical/second-reviews.page.test.tsx', 'Send to the reviewer'],
  completeTask: ['tests/e2e/admin.spec.ts', 'closes its task'],
  reviewOnboarding: [DESK, "intent: 'review'"],
  reviewLicenceRenewal: [DESK, "'accept'"],
  reviewRegistration: ['tests/e2e/registrations.spec.ts', 'approve'],
};

/** What an admin may do by the API alone: the page of it belongs to the facility, or there is none yet. */
const WITHOUT_A_PAGE: readonly OperationId[] = [
  'abortUpload',
  'acceptStainRequest',
  'answerQuestion',
  'completeUpload',
  'deactivateFacilityNp',
  'declineStainRequest',
  'fulfilStainRequest',
  'putUploadPart',
  'removeTeamMember',
  'resolveRescanRequest',
];

describe('the state tables', () => {
  it('have no operation of the operator that no test makes through its page', () => {
    const STAFF = ['Admin', 'Lab_Operations', 'Accounts', 'Relationship_Manager'];
    const asked = keysOf(machines).flatMap((machine) =>
      movesOf(machine).flatMap(({ operation, who }) =>
        operation !== null && who.some((name) => STAFF.includes(name)) ? [operation] : [],
      ),
    );
    const named = [...keysOf(TESTED), ...WITHOUT_A_PAGE];
    expect([...new Set(asked)].toSorted()).toEqual([...new Set(named)].toSorted());
    expect(named).toHaveLength(new Set(named).size);
    // The table itself is no test.
    for (const [file, word] of Object.values(TESTED))
      expect(readFileSync(path.join(root, file), 'utf8').split('const TESTED')[0]).toContain(word);
  });
});

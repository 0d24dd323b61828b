import { beforeAll, describe, expect, it } from 'vitest';
import { key } from './contract/mock-client.ts';
import {
  etagOf,
  type OperatorDesk,
  openOperatorDesk,
  type RecordPlace,
  type Staff,
} from './support/operator-desk.ts';

let desk: OperatorDesk;
beforeAll(async () => {
  desk = await openOperatorDesk();
});

type Fields = Readonly<Record<string, string>>;

/** A form on a page of the operator, with what it leads to when it is sent, and when it is sent once more. */
interface Move {
  readonly page: string;
  readonly of: RecordPlace | null;
  readonly intent: string | null;
  readonly fields: Fields;
  /** 'shown' where it is done; else the status of the refusal, or where it leads. */
  readonly first: string;
  /** What the API says to it in the state that it has brought about; null where it may be done again. */
  readonly again: string | null;
  /** Whether it names the version that its page shows. */
  readonly versioned: boolean;
  /** Whether it has fields that cannot be left empty. */
  readonly lacking: boolean;
  readonly as: Staff;
}

const move = (
  page: string,
  of: Move['of'],
  intent: string | null,
  fields: Fields,
  more: Partial<Pick<Move, 'first' | 'again' | 'versioned' | 'lacking' | 'as'>> = {},
): Move => ({
  page,
  of,
  intent,
  fields,
  first: 'shown',
  again: '409',
  versioned: true,
  lacking: Object.keys(fields).length > 0,
  as: 'Admin',
  ...more,
});

const user = (id: string, ...rest: readonly [string, Fields, Parameters<typeof move>[4]?]): Move =>
  move(`/UserDetail/${id}`, ['users', id], ...rest);
const account = (id: string, ...rest: readonly [string, Fields, Parameters<typeof move>[4]?]): Move =>
  move(`/accountDetail/${id}`, ['accounts', id], ...rest);
const enquiry = (id: string, ...rest: readonly [string, Fields, Parameters<typeof move>[4]?]): Move =>
  move(`/enquiries-detail/${id}`, ['enquiries', id], ...rest);
const ofCase = (id: string, ...rest: readonly [string, Fields, Parameters<typeof move>[4]?]): Move =>
  move(`/case-details/${id}`, ['cases', id], ...rest);
const task = (id: string, ...rest: readonly [string, Fields, Parameters<typeof move>[4]?]): Move =>
  move(`/task-detail/${id}`, ['tasks', id], ...rest);
const bill = (id: string, ...rest: readonly [string, Fields, Parameters<typeof move>[4]?]): Move =>
  move(`/billing-detail/${id}`, ['billings', id], ...rest);

const reason = 'Asked by phone.';
const soon = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
const freely = { again: null, versioned: false, lacking: false } as const;

/** Each in the state that those before it have left behind. */
const MOVES: readonly Move[] = [
  user(
    'usr_demo000014',
    'startOnboarding',
    { reason },
    { as: 'Relationship_Manager', lacking: false, first: '422' },
  ),
  user('usr_demo000015', 'provision', { reason }, { first: '422', lacking: false }),
  user('usr_demo000003', 'activate', { reason }, { lacking: false }),
  user('usr_demo000017', 'deactivate', { reason }),
  user('usr_demo000017', 'restore', { reason }),
  user('usr_demo000016', 'readmit', { reason, credentialsChecked: 'on' }),
  user('usr_demo000006', 'deactivate', { reason }, { first: '409' }),
  user('usr_demo000001', 'sendPasswordReset', {}, freely),
  user('usr_demo000002', 'revokeSessions', {}, freely),

  account('acc_demo-2', 'interest', { reason }, { lacking: false }),
  account('acc_demo-2', 'followUp', { nextContactDate: soon }),

  enquiry('enq_demo-1', 'loseInterest', { reason }, { lacking: false }),
  enquiry('enq_demo-1', 'convert', { kind: 'providers' }, { first: '409' }),
  enquiry('enq_demo-2', 'convert', { kind: 'facilities' }),
  enquiry('enq_demo-3', 'interest', { reason }, { lacking: false }),
  enquiry('enq_demo-3', 'addNote', { text: 'They will call.' }, freely),

  ofCase('cas_dp-2026-000001', 'hold', { reason: 'payment' }),
  ofCase('cas_dp-2026-000001', 'liftHold', {}),
  ofCase(
    'cas_dp-2026-000001',
    'emergency',
    { reason: 'patient_safety', note: reason },
    { again: null, versioned: false },
  ),
  ofCase('cas_dp-2026-000001', 'assign', { providerId: 'usr_demo000001' }, { again: '422' }),
  ofCase('cas_dp-2026-000001', 'release', { reason: 'too_busy' }),
  ofCase('cas_dp-2026-000008', 'releaseToPool', {}, { first: '409' }),
  ofCase('cas_dp-2026-000008', 'return', { kind: 'incomplete', reasons: 'No history.' }),
  ofCase('cas_dp-2026-000010', 'cancel', { reason }),
  ofCase('cas_dp-2026-000010', 'restore', { reason }),

  task('tsk_demo-5-bill', 'assign', { assigneeId: 'usr_demo000012' }, { again: null }),
  task('tsk_demo-5-bill', 'cancel', { reason }),
  task('tsk_demo-5-result', 'return', { reason }, { first: '409' }),

  bill('bil_dp-2026-000005-1', 'issue', { invoiceNumber: 'INV-1' }),
  bill('bil_dp-2026-000005-1', 'recordPayment', { outcome: 'denied', denialReason: reason }),
  bill('bil_dp-2026-000005-1', 'reopen', { reason }),
  bill('bil_dp-2026-000005-2', 'void', { reason }),
  bill('bil_dp-2026-000009-1', 'issue', { invoiceNumber: 'INV-2' }, { first: '409' }),

  move(
    '/support?ticket=tic_demo-1',
    ['tickets', 'tic_demo-1'],
    'reply',
    { text: 'In your account.' },
    freely,
  ),
  move('/support?ticket=tic_demo-1', ['tickets', 'tic_demo-1'], 'close', {}),
  move(
    '/groups?group=grp_demo-1',
    ['groups', 'grp_demo-1'],
    'addMember',
    { userId: 'usr_demo000003' },
    { versioned: false, again: null },
  ),
  move(
    '/groups?group=grp_demo-1',
    ['groups', 'grp_demo-1'],
    'removeMember',
    { memberId: 'usr_demo000003' },
    { again: '404' },
  ),
];

describe('what the operator does to something', () => {
  it.each(MOVES)(
    '$page: $intent',
    async ({ page, of, intent, fields, first, again, lacking, versioned, as }) => {
      const send = async (etag: string, typed: Fields = fields) => {
        const form = { ...(intent === null ? {} : { intent }), etag, idempotencyKey: key(), ...typed };
        return (await desk.open(as, page, form)).outcome;
      };
      const etag = of === null ? '"v1"' : etagOf(desk, of);
      // What the form has to have is missed first, an old version next, and nothing has happened yet.
      if (lacking) expect(await send(etag, {})).toMatch(/^4(00|22)$/);
      if (versioned && first === 'shown') expect(await send('"v999"')).toBe('412');
      expect(of === null || etagOf(desk, of) === etag).toBe(true);
      expect(await send(etag)).toBe(first);
      if (again !== null && first === 'shown')
        expect(await send(of === null ? etag : etagOf(desk, of))).toBe(again);
    },
  );
});

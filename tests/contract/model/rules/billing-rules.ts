import {
  type BillingLine,
  type Case,
  type Command,
  isOpenTask,
  type Refused,
  type State,
  type Told,
  type Verdict,
} from '../state.ts';
import { tasksOf } from '../tasks.ts';
import { allow, INVALID, refuse, versionRefusal } from '../verdicts.ts';

/**
 * 2.13 for a primary diagnosis on one skin shave, professional component: one unit of the specimen's level and
 * nothing else. Slides that were asked for and never made are not there to be billed (2.6).
 */
const EXPECTED = { code: '88305', units: 1, modifier: '26' } as const;
const STANDING = { isSpared: false, wentAt: null } as const;

/**
 * 2.3 row 2: what is to be expected is written when the case is sent; 2.5: it is Ready once the report is out. Each
 * time the rules look at an open line it is written anew; what is on an invoice stands for itself, and what a person
 * voided is not charged again.
 */
export function bill(state: State, { lines }: Told, caseId: string, status: 'Pending' | 'Ready'): void {
  const standing = state.lines.filter((line) => line.caseId === caseId && line.status !== 'Void');
  const isSpared = state.lines.some((line) => line.caseId === caseId && line.isSpared);
  if (standing.length === 0 && !isSpared) {
    const id = lines.find((line) => line.caseId === caseId)?.id;
    if (id === undefined) throw new Error(`no line was made for ${caseId}`);
    state.lines.push({ id, caseId, ...EXPECTED, status, version: 1, invoice: null, ...STANDING });
  }
  for (const line of standing) {
    if (line.status !== 'Pending' && line.status !== 'Ready') continue;
    line.version += 1;
    if (status === 'Ready' && line.status === 'Pending') change(line, status);
  }
}

function change(line: BillingLine, status: BillingLine['status']): void {
  line.status = status;
  line.version += 1;
}

/** 2.3 row 22. */
export function isUnbilled(state: State, caseId: string): void {
  for (const line of state.lines) {
    if (line.caseId !== caseId || line.status !== 'Pending') continue;
    change(line, 'Void');
    line.wentAt = state.now;
  }
}

/** 2.3 row 23: what went with the case comes back with it, as lines of their own. */
export function isBilledAgain(state: State, { lines }: Told, { id: caseId, cancelledAt }: Case): void {
  const made = lines.filter((line) => line.caseId === caseId).values();
  const gone = state.lines.filter((line) => line.caseId === caseId && line.wentAt === cancelledAt);
  for (const line of gone) {
    const id = made.next().value?.id;
    if (id === undefined) throw new Error(`a line of ${caseId} did not come back`);
    line.wentAt = null;
    state.lines.push({ ...line, id, status: 'Pending', version: 1, wentAt: null });
  }
}

const isWordless = ({ body }: Command): boolean => body?.['reason'] === ' ';

interface LineRule {
  readonly from: readonly BillingLine['status'][];
  readonly to: BillingLine['status'];
  readonly isWrong: (state: State, command: Command, line: BillingLine) => boolean;
  readonly apply?: (line: BillingLine, command: Command) => void;
}

/** An invoice is of one facility. */
const isTaken: LineRule['isWrong'] = ({ lines, cases }, { body }, { caseId }) =>
  lines.some(
    (other) =>
      other.invoice === body?.['invoiceNumber'] &&
      cases.get(other.caseId)?.facilityId !== cases.get(caseId)?.facilityId,
  );

/** 2.3 rows 21 and 23: what is owed after a change is for Accounts to decide. */
const isUnchecked = (state: State, { caseId }: BillingLine): boolean =>
  tasksOf(state, caseId, 'billing').some(isOpenTask);

const PAYMENTS: Readonly<Record<string, LineRule>> = {
  paid: {
    from: ['Invoiced'],
    to: 'Paid',
    isWrong: (_, { body }) => typeof body?.['paidCents'] !== 'number' || body['paidCents'] > 1e3,
  },
  denied: {
    from: ['Invoiced'],
    to: 'Denied',
    isWrong: (_, { body }) => body?.['denialReason'] === undefined,
  },
  writtenOff: { from: ['Denied'], to: 'WrittenOff', isWrong: () => false },
};

/** What is taken back is what the line has come to. */
const REOPENINGS: Readonly<Partial<Record<BillingLine['status'], LineRule>>> = {
  Denied: {
    from: ['Denied'],
    to: 'Ready',
    isWrong: (_, command) => isWordless(command),
    apply: (line) => void (line.invoice = null),
  },
  Paid: { from: ['Paid'], to: 'Invoiced', isWrong: (_, command) => isWordless(command) },
  WrittenOff: { from: ['WrittenOff'], to: 'Denied', isWrong: (_, command) => isWordless(command) },
};

function ruleOf({ operation, body }: Command, { status }: BillingLine): LineRule | undefined {
  if (operation === 'reopenBilling') return REOPENINGS[status] ?? REOPENINGS.Denied;
  return operation === 'recordPayment' ? PAYMENTS[String(body?.['outcome'])] : MOVES[operation];
}

const MOVES: Readonly<Record<string, LineRule>> = {
  issueBilling: {
    from: ['Ready'],
    to: 'Invoiced',
    isWrong: (state, command, line) => isTaken(state, command, line) || isUnchecked(state, line),
    apply: (line, { body }) => void (line.invoice = String(body?.['invoiceNumber'])),
  },
  voidBilling: {
    from: ['Pending', 'Ready', 'Invoiced', 'Denied'],
    to: 'Void',
    isWrong: (_, command) => isWordless(command),
    apply: (line) => void (line.isSpared = true),
  },
};

/** 2.13: Accounts alone, state before version, version before what is said. */
function onLine(state: State, command: Command): Verdict {
  const { who, operation, params } = command;
  if (who !== 'admin' && who !== 'accounts') return refuse(403, 'FORBIDDEN_ROLE');
  const line = state.lines.find(({ id }) => id === params['billingId']);
  const rule = line && ruleOf(command, line);
  if (rule === undefined || line === undefined) throw new Error(`no rule or no line for ${operation}`);
  if (!rule.from.includes(line.status)) return refuse(409, 'BILLING_STATE');
  const wrong: Refused | null = rule.isWrong(state, command, line) ? INVALID : null;
  return (
    versionRefusal(command, line.version) ??
    wrong ??
    allow(200, () => {
      change(line, rule.to);
      rule.apply?.(line, command);
    })
  );
}

export const BILLING_OPERATIONS: Readonly<Record<string, typeof onLine>> = {
  issueBilling: onLine,
  recordPayment: onLine,
  reopenBilling: onLine,
  voidBilling: onLine,
};

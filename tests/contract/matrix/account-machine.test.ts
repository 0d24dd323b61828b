import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import { NEW_PROVIDER, SECOND_FACILITY_USER } from '#mock-server/seeds/staff.ts';
import type { UserRecord } from '#mock-server/store/records/records.ts';
import { key } from '../mock-client.ts';
import { PROVIDER_PUBLIC } from '../registration-forms.ts';
import { MATRIX_CALLERS, type MatrixCaller } from './matrix-people.ts';
import { type MatrixWorld, matrixWorld, START } from './matrix-world.ts';
import type { Column } from './rows.ts';

type Status = UserRecord['status'];
type Kind = 'provider' | 'facility user';

interface AccountRow {
  readonly operation: OperationId;
  readonly of: readonly Kind[];
  readonly from: readonly Status[];
  readonly to: Status;
  readonly who: readonly Column[];
}

const row = (
  operation: OperationId,
  of: readonly Kind[],
  from: readonly Status[],
  to: Status,
  who: readonly Column[] = ['admin'],
): AccountRow => ({ operation, of, from, to, who });
const BOTH: readonly Kind[] = ['provider', 'facility user'];
const STATES: readonly Status[] = ['New', 'In Progress', 'Provisionally Active', 'Active', 'Deactivated'];

// Typed by hand from the states of a provider's account (domain 2.10) and its last lines on a facility's people.
const MACHINE: readonly AccountRow[] = [
  row('changeProviderStatus', ['provider'], ['New'], 'In Progress', ['admin', 'relations']),
  row('changeProviderStatus', ['provider'], ['In Progress'], 'Provisionally Active'),
  row('changeProviderStatus', ['facility user'], ['New'], 'Provisionally Active'),
  row('changeProviderStatus', BOTH, ['Provisionally Active'], 'Active'),
  row('deactivateUser', BOTH, ['New', 'In Progress', 'Provisionally Active', 'Active'], 'Deactivated'),
  row('reactivateUser', ['provider'], ['Deactivated'], 'In Progress'),
  row('reactivateUser', ['facility user'], ['Deactivated'], 'Active'),
];
const OPERATIONS = [
  ...STATES.map((to) => ['changeProviderStatus', to] as const),
  ...([['deactivateUser', null] as const, ['reactivateUser', null] as const] as const),
];
const WHOM: Readonly<Record<Kind, string>> = {
  provider: NEW_PROVIDER,
  'facility user': SECOND_FACILITY_USER,
};
const CALLERS: readonly MatrixCaller[] = [
  ...MATRIX_CALLERS,
  { name: 'themselves', column: 'provider', userId: null },
];

let matrix: MatrixWorld;
const counts = { cells: 0, moved: 0, refused: 0 };
beforeAll(() => {
  matrix = matrixWorld();
});
afterAll(() => {
  console.info(
    `account: ${MACHINE.length + 2} transitions, ${OPERATIONS.length} moves × ${STATES.length} states × 2 kinds × ` +
      `${CALLERS.length} callers = ${counts.cells} cells, ${counts.moved} moved, ${counts.refused} refused`,
  );
});

/** Somebody whose papers are all in order, so that nothing but the state and the caller decides. */
function put(kind: Kind, status: Status): string {
  const { licences, provider, npi: _npi, ...ready } = matrix.userOf(PROVIDER);
  const papers = kind === 'provider' ? { licences, provider, subspecialties: ready.subspecialties } : {};
  matrix.world().users.change(WHOM[kind], (user) => ({ ...user, ...papers, status, version: 5 }));
  return WHOM[kind];
}

/** By the rows and the order of checks: 401, role 403, state 409, or the status that the account then has. */
function expectedOf(
  operation: OperationId,
  asked: Status | null,
  kind: Kind,
  state: Status,
  { name, column }: MatrixCaller,
): string {
  if (column === 'nobody' || (name === 'themselves' && state === 'Deactivated')) return '401';
  const rows = MACHINE.filter((one) => one.operation === operation);
  if (!rows.some(({ who }) => who.includes(column))) return '403';
  const thither = asked === null ? rows : rows.filter(({ to }) => to === asked);
  if (thither.length > 0 && !thither.some(({ who }) => who.includes(column))) return '403';
  const fit = thither.find(({ from, of }) => from.includes(state) && of.includes(kind));
  return fit === undefined ? '409 STATUS_TRANSITION' : fit.to;
}

const checkedFor = (operation: OperationId) =>
  operation === 'reactivateUser' ? { credentialsChecked: true } : {};

async function outcomeOf(operation: OperationId, to: Status | null, userId: string, as: string | null) {
  const { status, code } = await matrix.client.ask(operation, {
    params: { userId },
    headers: { 'If-Match': '"v5"', 'Idempotency-Key': key() },
    as,
    body: to === null ? { reason: 'Left and came back.', ...checkedFor(operation) } : { to },
  });
  if (status < 300) return matrix.userOf(userId).status;
  return status === 409 ? `409 ${code}` : String(status);
}

describe.each(OPERATIONS)('%s (%s)', (operation, to) => {
  it.each(BOTH)('of a %s moves the account for exactly who may', async (kind) => {
    for (const state of STATES) {
      const got: string[] = [];
      const expected: string[] = [];
      for (const caller of CALLERS) {
        put(kind, 'Active');
        const token = matrix.enter(caller.name === 'themselves' ? WHOM[kind] : caller.userId);
        const userId = put(kind, state);
        const should = expectedOf(operation, to, kind, state, caller);
        expected.push(`${state}, ${caller.name}: ${should}`);
        got.push(`${state}, ${caller.name}: ${await outcomeOf(operation, to, userId, token)}`);
        counts.cells += 1;
        counts[should.startsWith('4') ? 'refused' : 'moved'] += 1;
      }
      expect(got).toEqual(expected);
    }
  });
});

describe('an account by itself', () => {
  it('is New once whoever registered has confirmed the address', async () => {
    const headers = { 'Idempotency-Key': key() };
    const registered = await matrix.client.ask('registerProvider', { body: PROVIDER_PUBLIC, headers });
    expect(registered.status).toBe(202);
    const email = 'maren@example.org';
    const user = () => matrix.world().users.by('email', email)[0];
    expect(user()).toBeUndefined();
    const body = { email, purpose: 'registration' };
    expect((await matrix.client.ask('requestEmailVerification', { body })).status).toBe(202);
    const code = matrix.world().mails.by('to', email).at(-1)?.code ?? '';
    const verificationId = matrix.world().verifications.by('email', email).at(-1)?.id ?? '';
    const { password } = PROVIDER_PUBLIC;
    await matrix.client.ask('confirmEmailVerification', {
      params: { verificationId },
      body: { code, password },
    });
    expect(user()?.status).toBe('New');
  });

  it.each(['Provisionally Active', 'Active'] as const)(
    'that is %s is Deactivated when the last licence lapses',
    async (status) => {
      matrix.clock.now = START;
      put('provider', status);
      matrix
        .world()
        .users.change(NEW_PROVIDER, (user) => ({
          ...user,
          licences: user.licences.slice(0, 1).map((licence) => ({ ...licence, expiresOn: '2026-11-18' })),
        }));
      const wait = async (ms: number): Promise<Status> => {
        matrix.clock.now += ms;
        await matrix.client.ask('listReferenceData');
        return matrix.userOf(NEW_PROVIDER).status;
      };
      expect(await wait(1000)).toBe(status);
      expect(await wait(24 * 3_600_000)).toBe('Deactivated');
    },
  );
});

import { issueToken } from '#mock-server/http/authentication.ts';
import { demoWorld } from '#mock-server/seeds/demo.ts';
import { SKIN_GROUP } from '#mock-server/seeds/staff.ts';
import type { MockApi } from '#mock-server/server.ts';
import type { CaseRecord, UserRecord } from '#mock-server/store/records/records.ts';
import type { Seeded, World } from '#mock-server/world.ts';
import { type MockClient, mockInProcess } from '../mock-client.ts';
import { furtherCallers, PHYSICIAN, PROVISIONAL } from './matrix-people.ts';

export const START = Date.parse('2026-11-18T15:00:00Z');
export const HELD_CASE = 'cas_dp-2026-000009';
export const SIGNED_CASE = 'cas_dp-2026-000005';
export const REVIEWED_CASE = 'cas_dp-2026-000006';
export const REVIEW_TASK = 'tsk_demo-6-qa';
export const TASK = 'tsk_demo-5-result';

export const FAILED_JOB = 'job_nightly-work';
export const SENT_MAIL = 'mail_demo-1';

const KEPT = [HELD_CASE, SIGNED_CASE, REVIEWED_CASE];
const IN_GROUP = [PHYSICIAN, PROVISIONAL].map((userId) => ({ userId, addedAt: '2026-09-01T08:00:00.000Z' }));

const seeds = new Map<number, Seeded>();

/** Three cases of the demo with all that hangs on them, and everyone who asks; small, since tests begin it often. */
function matrixSeed(nowMs: number): Seeded {
  const known = seeds.get(nowMs);
  if (known !== undefined) return known;
  const demo = demoWorld(nowMs);
  const ofKept = <T extends { readonly caseId: string | null }>(records: readonly T[] = []) =>
    records.filter(({ caseId }) => caseId !== null && KEPT.includes(caseId));
  const at = new Date(nowMs).toISOString();
  const seed: Seeded = {
    ...demo,
    users: [...demo.users, ...furtherCallers(demo.users)],
    groups: (demo.groups ?? []).map((group) =>
      group.id === SKIN_GROUP ? { ...group, members: [...group.members, ...IN_GROUP] } : group,
    ),
    cases: demo.cases.filter(({ id }) => KEPT.includes(id)),
    caseMoves: (demo.caseMoves ?? []).filter(({ id }) => KEPT.includes(id)),
    diagnoses: (demo.diagnoses ?? []).filter(({ id }) => KEPT.includes(id)),
    reports: (demo.reports ?? []).filter(({ id }) => KEPT.includes(id)),
    reportVersions: (demo.reportVersions ?? []).filter(({ content }) => KEPT.includes(content.caseId)),
    billings: ofKept(demo.billings),
    tasks: [...ofKept(demo.tasks), ...(demo.tasks ?? []).filter(({ caseId }) => caseId === null)],
    orders: [],
    failedJobs: [
      {
        id: FAILED_JOB,
        kind: 'scheduled',
        name: 'nightly work',
        uploadId: null,
        firstFailedAt: at,
        lastTriedAt: at,
        attempts: 1,
        error: 'ENOSPC',
      },
    ],
    mails: [
      {
        id: SENT_MAIL,
        at,
        to: 'np@example.org',
        subject: 'News',
        text: 'A report.',
        code: null,
        resentFrom: null,
      },
    ],
  };
  seeds.set(nowMs, seed);
  return seed;
}

export interface MatrixWorld {
  readonly api: MockApi;
  readonly client: MockClient;
  readonly clock: { now: number };
  readonly world: () => World;
  /** A new session of the user, without a password; null for nobody. */
  readonly enter: (userId: string | null) => string | null;
  /** Puts the case into the state that a cell asks for. */
  readonly putCase: (caseId: string, changes: Partial<CaseRecord>) => CaseRecord;
  readonly userOf: (userId: string) => UserRecord;
}

export function matrixWorld(): MatrixWorld {
  const clock = { now: START };
  const { api, client } = mockInProcess({ now: () => clock.now, world: matrixSeed });
  const visit = { now: START, userAgent: null, clientAddress: null };
  const userOf = (userId: string): UserRecord => {
    const user = api.world().users.find(userId);
    if (user === null) throw new Error(`no user ${userId}`);
    return user;
  };
  return {
    api,
    client,
    clock,
    userOf,
    world: () => api.world(),
    enter: (userId) =>
      userId === null ? null : issueToken(api.world(), userOf(userId), clock.now + 30 * 864e5, visit).token,
    putCase: (caseId, changes) => api.world().cases.change(caseId, (record) => ({ ...record, ...changes })),
  };
}

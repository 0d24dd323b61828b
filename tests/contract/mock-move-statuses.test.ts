import { beforeEach, describe, expect, it } from 'vitest';
import { operations } from '#contracts/generated/operations/index.ts';
import { listCaseEvents } from '#mock-server/resolvers/audit/case-trail.ts';
import { assignCase } from '#mock-server/resolvers/case-moves/assign-case.ts';
import { listAssignmentCandidates } from '#mock-server/resolvers/case-moves/candidates.ts';
import { getCaseIntake } from '#mock-server/resolvers/case-moves/case-intake.ts';
import { holdCase, liftHold } from '#mock-server/resolvers/case-moves/holds.ts';
import { openCase, recordImageOpened } from '#mock-server/resolvers/case-moves/opening.ts';
import { releaseToPool } from '#mock-server/resolvers/case-moves/release-to-pool.ts';
import { returnCase } from '#mock-server/resolvers/case-moves/return-case.ts';
import { cancelCase, restoreCase } from '#mock-server/resolvers/case-moves/withdrawal.ts';
import { getCaseTimeline } from '#mock-server/resolvers/cases/case-timeline.ts';
import { searchCases } from '#mock-server/resolvers/cases/search-cases.ts';
import { listCaseMessages, sendCaseMessage } from '#mock-server/resolvers/messages/messages.ts';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import type { CaseRecord } from '#mock-server/store/records/records.ts';
import { thirdOf } from '#tests/support/long-run.ts';
import { key, type Person } from './mock-client.ts';
import { CASE, IMAGE, type MovesWorld, movesWorld, withImages } from './moves.ts';

let world: MovesWorld;
beforeEach(() => {
  world = movesWorld();
});

const moveResolvers = {
  releaseToPool,
  returnCase,
  cancelCase,
  restoreCase,
  assignCase,
  openCase,
  recordImageOpened,
  searchCases,
  listCaseEvents,
  holdCase,
  liftHold,
  listAssignmentCandidates,
  getCaseIntake,
  getCaseTimeline,
  listCaseMessages,
  sendCaseMessage,
};
type MoveId = keyof typeof moveResolvers;
type Headers = Record<string, string | undefined>;

/** Who succeeds with which case and body, who may not, in which state nobody may, and which body breaks a rule. */
interface Way {
  readonly as: Person;
  readonly outsider?: Person;
  readonly stranger?: Person;
  readonly given: () => Partial<CaseRecord>;
  readonly otherState?: Partial<CaseRecord>;
  readonly body?: unknown;
  readonly broken?: unknown;
}

const held = {
  status: 'Selected',
  assignedProviderId: PROVIDER,
  selectedAt: '2026-11-18T14:00:00.000Z',
} as const;
const ON_HOLD: CaseRecord['holds'][number] = {
  reason: 'legal' as const,
  note: null,
  from: '2026-11-18T14:00:00.000Z',
  to: null,
  placedBy: 'usr_demo000006',
  liftedBy: null,
};
const signed = { ...held, status: 'SignOutCompleted' } as const;
const staff = { as: 'admin', outsider: 'facility' } as const;
const reader = { as: 'provider', outsider: 'facility' } as const;

const WAYS: Readonly<Record<MoveId, Way>> = {
  releaseToPool: {
    ...staff,
    body: {},
    broken: { labelChecks: [{ imageId: 'img_other', confirmed: true }] },
    given: () => ({ status: 'Submitted', ...withImages(world.stored()) }),
    otherState: { status: 'Available' },
  },
  returnCase: {
    ...staff,
    given: () => ({ status: 'Submitted' }),
    otherState: { status: 'Available' },
    body: { kind: 'incomplete', reasons: [{ text: 'More.' }] },
    broken: { kind: 'recalled', reasons: [{ text: 'More.' }] },
  },
  cancelCase: {
    as: 'np',
    outsider: 'provider',
    given: () => ({}),
    otherState: { status: 'Cancelled' },
    body: { reason: 'Twice.' },
    broken: { reason: ' ' },
  },
  restoreCase: {
    ...staff,
    given: () => ({ status: 'Cancelled' }),
    otherState: { status: 'Draft' },
    body: { reason: 'Back.' },
    broken: { reason: ' ' },
  },
  assignCase: {
    ...staff,
    given: () => ({}),
    otherState: { status: 'Draft' },
    body: { providerId: PROVIDER },
    broken: { providerId: 'usr_nobody0001' },
  },
  openCase: { ...reader, given: () => held, otherState: signed },
  recordImageOpened: { ...reader, given: () => held },
  searchCases: { as: 'admin', given: () => ({}), body: { number: 'DP-2026' }, broken: {} },
  listCaseEvents: { as: 'admin', stranger: 'provider', given: () => ({}) },
  holdCase: {
    ...staff,
    body: { reason: 'legal' },
    broken: { reason: 'other', note: ' ' },
    given: () => ({}),
    otherState: { status: 'Draft' },
  },
  liftHold: { ...staff, given: () => ({ holds: [ON_HOLD] }), otherState: { holds: [] } },
  listAssignmentCandidates: { ...staff, given: () => ({}) },
  getCaseIntake: { ...staff, given: () => ({}) },
  getCaseTimeline: { as: 'np', stranger: 'provider', given: () => ({}) },
  listCaseMessages: { as: 'np', stranger: 'provider', given: () => ({}) },
  sendCaseMessage: {
    as: 'facility',
    outsider: 'admin',
    body: { text: 'Look again.' },
    broken: { text: ' ' },
    given: () => held,
    otherState: { status: 'Available' },
  },
};

// No role is refused a list of its own lines, a search in its own cases or their way; who of the staff may not read
// messages is told in mock-case-messages.
// Whoever may open an image may do so in every state: only a key that is still running is in the way.
const OUT_OF_REACH: Readonly<Partial<Record<MoveId, readonly number[]>>> = {
  recordImageOpened: [409],
  searchCases: [403],
  listCaseEvents: [403],
  getCaseTimeline: [403],
  listCaseMessages: [403],
};
const BY_FAULT = [429, 500, 503];

const declared = (Object.keys(moveResolvers) as MoveId[]).flatMap((id) =>
  Object.keys(operations[id].responses)
    .map(Number)
    .filter((status) => !(OUT_OF_REACH[id] ?? []).includes(status))
    .map((status) => [id, status] as const),
);

const params = { imageId: IMAGE };

const READS: readonly MoveId[] = [
  ...(['searchCases', 'listCaseEvents', 'listAssignmentCandidates', 'getCaseIntake'] as const),
  ...(['getCaseTimeline', 'listCaseMessages'] as const),
];

/** The headers with which a move is refused, or asked in good order. */
const headersFor = (id: MoveId, status: number): Headers => {
  if (status === 412) return { 'If-Match': '"v1"' };
  if (status === 428) return { 'If-Match': undefined };
  if (status === 415) return { 'Content-Type': 'text/plain' };
  return READS.includes(id) ? { 'If-Match': undefined, 'Idempotency-Key': undefined } : {};
};

async function answerOf(id: MoveId, status: number) {
  const way = WAYS[id];
  world.given(status === 409 ? { ...way.given(), ...way.otherState } : way.given());
  const headers = headersFor(id, status);
  if (BY_FAULT.includes(status))
    await world.client.control('POST', '/faults', { match: { operationId: id }, kind: 'status', status });
  if (status === 401) return world.client.ask(id, { params: { caseId: CASE, ...params } });
  if (status === 403) return world.move(way.outsider ?? 'np', id, way.body, headers, params);
  if (status === 404)
    return way.stranger === undefined
      ? world.move(way.as, id, way.body, headers, { ...params, caseId: 'cas_none' })
      : world.move(way.stranger, id, way.body, headers, params);
  const isRead = READS.includes(id) && id !== 'searchCases';
  if (status === 400)
    return world.move(way.as, id, isRead ? undefined : 7, headers, { caseId: 'NOT AN ID', imageId: 'NOT' });
  if (status === 413) return world.move(way.as, id, { text: 'x'.repeat(70_000) }, headers, params);
  if (status === 422 && way.broken === undefined) return reuseKey(id, way);
  return world.move(way.as, id, status === 422 ? way.broken : way.body, headers, params);
}

/** One key for two requests. */
async function reuseKey(id: MoveId, way: Way) {
  const same = { 'Idempotency-Key': key() };
  await world.move(way.as, id, way.body, same, params);
  return world.move(way.as, id, way.body, same, { imageId: 'img_other', caseId: 'cas_dp-2026-000004' });
}

// The role of a provider is refused only for a case that the provider knows of.
const OWN: Partial<CaseRecord> = { assignedProviderId: PROVIDER, status: 'Selected' };

describe('every declared status of every move', () => {
  it.each(thirdOf(declared.filter(([id, status]) => !(id === 'cancelCase' && status === 403))))(
    '%s answers %i as the contract says',
    async (id, status) => {
      const asking =
        id === 'listCaseEvents' && status === 400 ? await unreadable() : await answerOf(id, status);
      expect(asking.status).toBe(status);
    },
  );

  it('cancelCase answers 403 to the provider of the case', async () => {
    world.given(OWN);
    expect(await world.move('provider', 'cancelCase', { reason: 'No.' })).toMatchObject({
      status: 403,
      code: 'FORBIDDEN_ROLE',
    });
  });
});

const unreadable = async () =>
  world.client.ask('listCaseEvents', {
    params: { caseId: CASE },
    query: { cursor: 'bm93aGVyZQ' },
    as: await world.tokenOf('admin'),
  });

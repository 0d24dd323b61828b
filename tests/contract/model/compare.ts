import { expect } from 'vitest';
import type { MockApi } from '#mock-server/server.ts';
import { EVERYONE, idOf, partOf, tokenOf, type Who, whoIs } from './people.ts';
import type { Case, Group, State } from './state.ts';
import { TYPES } from './tasks.ts';
import { maySee } from './verdicts.ts';

const COMPARED: readonly string[] = [
  'transition',
  'case_changed',
  'question_changed',
  'request_changed',
  'review_changed',
  'report_signed',
  'report_amended',
];

const sortedTexts = (texts: Iterable<string>): readonly string[] => [...texts].sort();

/** The digests are told by the clock and about no case. */
const DIGESTS: readonly string[] = ['tasks_due', 'new_cases'];

const isShut = ({ accounts }: State, who: Who | null): boolean =>
  who !== null && accounts.get(who)?.isShut === true;

/** All that both sides say of the world, as texts that a failure can show side by side. */
function seenIn(api: MockApi, state: State) {
  const world = api.world();
  return {
    cases: sortedTexts(
      world.cases
        .list()
        .map((one) =>
          [one.id, one.status, one.version, whoIs(one.assignedProviderId), whoIs(one.qaProviderId)].join(' '),
        ),
    ),
    reports: sortedTexts(
      world.cases.list().map(({ id, reportState, postSignOut, signerId }) => {
        const latest = world.reports.find(id)?.versions.at(-1);
        return [
          ...[id, reportState, postSignOut, whoIs(signerId)],
          ...[latest?.version, latest?.facilitySeesFrom],
        ].join(' ');
      }),
    ),
    lines: sortedTexts(
      world.billings
        .list()
        .map(({ caseId, code, units, modifier, status }) =>
          [caseId, code, units, modifier, status].join(' '),
        ),
    ),
    requests: sortedTexts(
      [...world.questions.list(), ...world.orders.list(), ...world.rescans.list()].map(
        ({ id, status, version }) => [id, status, version].join(' '),
      ),
    ),
    tasks: sortedTexts(
      world.tasks
        .list()
        .map(({ id, type, caseId, status, version, assigneeId, assignedRole, closedAt }) =>
          [id, type, caseId, status, version, whoIs(assigneeId), assignedRole, closedAt].join(' '),
        ),
    ),
    trail: sortedTexts(
      world.caseEvents
        .list()
        .filter(({ kind }) => COMPARED.includes(kind))
        .map(
          ({ caseId, kind, from, to, by }) =>
            `${caseId} ${kind} ${from ?? ''}>${to ?? ''} ${by === null ? 'system' : whoIs(by.userId)}`,
        ),
    ),
    notices: sortedTexts(
      world.notifications
        .list()
        .filter(({ event, caseId }) => caseId !== null || !DIGESTS.includes(event))
        .flatMap(({ userId, event, caseId, taskId, createdAt }) =>
          isShut(state, whoIs(userId)) ? [] : [`${whoIs(userId)} ${event} ${caseId} ${taskId} ${createdAt}`],
        ),
    ),
    accounts: EVERYONE.map((who) => `${who} ${world.users.find(idOf(who))?.version}`),
  };
}

const ROLES: Readonly<Record<Group, string>> = {
  ...{ facility: 'Facility', lab: 'Lab_Operations', accounts: 'Accounts', admin: 'Admin' },
};
const roleOf = (group: Group | null): string | null => (group === null ? null : ROLES[group]);
const timeOf = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

function modelled(state: State): ReturnType<typeof seenIn> {
  return {
    cases: sortedTexts(
      [...state.cases.values()].map((one) =>
        [one.id, one.status, one.version, one.holder, one.reviewer].join(' '),
      ),
    ),
    reports: sortedTexts(
      [...state.cases.values()].map(({ id, report, post, signer, signed }) => {
        const postSignOut = post === 'None' ? post : `${post}InProgress`;
        const seenFrom = timeOf(signed?.seenFrom ?? null);
        return [id, report, postSignOut, signer, signed?.versions, seenFrom].join(' ');
      }),
    ),
    lines: sortedTexts(
      state.lines.map(({ caseId, code, units, modifier, status }) =>
        [caseId, code, units, modifier, status].join(' '),
      ),
    ),
    requests: sortedTexts(
      [...state.requests.values()].map(({ id, status, version }) => [id, status, version].join(' ')),
    ),
    tasks: sortedTexts(
      [...state.tasks.values()].map(({ id, kind, caseId, status, version, assignee, group, endedAt }) =>
        [id, TYPES[kind], caseId, status, version, assignee, roleOf(group), timeOf(endedAt)].join(' '),
      ),
    ),
    trail: sortedTexts(state.trail),
    notices: sortedTexts(
      state.notices.flatMap(({ who, event, caseId, taskId, at }) =>
        isShut(state, who) ? [] : [`${who} ${event} ${caseId} ${taskId} ${timeOf(at)}`],
      ),
    ),
    accounts: EVERYONE.map((who) => `${who} ${state.accounts.get(who)?.version}`),
  };
}

export const expectSame = (api: MockApi, state: State): void =>
  expect(seenIn(api, state)).toEqual(modelled(state));

/** What the API itself tells this person of a case: all of it, or that there is none. */
export async function expectTold(api: MockApi, state: State, aCase: Case, who: Who): Promise<void> {
  // A draft without a patient has its form only.
  if (!aCase.isWhole) return;
  const response = await api.fetch(
    new Request(`http://mock.test/api/cases/${aCase.id}`, {
      headers: { Authorization: `Bearer ${tokenOf(who)}` },
    }),
  );
  const { data } = (await response.json()) as { data: { status: string; version: number } | null };
  const expected = isShut(state, who)
    ? { code: 401 }
    : maySee(who, aCase)
      ? { code: 200, status: aCase.status, version: aCase.version }
      : { code: 404 };
  expect({
    code: response.status,
    ...(response.status === 200 ? { status: data?.status, version: data?.version } : {}),
    as: partOf(who).role,
  }).toEqual({ ...expected, as: partOf(who).role });
}

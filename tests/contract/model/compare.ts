import { expect } from 'vitest';
import type { TaskRecord } from '#mock-server/records/work.ts';
import type { World } from '#mock-server/seed.ts';
import type { MockApi } from '#mock-server/server.ts';
import { EVERYONE, idOf, partOf, tokenOf, type Who, whoIs } from './people.ts';
import type { Case, State } from './state.ts';
import { maySee } from './verdicts.ts';

const COMPARED: readonly string[] = [
  'transition',
  'case_changed',
  'question_changed',
  'request_changed',
  'review_changed',
];

const sortedTexts = (texts: Iterable<string>): readonly string[] => [...texts].sort();

/** The digests are told by the clock and about no case. */
const DIGESTS: readonly string[] = ['tasks_due', 'new_cases'];

const [MISSING_INFO, SLIDE_RECEIPT, BILLING_REVIEW] = [7, 8, 9];

/** Tasks that the moves of a case make and end by themselves, with no request behind them; the model has none. */
const isModelled = (world: World, { id, type, requestId }: TaskRecord): boolean =>
  type === MISSING_INFO
    ? world.questions.by('task', id).length > 0
    : type === SLIDE_RECEIPT
      ? requestId !== null
      : type !== BILLING_REVIEW;

const isShut = ({ accounts }: State, who: Who | null): boolean =>
  who !== null && accounts.get(who)?.isShut === true;

/** All that both sides say of the world, as texts that a failure can show side by side. */
function seenIn(api: MockApi, state: State) {
  const world = api.world();
  const tasks = world.tasks.list().filter((task) => isModelled(world, task));
  const known = (taskId: string | null): string | null => tasks.find(({ id }) => id === taskId)?.id ?? null;
  const isOfTask = (event: string, taskId: string | null): boolean =>
    event === 'assigned_to_me' && taskId !== null && known(taskId) === null;
  return {
    cases: sortedTexts(
      world.cases
        .list()
        .map((one) =>
          [one.id, one.status, one.version, whoIs(one.assignedProviderId), whoIs(one.qaProviderId)].join(' '),
        ),
    ),
    requests: sortedTexts(
      [...world.questions.list(), ...world.orders.list()].map(({ id, status, version }) =>
        [id, status, version].join(' '),
      ),
    ),
    tasks: sortedTexts(
      tasks.map(({ id, caseId, status, version, assigneeId }) =>
        [id, caseId, status, version, whoIs(assigneeId)].join(' '),
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
          isShut(state, whoIs(userId)) || isOfTask(event, taskId)
            ? []
            : [`${whoIs(userId)} ${event} ${caseId} ${known(taskId)} ${createdAt}`],
        ),
    ),
    accounts: EVERYONE.map((who) => `${who} ${world.users.find(idOf(who))?.version}`),
  };
}

function modelled(state: State): ReturnType<typeof seenIn> {
  return {
    cases: sortedTexts(
      [...state.cases.values()].map((one) =>
        [one.id, one.status, one.version, one.holder, one.reviewer].join(' '),
      ),
    ),
    requests: sortedTexts(
      [...state.requests.values()].map(({ id, status, version }) => [id, status, version].join(' ')),
    ),
    tasks: sortedTexts(
      [...state.tasks.values()].map(({ id, caseId, status, version, assignee }) =>
        [id, caseId, status, version, assignee].join(' '),
      ),
    ),
    trail: sortedTexts(state.trail),
    notices: sortedTexts(
      state.notices.flatMap(({ who, event, caseId, taskId, at }) =>
        isShut(state, who) ? [] : [`${who} ${event} ${caseId} ${taskId} ${new Date(at).toISOString()}`],
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

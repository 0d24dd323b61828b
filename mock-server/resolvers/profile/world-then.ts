import { rewoundCase, rewoundTaskStatus } from '#app/core/dashboards/rewound.ts';
import type { CaseThen, TaskThen, UserThen } from '../../store/records/past.ts';
import { createShelves } from '../../store/shelf.ts';
import type { World } from '../../world.ts';
import { statusSince, stepsOf } from '../cases/case-standing.ts';

/** What the operator's overview counts. */
export interface Counted {
  readonly cases: readonly CaseThen[];
  readonly tasks: readonly TaskThen[];
  readonly users: readonly UserThen[];
}

const counted = createShelves<Counted>(1);

/** One answer until a record, or what is told of a case, has changed: what is worked out of it is kept with it. */
export const countedNow = (world: World): Counted => {
  const { cases, tasks, users, caseEvents, orders, rescans, questions } = world;
  const read = [cases, tasks, users, caseEvents, orders, rescans, questions];
  const revision = read.map((one) => one.revision()).join(' ');
  return counted(world, revision)('now', () => ({
    cases: cases.list(),
    tasks: tasks.list(),
    users: users.list(),
  }));
};

interface Line<T> {
  readonly of: string;
  readonly at: string;
  readonly version: number;
  readonly was: T | null;
}

/** The records as they stood, each by the first of the later changes. */
function thoseThen<T extends { readonly id: string }>(
  now: readonly T[],
  later: readonly Line<T>[],
): readonly T[] {
  const first = new Map<string, Line<T>>();
  for (const line of later) {
    const known = first.get(line.of);
    if (known === undefined || line.at < known.at || (line.at === known.at && line.version < known.version))
      first.set(line.of, line);
  }
  const stillThere = now.map((record) => {
    const line = first.get(record.id);
    first.delete(record.id);
    return line === undefined ? record : line.was;
  });
  const gone = [...first.values()].map(({ was }) => was);
  return [...stillThere, ...gone].flatMap((record) => record ?? []);
}

/**
 * What the overview counted at a past moment: every change since the world began has kept how things stood before it.
 * What lies before that is told by the times of the records and by the trails of the cases.
 */
export function countedAt(world: World, ms: number): Counted {
  const later = world.past.list().filter(({ at }) => Date.parse(at) > ms);
  const now = countedNow(world);
  const then: Counted = {
    cases: thoseThen(
      now.cases,
      later.filter((line) => line.kind === 'cases'),
    ),
    tasks: thoseThen(
      now.tasks,
      later.filter((line) => line.kind === 'tasks'),
    ),
    users: thoseThen(
      now.users,
      later.filter((line) => line.kind === 'users'),
    ),
  };
  return ms < world.begunAtMs ? beforeItBegan(world, then, ms) : then;
}

function beforeItBegan(world: World, { cases, tasks, users }: Counted, ms: number): Counted {
  return {
    cases: cases.flatMap((aCase) => {
      const beginning = new Date(world.begunAtMs).toISOString();
      const since = statusSince(world, aCase, beginning);
      return rewoundCase(aCase, { steps: stepsOf(world, aCase), since }, ms) ?? [];
    }),
    tasks: tasks.flatMap((task) => {
      const record = world.tasks.find(task.id);
      const status = record === null ? null : rewoundTaskStatus({ ...record, status: task.status }, ms);
      return status === null ? [] : { ...task, status };
    }),
    users: users.flatMap((user) => {
      const record = world.users.find(user.id);
      if (record === null || Date.parse(record.createdAt) > ms) return [];
      const steps = record.history.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
      const next = steps.find(({ at }) => Date.parse(at) > ms);
      return { ...user, status: next?.from ?? user.status };
    }),
  };
}

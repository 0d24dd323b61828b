import type { MockApi } from '#mock-server/server.ts';
import type { World } from '#mock-server/world.ts';
import { emailOf, PASSWORD, type Who } from './people.ts';

/** What the model is compared with, collection by collection. */
export const COMPARED = [
  ...(['cases', 'reports', 'billings', 'uploads', 'diagnoses', 'questions', 'orders', 'rescans'] as const),
  ...(['tasks', 'caseEvents', 'notifications', 'users'] as const),
] as const;

type Compared = (typeof COMPARED)[number];

/** The records of a server as they are stored. */
export type Stored = { readonly [K in Compared]: ReturnType<World[K]['list']> };

export type Made = Pick<Stored, 'tasks' | 'billings'>;

/** A server that the model drives: the mock in this process, or one by its address. */
export interface Driver {
  readonly base: string;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly setNow: (ms: number) => void | Promise<void>;
  readonly look: () => Stored | Promise<Stored>;
  /** What answers seldom name. */
  readonly lookAtWork: () => Made | Promise<Made>;
  /** A token for somebody who was let in again. */
  readonly logIn: (who: Who) => Promise<string>;
}

const BASE = 'http://mock.test/api';

export function createMockDriver(api: MockApi, setNow: Driver['setNow']): Driver {
  return {
    base: BASE,
    fetch: (request) => api.fetch(request),
    setNow,
    look: () => {
      const world = api.world();
      return {
        cases: world.cases.list(),
        reports: world.reports.list(),
        billings: world.billings.list(),
        uploads: world.uploads.list(),
        diagnoses: world.diagnoses.list(),
        questions: world.questions.list(),
        orders: world.orders.list(),
        rescans: world.rescans.list(),
        tasks: world.tasks.list(),
        caseEvents: world.caseEvents.list(),
        notifications: world.notifications.list(),
        users: world.users.list(),
      };
    },
    lookAtWork: () => ({ tasks: api.world().tasks.list(), billings: api.world().billings.list() }),
    logIn: async (who) => {
      const response = await api.fetch(
        new Request(`${BASE}/users/login`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ email: emailOf(who), password: PASSWORD }),
        }),
      );
      const { data } = (await response.json()) as { data: { token: string } | null };
      if (data === null) throw new Error(`${who} cannot log in: ${response.status}`);
      return data.token;
    },
  };
}

import type { Driver, Made, Stored } from '#tests/contract/model/driver.ts';
import { COMPARED } from '#tests/contract/model/driver.ts';
import { idOf, type Who, whoIs } from '#tests/contract/model/people.ts';
import type { Person } from '../scenarios/schema.ts';
import type { Target } from '../scenarios/target.ts';

/** Who of the demo stands for whom of the model. */
export const PARTS: Readonly<Record<Who, Person>> = {
  first: 'provider',
  second: 'provider2',
  novice: 'provisional',
  clerk: 'facility',
  nurse: 'np',
  stranger: 'facility2',
  admin: 'admin',
  lab: 'lab',
  accounts: 'accounts',
};

const FOR_GOOD_MS = 10 * 365 * 86_400_000;

export type Control = NonNullable<Target['control']>;

/** The names of the model and those of a server, each of which stands for one of the other. */
export interface Names {
  readonly add: (model: string, server: string) => void;
  readonly toServer: (text: string) => string;
  readonly toModel: (text: string) => string;
}

export function createNames(): Names {
  const pairs: [string, string][] = [];
  const replaced = (text: string, all: readonly (readonly [string, string])[]): string =>
    all.reduce((so, [from, to]) => so.replaceAll(from, to), text);
  return {
    add: (model, server) => void pairs.push([model, server]),
    toServer: (text) => replaced(text, pairs),
    toModel: (text) =>
      replaced(
        text,
        pairs.map(([model, server]) => [server, model]),
      ),
  };
}

/** A token without a password, which does not end when the clock moves. */
export async function mintToken(control: Control, userId: string): Promise<string> {
  const minted = (await control('POST', '/tokens', { userId, expiresInMs: FOR_GOOD_MS })) as {
    readonly token: string;
  };
  return minted.token;
}

interface Scene {
  readonly names: Names;
  readonly control: Control;
  /** Records that setting the scene left behind, which the model knows nothing of. */
  readonly before: ReadonlySet<string>;
}

/** What tells whose a record is: the staff of a demo is larger than the model's. */
interface Looked {
  readonly id: string;
  readonly userId?: string;
  readonly caseId?: string | null;
}

/** Drives a mock by its address. What the model says goes out, and what comes back is read, in the names of the server. */
export function createRemoteDriver(target: Target, { names, control, before }: Scene): Driver {
  const isOwn = ({ id, userId, caseId }: Looked): boolean =>
    !before.has(id) && !before.has(caseId ?? '') && (userId === undefined || whoIs(userId) !== null);
  /** The tasks of the model are all about cases; those about licences are of others. */
  const isOfModel = (name: keyof Stored, record: Looked): boolean =>
    isOwn(record) && (name !== 'tasks' || record.caseId !== null);
  const recordsOf = async <K extends keyof Stored>(name: K): Promise<Stored[K]> => {
    const answer = await control('POST', `/query/${name}`, { take: 10_000 });
    const { records } = JSON.parse(names.toModel(JSON.stringify(answer))) as { records: Looked[] };
    return records.filter((record) => isOfModel(name, record)) as Looked[] & Stored[K];
  };
  return {
    base: target.base,
    fetch: async (request) => {
      const headers = new Headers(request.headers);
      for (const [name, value] of headers) headers.set(name, names.toServer(value));
      const { method } = request;
      const text = method === 'GET' || method === 'HEAD' ? null : await request.text();
      const response = await target.send(
        new Request(names.toServer(request.url), {
          method,
          headers,
          ...(text === null || text === '' ? {} : { body: names.toServer(text) }),
        }),
      );
      const { status } = response;
      return new Response(names.toModel(await response.text()), { status, headers: response.headers });
    },
    setNow: async (ms) => {
      await control('PUT', '/clock', { now: new Date(ms).toISOString(), freeze: true });
    },
    look: async () => {
      const parts = await Promise.all(COMPARED.map(async (name) => [name, await recordsOf(name)] as const));
      return Object.fromEntries(parts) as Stored;
    },
    lookAtWork: async (): Promise<Made> => ({
      tasks: await recordsOf('tasks'),
      billings: await recordsOf('billings'),
    }),
    logIn: (who) => mintToken(control, names.toServer(idOf(who))),
  };
}

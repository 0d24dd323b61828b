import { z } from 'zod';
import { DEMO_PASSWORD } from '#mock-server/seeds/people.ts';
import { createMockApi } from '#mock-server/server.ts';
import { secondsOf, TooSlow, within } from '../answer-limit.ts';
import type { Creds } from '../check/creds.ts';
import { Unanswered, UsageError } from '../exit-codes.ts';
import { unreachable } from '../why-unanswered.ts';
import type { Person } from './schema.ts';
import { parsedOf } from './wire.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

type Send = (request: Request) => Promise<Response>;
type Control = (method: string, path: string, body?: unknown) => Promise<unknown>;

/** A server that scenarios are played on. */
export interface Target {
  /** Without user and password. */
  readonly name: string;
  /** The address of the API, without a slash at its end. */
  readonly base: string;
  readonly send: Send;
  /** Asks the control API of a mock; null where the server has none. */
  readonly control: Control | null;
  /** The time there, as far as it is known, in milliseconds since 1970. */
  readonly now: () => number;
  readonly credentialsOf: (person: Person) => Credentials | null;
}

const demoCredentials = (person: Person): Credentials => ({
  email: `${person === 'lab' ? 'labops' : person}@example.org`,
  password: DEMO_PASSWORD,
});

/** Every call says whose world it means, so that scenarios on one mock never meet. */
const inSession =
  (send: Send, headers: Readonly<Record<string, string>>): Send =>
  (request) => {
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
    return send(request);
  };

/** Calls of the control API, which stands beside `/api`. Rejects with what it complains of. */
const controlOf =
  (origin: string, send: Send): Control =>
  async (method, path, body) => {
    const answer = await send(
      new Request(`${origin}/__mock${path}`, {
        method,
        headers: { 'Content-Type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    const text = await answer.text();
    const parsed: unknown = text === '' ? null : parsedOf(text);
    if (answer.ok) return parsed;
    const { data } = Refusal.safeParse(parsed);
    throw new Error(`the mock refuses ${method} /__mock${path}: ${answer.status} ${data?.error ?? text}`);
  };

/** What the control API says of itself, and how it refuses. */
const Health = z.object({ status: z.literal('ok'), world: z.string() });
const Refusal = z.strictObject({ error: z.string() });

/** Whether a server has the control API of a mock. Throws where it has one that asks for another token. */
async function hasControls(origin: string, send: Send): Promise<boolean> {
  const health = await send(new Request(`${origin}/__mock/health`));
  const isJson = (health.headers.get('content-type') ?? '').startsWith('application/json');
  const body: unknown = isJson ? await health.json().catch(() => null) : null;
  const { data: refusal } = Refusal.safeParse(body);
  if (health.status === 403 && refusal !== undefined)
    throw new UsageError(
      `The control API of ${origin} refuses: ${refusal.error}; give its token by --control-token`,
    );
  return health.ok && Health.safeParse(body).success;
}

/** Follows what is done to the clock of a mock. */
function followClock(
  control: Control,
  base: () => number,
): Pick<Target, 'now'> & { readonly control: Control } {
  let [start, moved] = [base, 0];
  return {
    now: () => start() + moved,
    control: async (method, path, body) => {
      const answer = await control(method, path, body);
      if (path === '/reset') [start, moved] = [base, 0];
      if (path === '/clock') {
        const { now, advanceMs = 0 } = body as { readonly now?: string; readonly advanceMs?: number };
        if (now !== undefined) [start, moved] = [() => Date.parse(now), 0];
        moved += advanceMs;
      }
      return answer;
    },
  };
}

/** A Wednesday, 10 in the morning in New York. */
const START = Date.parse('2026-11-18T15:00:00Z');

export interface OwnMock {
  /** A world of its own in the mock. */
  readonly enter: (session: string) => Target;
  readonly close: () => Promise<void>;
}

/** A mock in this process, whose clock stands still unless a scenario moves it. */
export function createOwnMock(start = START): OwnMock {
  const api = createMockApi({ control: true, now: () => start, report: () => undefined });
  return {
    enter: (session) => {
      const send = inSession((request) => api.fetch(request), { 'X-Mock-Session': session });
      return {
        name: 'the mock in this process',
        base: 'http://mock.test/api',
        send,
        credentialsOf: demoCredentials,
        ...followClock(controlOf('http://mock.test', send), () => start),
      };
    },
    close: () => api.close(),
  };
}

export interface RemoteOptions {
  /** Null where the people of the demo are there. */
  readonly creds: Creds | null;
  readonly session: string | null;
  /** What the control API asks for. */
  readonly token?: string;
  /** For one answer. */
  readonly timeoutMs: number;
  /** Where the server began with another time than that of this machine. */
  readonly now?: () => number;
}

/** A server by its address, and a way to end the world that was made there for it. */
export interface RemoteTarget extends Target {
  readonly leave: () => Promise<void>;
}

/** A server by its address, with the control API of a mock where it has one. */
export async function remoteTarget(
  url: string,
  { creds, session, token, timeoutMs, now = Date.now }: RemoteOptions,
): Promise<RemoteTarget> {
  const base = url.replace(/\/+$/, '');
  const { origin, pathname } = new URL(base);
  const reach: Send = async (request) => {
    try {
      return await within(timeoutMs, async (signal) => {
        // Whoever follows a redirect asks something else than what the contract names.
        const answer = await fetch(request, { signal, redirect: 'manual' });
        const bytes = await answer.arrayBuffer();
        return new Response(answer.body === null ? null : bytes, answer);
      });
    } catch (error) {
      if (error instanceof TooSlow)
        throw new Unanswered(
          `${request.method} ${request.url} was not answered within ${secondsOf(timeoutMs)}`,
        );
      throw unreachable(origin, error);
    }
  };
  const send = inSession(reach, {
    ...(session === null ? {} : { 'X-Mock-Session': session }),
    ...(token === undefined ? {} : { 'X-Mock-Token': token }),
  });
  const isMock = await hasControls(origin, send);
  const withClock = followClock(controlOf(origin, send), now);
  return {
    name: `${origin}${pathname}`,
    base,
    send,
    control: isMock ? withClock.control : null,
    now: withClock.now,
    leave: async () => {
      if (!isMock || session === null) return;
      // Older mocks have one world for all, which nobody ends.
      await withClock.control('DELETE', `/sessions/${session}`).catch(() => undefined);
    },
    credentialsOf: (person) =>
      creds === null ? demoCredentials(person) : (creds.callers[person as never] ?? null),
  };
}

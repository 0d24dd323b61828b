import { DEMO_PASSWORD } from '#mock-server/seeds/people.ts';
import { createMockApi } from '#mock-server/server.ts';
import { TargetUnreachable } from '../exit-codes.ts';
import type { Person } from './schema.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** A server that scenarios are played on. */
export interface Target {
  /** Without user and password. */
  readonly name: string;
  /** The address of the API, without a slash at its end. */
  readonly base: string;
  readonly send: (request: Request) => Promise<Response>;
  /** Asks the control API of a mock; null where the server has none. */
  readonly control: ((method: string, path: string, body?: unknown) => Promise<unknown>) | null;
  /** The time there, as far as it is known, in milliseconds since 1970. */
  readonly now: () => number;
  readonly credentialsOf: (person: Person) => Credentials | null;
}

const demoCredentials = (person: Person): Credentials => ({
  email: `${person}@example.org`,
  password: DEMO_PASSWORD,
});

/** A Wednesday, 10 in the morning in New York. */
const START = Date.parse('2026-11-18T15:00:00Z');

/** A mock in this process, whose clock stands still unless a scenario moves it. */
export function mockTarget(clock: string | null = null): Target & { readonly close: () => Promise<void> } {
  const start = clock === null ? START : Date.parse(clock);
  const api = createMockApi({ control: true, now: () => start, report: () => undefined });
  const send = (request: Request) => api.fetch(request);
  let moved = 0;
  const control = controlOf('http://mock.test', send, {});
  return {
    name: 'the mock in this process',
    base: 'http://mock.test/api',
    send,
    control: async (method, path, body) => {
      const answer = await control(method, path, body);
      if (path === '/clock') moved += advanceIn(body);
      return answer;
    },
    now: () => start + moved,
    credentialsOf: demoCredentials,
    close: () => api.close(),
  };
}

const advanceIn = (body: unknown): number => {
  const { advanceMs = 0 } = body as { readonly advanceMs?: number };
  return advanceMs;
};

/** Calls of the control API, which stands beside `/api`. Rejects with what it complains of. */
export const controlOf =
  (origin: string, send: Target['send'], headers: Readonly<Record<string, string>>) =>
  async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await send(
      new Request(`${origin}/__mock${path}`, {
        method,
        headers: { 'Content-Type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    const text = await answer.text();
    if (!answer.ok) throw new Error(`the mock refuses ${method} /__mock${path}: ${answer.status} ${text}`);
    return text === '' ? null : JSON.parse(text);
  };

export interface RemoteOptions {
  readonly credentials: Readonly<Record<string, Credentials>> | null;
  /** A world of its own on the server, where that has worlds by session. */
  readonly session?: string;
  readonly token?: string;
}

/** A server by its address. It has a control API where `/__mock/health` answers. */
export async function remoteTarget(url: string, options: RemoteOptions): Promise<Target> {
  const base = url.replace(/\/+$/, '');
  const { origin } = new URL(base);
  const extra = {
    ...(options.session === undefined ? {} : { 'X-Mock-Session': options.session }),
    ...(options.token === undefined ? {} : { 'X-Mock-Token': options.token }),
  };
  const send = async (request: Request): Promise<Response> => {
    for (const [name, value] of Object.entries(extra)) request.headers.set(name, value);
    try {
      return await fetch(request);
    } catch (error) {
      throw new TargetUnreachable(`${origin} cannot be reached: ${reasonOf(error)}`);
    }
  };
  const control = controlOf(origin, send, extra);
  const hasControl = await send(new Request(`${origin}/__mock/health`)).then(
    (answer) => answer.ok && (answer.headers.get('content-type') ?? '').startsWith('application/json'),
  );
  let moved = 0;
  return {
    name: `${origin}${new URL(base).pathname}`,
    base,
    send,
    control: hasControl
      ? async (method, path, body) => {
          const answer = await control(method, path, body);
          if (path === '/clock') moved += advanceIn(body);
          return answer;
        }
      : null,
    now: () => Date.now() + moved,
    credentialsOf: (person) =>
      options.credentials === null ? demoCredentials(person) : (options.credentials[person] ?? null),
  };
}

function reasonOf(error: unknown): string {
  const { cause } = error as { readonly cause?: { readonly code?: string; readonly message?: string } };
  return cause?.code ?? cause?.message ?? String(error);
}

import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { checkResponse } from '#contracts/conformance.ts';
import { type OperationId, operations } from '#contracts/generated/operations/index.ts';
import type { Operation } from '#contracts/operation.ts';
import { DEMO_PASSWORD } from '#mock-server/seeds/people.ts';
import { WORLDS } from '#mock-server/seeds/worlds.ts';
import { createMockApi, type MockApi, type MockOptions } from '#mock-server/server.ts';
import type { CaseRecord, ImageRecord } from '#mock-server/store/records/records.ts';
import { createWorld, type Seeded, type World, type WorldSeed } from '#mock-server/world.ts';

export type Person = 'provider' | 'provider2' | 'provisional' | 'facility' | 'np' | 'admin';

export interface Asking {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** A bearer token; none by default. */
  readonly as?: string | null;
}

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly code: string | null;
  /** The parsed envelope, or the bytes where the operation answers with bytes. */
  readonly body: unknown;
  readonly text: string;
  readonly bytes: Uint8Array;
}

type Send = (request: Request) => Promise<Response>;

export interface MockClient {
  readonly ask: (id: OperationId, asking?: Asking) => Promise<Answered>;
  readonly open: (url: string, headers?: Readonly<Record<string, string>>) => Promise<Answered>;
  readonly logIn: (person: Person) => Promise<string>;
  readonly control: (method: string, path: string, body?: unknown) => Promise<Response>;
}

export const key = (): string => `"${randomUUID()}"`;

/** A client that fails the test on any answer that the contract does not allow. */
export function mockClient(base: string, send: Send = fetch): MockClient {
  const ask = async (id: OperationId, asking: Asking = {}): Promise<Answered> => {
    const response = await send(requestOf(base, id, asking));
    const answered = await answeredOf(response);
    expectContract(id, answered);
    return answered;
  };
  return {
    ask,
    open: async (url, headers = {}) => answeredOf(await send(new Request(url, { headers }))),
    logIn: async (person) => {
      const body = { email: `${person}@example.org`, password: DEMO_PASSWORD };
      const answer = await ask('login', { body });
      return (answer.body as { data: { token: string } }).data.token;
    },
    control: (method, path, body) =>
      send(
        new Request(`${base.replace(/\/api$/, '')}/__mock${path}`, {
          method,
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      ),
  };
}

const planted = new Map<WorldSeed, Map<number, Seeded>>();

/**
 * A world made once for all tests of a file: its frozen records are shared. A test with a clock of its own gets the
 * world of its time, the others that of the first of them.
 */
const shareSeed =
  (seed: WorldSeed, hasClock: boolean): WorldSeed =>
  (nowMs) => {
    const byTime = planted.get(seed) ?? new Map<number, Seeded>();
    planted.set(seed, byTime);
    const time = hasClock ? nowMs : 0;
    const known = byTime.get(time) ?? recordsOf(createWorld(seed, nowMs));
    byTime.set(time, known);
    return known;
  };

const recordsOf = (world: World): Seeded =>
  Object.fromEntries(
    Object.entries(world).flatMap(([name, part]: [string, unknown]) =>
      typeof part === 'object' && part !== null && 'list' in part && typeof part.list === 'function'
        ? [[name, (part.list as () => unknown)()]]
        : [],
    ),
  ) as unknown as Seeded;

/** The case with every image of its first slide changed. */
export const withImages = (aCase: CaseRecord, change: (image: ImageRecord) => ImageRecord[]): CaseRecord => ({
  ...aCase,
  specimens: aCase.specimens.map((specimen, part) => ({
    ...specimen,
    subsections: specimen.subsections.map((section, slide) =>
      part + slide > 0 ? section : { ...section, images: section.images.flatMap(change) },
    ),
  })),
});

/** A mock without a port, and its client. */
export function mockInProcess(options: MockOptions = {}): {
  readonly api: MockApi;
  readonly client: MockClient;
} {
  const seed = options.world ?? WORLDS.demo;
  const world = shareSeed(seed, options.now !== undefined);
  const api = createMockApi({ control: true, ...options, world });
  return { api, client: mockClient('http://mock.test/api', (request) => api.fetch(request)) };
}

function requestOf(
  base: string,
  id: OperationId,
  { params = {}, query, headers, body, as }: Asking,
): Request {
  const operation: Operation = operations[id];
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams(
    Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]),
  );
  const all = new Headers(headers);
  if (as !== undefined && as !== null) all.set('Authorization', `Bearer ${as}`);
  if (body !== undefined && !all.has('Content-Type')) all.set('Content-Type', 'application/json');
  const sent = typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);
  return new Request(`${base}${path}${search.size > 0 ? `?${search.toString()}` : ''}`, {
    method: operation.method,
    headers: all,
    ...(body === undefined ? {} : { body: sent as BodyInit }),
  });
}

async function answeredOf(response: Response): Promise<Answered> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  return {
    status: response.status,
    headers: response.headers,
    code: response.headers.get('x-error-code'),
    body: isJson && text !== '' ? (JSON.parse(text) as unknown) : bytes.length === 0 ? null : text,
    text,
    bytes,
  };
}

function expectContract(id: OperationId, { status, headers, body }: Answered): void {
  const operation: Operation = operations[id];
  expect({ id, status, issues: checkResponse(operation, status, headers, body) }).toEqual({
    id,
    status,
    issues: [],
  });
}

import { z } from 'zod';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import { issueToken } from '#mock-server/http/authentication.ts';
import { routeOf, withoutPrefix } from '#mock-server/http/router.ts';
import type { MockApi } from '#mock-server/server.ts';
import type { PartName } from '../check/parts/part-names.ts';
import type { Send } from '../check/prober.ts';

/** A server that does one thing wrong: the mock, with something between it and whoever asks. */
export interface Mutant {
  readonly name: string;
  /** What the server does wrong, in a sentence. */
  readonly wrong: string;
  /** The part that should find it; `generic` is what every answer is held to, whichever part asked. */
  readonly part: PartName | 'generic';
  /** The operations that it touches; a finding about any other is a false alarm. */
  readonly operations: readonly OperationId[];
  readonly spoil: (api: MockApi) => Send;
}

/** One call of an operation that a mutant touches. */
export interface SpoiledCall {
  readonly api: MockApi;
  readonly id: OperationId;
  readonly params: Readonly<Record<string, string>>;
  /** As it came; its body may be read once by each `pass`. */
  readonly request: Request;
  /** The mock's own answer, to the call as it came or with other headers or another address. */
  readonly pass: (changes?: Changes) => Promise<Response>;
}

interface Changes {
  readonly url?: string;
  /** Null takes a header away. */
  readonly headers?: Readonly<Record<string, string | null>>;
  readonly body?: string;
}

/** Answers the calls of some operations itself, and lets all others through. */
export const at =
  (operations: readonly OperationId[], answer: (call: SpoiledCall) => Promise<Response>) =>
  (api: MockApi): Send =>
  (request) => {
    const route = routeOf(request.method, withoutPrefix(new URL(request.url).pathname));
    if (route.kind !== 'operation' || !operations.includes(route.id)) return api.fetch(request);
    const pass = (changes: Changes = {}) => api.fetch(changed(request.clone(), changes));
    return answer({ api, id: route.id, params: route.params, request, pass });
  };

function changed(request: Request, { url = request.url, headers = {}, body }: Changes): Request {
  const all = new Headers(request.headers);
  for (const [name, value] of Object.entries(headers)) {
    if (value === null) all.delete(name);
    else all.set(name, value);
  }
  const init: RequestInit = { method: request.method, headers: all, signal: request.signal };
  // Node wants `duplex` for a body that is a stream; the DOM's types do not know it.
  if (body !== undefined || request.body !== null)
    Object.assign(init, { body: body ?? request.body, duplex: 'half' });
  return new Request(url, init);
}

const Envelope = z.looseObject({ data: z.unknown() });
type Envelope = z.infer<typeof Envelope>;

export interface Edit {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string | null>>;
  readonly body?: (envelope: Envelope) => unknown;
}

/** The answer with something else in it; its body is touched only where it is an envelope. */
export async function edited(answer: Response, { status, headers = {}, body }: Edit): Promise<Response> {
  const all = new Headers(answer.headers);
  all.delete('content-length');
  for (const [name, value] of Object.entries(headers)) {
    if (value === null) all.delete(name);
    else all.set(name, value);
  }
  const to = { status: status ?? answer.status, headers: all };
  if (body === undefined) return new Response(answer.body, to);
  return new Response(JSON.stringify(body(Envelope.parse(await answer.json()))), to);
}

/** Spoils the answers of one status of some operations. */
export const spoiling = (operations: readonly OperationId[], status: number, edit: Edit) =>
  at(operations, async ({ pass }) => {
    const answer = await pass();
    return answer.status === status ? edited(answer, edit) : answer;
  });

const Fields = z.record(z.string(), z.unknown());

/** An envelope whose data has something else in it. */
export const withData =
  (change: (data: Readonly<Record<string, unknown>>) => unknown) =>
  (envelope: Envelope): unknown => ({ ...envelope, data: change(Fields.parse(envelope.data)) });

const Page = z.looseObject({ items: z.array(Fields) });

/** A page of a list whose rows have something else in them. */
export const withRows = (change: (rows: z.infer<typeof Page>['items']) => unknown) =>
  withData((data) => ({ ...data, items: change(Page.parse(data).items) }));

/** The code of a refusal, or null. */
export const codeOf = (answer: Response): string | null => answer.headers.get('x-error-code');

/** Asks again as somebody else of the demo. */
export function asUser(api: MockApi, userId: string): Readonly<Record<string, string>> {
  const world = api.world();
  const user = world.users.find(userId);
  if (user === null) throw new Error(`no user ${userId} in this world`);
  const now = Date.now();
  const visit = { now, userAgent: null, clientAddress: null };
  return { authorization: `Bearer ${issueToken(world, user, now + 3_600_000, visit).token}` };
}

import { z } from 'zod';
import { keysOf } from '#app/core/objects.ts';
import { WORLDS, type World } from '../world.ts';
import { BarrierRecord } from './barriers.ts';
import type { Clock } from './clock.ts';
import { CONTROLS } from './controls.ts';
import { FaultRecord } from './faults.ts';
import type { Sandbox } from './sandbox.ts';
import type { Sandboxes } from './sandboxes.ts';
import { collectionNames, collectionOf, findState, patchState, StateQuery } from './state.ts';

/** What the control API may reach. */
interface Controlled {
  /** When set, every call must carry it in X-Mock-Token. */
  readonly token: string | null;
  readonly sandboxes: Sandboxes;
  /** The one that the call names by its session. */
  readonly sandbox: Sandbox;
}

const PREFIX = '/__mock';

export const isControlPath = (path: string): boolean => path === PREFIX || path.startsWith(`${PREFIX}/`);

/** The switchboard of tests: it is no part of the product's contract and is absent unless it is asked for. */
export async function controlAnswer(
  request: Request,
  asked: string,
  controlled: Controlled,
): Promise<Response> {
  if (controlled.token !== null && request.headers.get('X-Mock-Token') !== controlled.token)
    return Response.json({ error: 'X-Mock-Token is missing or wrong' }, { status: 403 });
  if (!isOwnOrigin(request.headers.get('Origin')))
    return Response.json({ error: 'pages of other origins may not reach the controls' }, { status: 403 });
  const { sandbox, sandboxes } = controlled;
  const url = new URL(request.url);
  const path = asked.slice(PREFIX.length) || '/';
  if (/^\/(state|query)(\/|$)/.test(path)) return stateAnswer(request, path, sandbox.world());
  const session = /^\/sessions\/([\w-]+)$/.exec(path)?.[1];
  if (session !== undefined && request.method === 'DELETE')
    return (await sandboxes.end(session))
      ? Response.json({ ended: session })
      : Response.json({ error: `no session ${session}` }, { status: 404 });
  const { faults, barriers, log, clock } = sandbox;
  switch (`${request.method} ${path}`) {
    case 'GET /':
      return Response.json({ controls: CONTROLS.map(([call, what]) => ({ call, what })) });
    case 'POST /reset':
      return begunAgain(request, sandbox);
    case 'POST /seed':
      return seeded(request, sandbox);
    case 'GET /faults':
      return Response.json({ faults: faults.list() });
    case 'POST /faults':
      return switchedOn(request, FaultRecord, (fault) => faults.add(fault));
    case 'DELETE /faults':
      faults.clear();
      return Response.json({ faults: [] });
    case 'POST /barriers':
      return switchedOn(request, BarrierRecord, (barrier) => barriers.raise(barrier));
    case 'PUT /clock':
      return switchedOn(request, ClockSetting, (setting) => moveClock(clock, setting));
    case 'GET /mail':
      return Response.json({ mails: sandbox.world().mails.list() });
    case 'GET /journal':
      return Response.json({ entries: log.read(url.searchParams.get('operationId')) });
    case 'GET /sessions':
      return Response.json({ sessions: sandboxes.names() });
    case 'GET /health':
      return Response.json({ status: 'ok', world: sandbox.world().id });
    default:
      return Response.json({ error: 'no such control' }, { status: 404 });
  }
}

/** A page in a browser names its origin; one that was opened elsewhere must not switch a fault on. */
function isOwnOrigin(origin: string | null): boolean {
  if (origin === null) return true;
  const host = URL.canParse(origin) ? new URL(origin).hostname : '';
  return host === 'localhost' || host === '127.0.0.1' || host === '[::1]';
}

const Resetting = z.strictObject({ world: z.enum(keysOf(WORLDS)).optional() });

/** The body may be left out; where there is one, it says nothing but which world to begin with. */
async function begunAgain(request: Request, sandbox: Sandbox): Promise<Response> {
  const text = await request.text();
  const parsed = Resetting.safeParse(text === '' ? {} : parseJson(text));
  if (!parsed.success) return Response.json({ error: z.prettifyError(parsed.error) }, { status: 400 });
  await sandbox.reset(parsed.data.world);
  return Response.json({ world: sandbox.world().id });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Looks into the stored records, and changes fields of one. */
async function stateAnswer(request: Request, path: string, world: World): Promise<Response> {
  const [, room = '', name = '', id = null] = path.split('/').map(decodeURIComponent);
  if (name === '' && request.method === 'GET' && room === 'state') {
    const counts = new Map(
      collectionNames(world).map((one) => [one, collectionOf(world, one)?.list().length ?? 0]),
    );
    return Response.json({ collections: Object.fromEntries(counts) });
  }
  const collection = collectionOf(world, name);
  if (collection === null) return Response.json({ error: `no collection ${name}` }, { status: 404 });
  if (room === 'query')
    return request.method === 'POST' && id === null
      ? switchedOn(request, StateQuery, (asked) => findState(collection, asked), 200)
      : Response.json({ error: 'no such control' }, { status: 404 });
  const record = id === null ? null : collection.find(id);
  if (id === null || record === null)
    return Response.json({ error: `no record ${id ?? ''} in ${name}` }, { status: 404 });
  if (request.method === 'GET') return Response.json(record);
  if (request.method !== 'PATCH') return Response.json({ error: 'no such control' }, { status: 404 });
  try {
    return await switchedOn(request, PatchedFields, (fields) => patchState(collection, id, fields), 200);
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    return Response.json({ error: z.prettifyError(error) }, { status: 400 });
  }
}

const PatchedFields = z.record(z.string(), z.unknown());

const Seeding = z.strictObject({ profile: z.enum(keysOf(WORLDS)) });

async function seeded(request: Request, sandbox: Sandbox): Promise<Response> {
  const parsed = Seeding.safeParse(await request.json().catch(() => null));
  if (!parsed.success) return Response.json({ error: z.prettifyError(parsed.error) }, { status: 400 });
  await sandbox.reset(parsed.data.profile);
  return Response.json({ world: sandbox.world().id, ...parsed.data });
}

const ClockSetting = z.strictObject({
  now: z.iso.datetime().optional(),
  advanceMs: z.int().optional(),
  freeze: z.boolean().optional(),
});

function moveClock(clock: Clock, { now, advanceMs, freeze }: z.infer<typeof ClockSetting>): void {
  if (now !== undefined) clock.set(Date.parse(now));
  if (advanceMs !== undefined) clock.advance(advanceMs);
  if (freeze !== undefined) clock.freeze(freeze);
}

/** Reads a body by its schema and does what it asks; what comes of it is the answer, else the body itself. */
async function switchedOn<T>(
  request: Request,
  schema: z.ZodType<T>,
  apply: (record: T) => unknown,
  status = 201,
): Promise<Response> {
  const parsed = schema.safeParse(await request.json().catch(() => null));
  if (!parsed.success) return Response.json({ error: z.prettifyError(parsed.error) }, { status: 400 });
  const came = apply(parsed.data);
  return Response.json(status === 200 ? came : parsed.data, { status });
}

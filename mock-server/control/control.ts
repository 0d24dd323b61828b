import { z } from 'zod';
import { keysOf } from '#app/core/objects.ts';
import type { RequestLog } from '../http/request-log.ts';
import { WORLDS, type World, type WorldName } from '../world.ts';
import { BarrierRecord, type Barriers } from './barriers.ts';
import type { Clock } from './clock.ts';
import { FaultRecord, type Faults } from './faults.ts';

/** What the control API may reach. */
export interface Controlled {
  readonly faults: Faults;
  readonly barriers: Barriers;
  readonly log: RequestLog;
  readonly clock: Clock;
  readonly world: () => World;
  /** Begins again, with the world of the start unless another one is named. */
  readonly reset: (profile?: WorldName) => Promise<void>;
  /** When set, every call must carry it in X-Mock-Token. */
  readonly token: string | null;
}

const PREFIX = '/__mock';

export const isControlPath = (path: string): boolean => path === PREFIX || path.startsWith(`${PREFIX}/`);

/** The switchboard of tests: it is no part of the product's contract and is absent unless it is asked for. */
export async function controlAnswer(request: Request, controlled: Controlled): Promise<Response> {
  if (controlled.token !== null && request.headers.get('X-Mock-Token') !== controlled.token)
    return Response.json({ error: 'X-Mock-Token is missing or wrong' }, { status: 403 });
  const url = new URL(request.url);
  const { faults, barriers, log } = controlled;
  switch (`${request.method} ${url.pathname.slice(PREFIX.length)}`) {
    case 'POST /reset':
      await controlled.reset();
      return Response.json({ world: controlled.world().id });
    case 'POST /seed':
      return seeded(request, controlled);
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
      return switchedOn(request, ClockSetting, (setting) => moveClock(controlled.clock, setting));
    case 'GET /mail':
      return Response.json({ mails: controlled.world().mails.list() });
    case 'GET /journal':
      return Response.json({ entries: log.read(url.searchParams.get('operationId')) });
    case 'GET /health':
      return Response.json({ status: 'ok', world: controlled.world().id });
    default:
      return Response.json({ error: 'no such control' }, { status: 404 });
  }
}

const Seeding = z.strictObject({ profile: z.enum(keysOf(WORLDS)) });

async function seeded(request: Request, controlled: Controlled): Promise<Response> {
  const parsed = Seeding.safeParse(await request.json().catch(() => null));
  if (!parsed.success) return Response.json({ error: z.prettifyError(parsed.error) }, { status: 400 });
  await controlled.reset(parsed.data.profile);
  return Response.json({ world: controlled.world().id, ...parsed.data });
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

async function switchedOn<T>(
  request: Request,
  schema: z.ZodType<T>,
  apply: (record: T) => void,
): Promise<Response> {
  const parsed = schema.safeParse(await request.json().catch(() => null));
  if (!parsed.success) return Response.json({ error: z.prettifyError(parsed.error) }, { status: 400 });
  apply(parsed.data);
  return Response.json(parsed.data, { status: 201 });
}

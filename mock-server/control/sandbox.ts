import { operations } from '#contracts/generated/operations/index.ts';
import type { Surroundings } from '../http/call.ts';
import { dispatch, requestIdOf, responseOf } from '../http/dispatch.ts';
import type { BrokenAnswer, Outgoing } from '../http/implement.ts';
import { answerKept } from '../http/kept-answer.ts';
import { createRequestLog, type RequestLog } from '../http/request-log.ts';
import { type Route, routeOf, withoutPrefix } from '../http/router.ts';
import type { Scheduler } from '../jobs/schedule.ts';
import type { SlideLibrary } from '../slides/library.ts';
import { type DataFolder, type DataOptions, openDataFolder } from '../store/data-folder.ts';
import { createWorld, WORLDS, type World, type WorldName, type WorldSeed } from '../world.ts';
import { type Barriers, createBarriers } from './barriers.ts';
import { type Clock, createClock } from './clock.ts';
import { suffer } from './fault-effects.ts';
import { createFaults, type Faults } from './faults.ts';

/** What a sandbox is made of, and what it shares with all others of the mock. */
export interface SandboxParts {
  readonly seed: WorldSeed;
  /** Keeps everything in a folder; without it the world lasts as long as the mock. */
  readonly data: DataOptions | null;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly failedLoginsPerMinute: number;
  readonly slides: Promise<SlideLibrary>;
  readonly scheduler: Scheduler;
  readonly bringOut: (world: World) => void;
  readonly report: (line: BrokenAnswer) => void;
  /** What a call of this request finds around it, besides what the sandbox knows itself. */
  readonly around: (request: Request) => Omit<Surroundings, 'world' | 'now' | 'slides'>;
  /** The server closes. */
  readonly closing: AbortSignal;
}

/** What the calls of one session meet: a world with a clock, faults, barriers and a journal, which no other session sees. */
export interface Sandbox {
  readonly faults: Faults;
  readonly barriers: Barriers;
  readonly log: RequestLog;
  readonly clock: Clock;
  /** The world of this moment; a reset puts another one in its place. */
  readonly world: () => World;
  /** Begins again, with the world of the start unless another one is named. */
  readonly reset: (profile?: WorldName) => Promise<void>;
  /** Rejects with ConnectionCut when a fault cuts the connection; `path` is that of the API, with or without its prefix. */
  readonly answer: (request: Request, path: string) => Promise<Response>;
  /** Settles when everything is stored and the data folder is free. */
  readonly close: () => Promise<void>;
}

export function createSandbox(parts: SandboxParts): Sandbox {
  const clock = createClock(parts.now);
  const { now } = clock;
  const begin = (isReset: boolean, profile?: WorldName): World => {
    data = dataOf(parts, now(), isReset);
    const seed = profile === undefined ? parts.seed : WORLDS[profile];
    return createWorld(seed, now(), parts.failedLoginsPerMinute, data, now);
  };
  let data: DataFolder | null = null;
  let world = begin(false);
  parts.bringOut(world);
  const [faults, barriers, log] = [createFaults(), createBarriers(), createRequestLog()];

  const answerOperation = async (request: Request, route: Route & { kind: 'operation' }, path: string) => {
    await barriers.pass(route.id);
    const [library, here] = [await parts.slides, world];
    const { report } = parts;
    const call = { world: here, operationId: route.id, method: request.method, report };
    const kept = await answerKept(call, () => {
      const at = now();
      parts.scheduler.catchUp(here, at);
      const surroundings = { ...parts.around(request), world: here, now: at, slides: library };
      return dispatch(route, request, () => Promise.resolve({ path, report, surroundings }));
    });
    parts.bringOut(here);
    return kept;
  };
  const answerRoute = (request: Request, route: Route, path: string): Promise<Outgoing> =>
    route.kind === 'operation'
      ? answerOperation(request, route, path)
      : dispatch(route, request, () => Promise.reject(new Error('only operations arrive anywhere')));

  return {
    faults,
    barriers,
    log,
    clock,
    world: () => world,
    reset: async (profile) => {
      clock.reset();
      await data?.close();
      world = begin(true, profile);
      for (const part of [faults, barriers, log]) part.clear();
    },
    answer: async (request, asked) => {
      const path = withoutPrefix(asked);
      const route = routeOf(request.method, path);
      const cleared = faults.cleared();
      const struck = faults.striking({ operationId: route.kind === 'operation' ? route.id : null, path });
      const entry = {
        ...entryOf(request, route, now()),
        fault: struck.map(({ kind }) => kind).join(' ') || null,
      };
      try {
        const signal = AbortSignal.any([request.signal, parts.closing]);
        const outgoing =
          (await suffer(struck, { signal, cleared })) ?? (await answerRoute(request, route, path));
        log.write({ ...entry, status: outgoing.status });
        return responseOf(outgoing, entry, path);
      } catch (error) {
        log.write({ ...entry, status: null });
        throw error;
      }
    },
    close: () => {
      barriers.clear();
      return data?.close() ?? Promise.resolve();
    },
  };
}

function entryOf(request: Request, route: Route, nowMs: number) {
  const operation = route.kind === 'operation' ? operations[route.id] : null;
  return {
    at: new Date(nowMs).toISOString(),
    requestId: requestIdOf(request),
    operationId: operation?.id ?? null,
    method: request.method,
    path: operation?.path ?? null,
  };
}

const dataOf = ({ data }: SandboxParts, nowMs: number, isReset: boolean): DataFolder | null =>
  data === null ? null : openDataFolder(isReset ? { ...data, fresh: true } : data, nowMs);

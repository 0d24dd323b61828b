import { operations } from '#contracts/generated/operations/index.ts';
import { createBarriers } from './control/barriers.ts';
import { createClock } from './control/clock.ts';
import { type Controlled, controlAnswer, isControlPath } from './control/control.ts';
import { suffer } from './control/fault-effects.ts';
import { createFaults } from './control/faults.ts';
import type { Surroundings } from './http/call.ts';
import { dispatch, requestIdOf, responseOf } from './http/dispatch.ts';
import { docsAnswer, isDocsPath } from './http/docs.ts';
import type { BrokenAnswer, Outgoing } from './http/implement.ts';
import { answerKept } from './http/kept-answer.ts';
import { createLinkSigner, type LinkSigner } from './http/links.ts';
import { createRequestLog } from './http/request-log.ts';
import { type Route, routeOf, withoutPrefix } from './http/router.ts';
import { createScheduler } from './jobs/schedule.ts';
import { createPostman, type Mailed } from './resolvers/profile/postman.ts';
import { openSlideLibrary, SLIDE_CACHE, type SlideLibrary } from './slides/library.ts';
import { type DataFolder, type DataOptions, openDataFolder } from './store/data-folder.ts';
import { createWorld, WORLDS, type World, type WorldName, type WorldSeed } from './world.ts';

const MINUTE_MS = 60_000;

export interface MockOptions {
  readonly world?: WorldSeed;
  /** Keeps everything in a folder; without it the world lasts as long as the mock. */
  readonly data?: DataOptions;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Base of the links in answers (`http://localhost:3000/api`); else the origin that was asked, with /api. */
  readonly publicUrl?: string;
  readonly linkLifeMs?: number;
  readonly linkSecret?: string;
  readonly tokenLifeMs?: number;
  /** Ten minutes unless it is given; with 0 the facility sees a report as soon as it is signed. */
  readonly releaseWindowMs?: number;
  readonly failedLoginsPerMinute?: number;
  /** How wrong credentials travel: as 401, or as 200 with isSuccess false. */
  readonly wrongCredentials?: 401 | 200;
  /** A header that a trusted proxy sets, to count failed logins by address; tests and a lone mock need none. */
  readonly clientAddressHeader?: string;
  /** The control API under /__mock; with a token when the callers must prove themselves. */
  readonly control?: boolean | { readonly token: string };
  readonly cacheDirectory?: string;
  /** Hears how far the large slide is, while it is made at the first start. */
  readonly told?: (progress: string) => void;
  readonly report?: (line: BrokenAnswer) => void;
  /** Hears of every mail that would leave the machine. */
  readonly mailed?: Mailed;
}

export interface MockApi {
  /** Answers one call without a port. Rejects with ConnectionCut when a fault cuts the connection. */
  fetch(request: Request): Promise<Response>;
  /** Settles when calls are taken. At the first start ever they may wait some seconds for the large slide. */
  readonly ready: Promise<void>;
  /** The world of this moment; a reset puts another one in its place. */
  world(): World;
  /** Settles when everything is stored and the data folder is free. */
  close(): Promise<void>;
}

/** The whole API as one function from Request to Response (specification 7, under /api and without it). */
export function createMockApi(options: MockOptions = {}): MockApi {
  const clock = createClock(options.now ?? Date.now);
  const { now } = clock;
  const scheduler = createScheduler();
  let data = dataOf(options, now(), false);
  let world = worldOf(options, now, data);
  const { scans: ready, whole: slides } = openSlideLibrary(
    options.cacheDirectory ?? SLIDE_CACHE,
    options.told,
  );
  // Whoever awaits `ready` or a call hears of a failure; nobody may be waiting yet.
  for (const opening of [ready, slides]) opening.catch(() => undefined);
  const links = signerOf(options);
  const bringOut = createPostman(options.mailed ?? (() => undefined));
  bringOut(world);
  const closing = new AbortController();
  const report = options.report ?? ((line: BrokenAnswer) => console.error('mock:', line));
  const controlled: Controlled = {
    faults: createFaults(),
    barriers: createBarriers(),
    log: createRequestLog(),
    clock,
    world: () => world,
    reset: async (profile) => {
      clock.reset();
      await data?.close();
      data = dataOf(options, now(), true);
      world = worldOf(options, now, data, profile);
      for (const part of [controlled.faults, controlled.barriers, controlled.log]) part.clear();
    },
    token: typeof options.control === 'object' ? options.control.token : null,
  };
  const { faults, barriers, log } = controlled;
  const hasControl = options.control !== undefined && options.control !== false;

  const answer = async (request: Request, route: Route, path: string): Promise<Outgoing> => {
    if (route.kind !== 'operation') return dispatch(route, request, noArrival);
    await barriers.pass(route.id);
    const [library, here] = [await slides, world];
    const call = { world: here, operationId: route.id, method: request.method, report };
    const kept = await answerKept(call, () => {
      const at = now();
      scheduler.catchUp(here, at);
      const surroundings = surroundingsOf(options, request, here, at, library, links);
      return dispatch(route, request, () => Promise.resolve({ path, report, surroundings }));
    });
    bringOut(here);
    return kept;
  };

  return {
    ready,
    world: () => world,
    close: () => {
      closing.abort();
      barriers.clear();
      return data?.close() ?? Promise.resolve();
    },
    fetch: async (request) => {
      const asked = new URL(request.url).pathname;
      if (hasControl && isControlPath(asked)) return controlAnswer(request, controlled);
      const path = withoutPrefix(asked);
      if (isDocsPath(path)) return docsAnswer(request.method, path);
      const route = routeOf(request.method, path);
      const cleared = faults.cleared();
      const struck = faults.striking({ operationId: route.kind === 'operation' ? route.id : null, path });
      const entry = {
        ...entryOf(request, route, now()),
        fault: struck.map(({ kind }) => kind).join(' ') || null,
      };
      try {
        const signal = AbortSignal.any([request.signal, closing.signal]);
        const outgoing = (await suffer(struck, { signal, cleared })) ?? (await answer(request, route, path));
        log.write({ ...entry, status: outgoing.status });
        return responseOf(outgoing, entry, path);
      } catch (error) {
        log.write({ ...entry, status: null });
        throw error;
      }
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

const noArrival = (): Promise<never> => Promise.reject(new Error('only operations arrive anywhere'));

const dataOf = ({ data }: MockOptions, nowMs: number, isReset: boolean): DataFolder | null =>
  data === undefined ? null : openDataFolder(isReset ? { ...data, fresh: true } : data, nowMs);

function worldOf(
  options: MockOptions,
  now: () => number,
  data: DataFolder | null,
  profile?: WorldName,
): World {
  const seed = profile === undefined ? (options.world ?? WORLDS.demo) : WORLDS[profile];
  return createWorld(seed, now(), options.failedLoginsPerMinute ?? 5, data, now);
}

const signerOf = ({ linkLifeMs = 15 * MINUTE_MS, linkSecret }: MockOptions): LinkSigner =>
  createLinkSigner({ lifeMs: linkLifeMs, ...(linkSecret === undefined ? {} : { secret: linkSecret }) });

function surroundingsOf(
  options: MockOptions,
  request: Request,
  world: World,
  now: number,
  slides: SlideLibrary,
  links: LinkSigner,
): Surroundings {
  const { clientAddressHeader } = options;
  return {
    world,
    now,
    slides,
    links,
    publicUrl: options.publicUrl ?? `${new URL(request.url).origin}/api`,
    tokenLifeMs: options.tokenLifeMs ?? 24 * 60 * MINUTE_MS,
    releaseWindowMs: options.releaseWindowMs ?? 10 * MINUTE_MS,
    wrongCredentials: options.wrongCredentials ?? 401,
    clientAddress: clientAddressHeader === undefined ? null : request.headers.get(clientAddressHeader),
    userAgent: request.headers.get('user-agent'),
  };
}

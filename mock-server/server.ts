import { operations } from '#contracts/generated/operations/index.ts';
import { createBarriers } from './barriers.ts';
import type { Surroundings } from './call.ts';
import { createClock } from './clock.ts';
import { type Controlled, controlAnswer, isControlPath } from './control.ts';
import { dispatched, requestIdOf, responseOf } from './dispatch.ts';
import { docsAnswer, isDocsPath } from './docs.ts';
import { suffer } from './fault-effects.ts';
import { createFaults } from './faults.ts';
import type { BrokenAnswer } from './implement.ts';
import { createJournal } from './journal.ts';
import { createLinkSigner, type LinkSigner } from './links.ts';
import { routeOf, withoutPrefix } from './router.ts';
import { createScheduler } from './schedule.ts';
import { createWorld, WORLDS, type World, type WorldSeed } from './seed.ts';
import { openSlideLibrary, SLIDE_CACHE, type SlideLibrary } from './slides/library.ts';

const MINUTE_MS = 60_000;

export interface MockOptions {
  readonly world?: WorldSeed;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Base of the links in answers (`http://localhost:3000/api`); else the origin that was asked, with /api. */
  readonly publicUrl?: string;
  readonly linkLifeMs?: number;
  readonly linkSecret?: string;
  readonly tokenLifeMs?: number;
  readonly failedLoginsPerMinute?: number;
  /** How wrong credentials travel: as 401, or as 200 with isSuccess false. */
  readonly wrongCredentials?: 401 | 200;
  /** A header that a trusted proxy sets, to count failed logins by address; tests and a lone mock need none. */
  readonly clientAddressHeader?: string;
  /** The control API under /__mock; with a token when the callers must prove themselves. */
  readonly control?: boolean | { readonly token: string };
  readonly cacheDirectory?: string;
  readonly report?: (line: BrokenAnswer) => void;
}

export interface MockApi {
  /** Answers one call without a port. Rejects with ConnectionCut when a fault cuts the connection. */
  fetch(request: Request): Promise<Response>;
  /** Settles when the slides can be served. */
  readonly ready: Promise<void>;
  /** The world of this moment; a reset puts another one in its place. */
  world(): World;
  close(): void;
}

/** The whole API as one function from Request to Response (specification 7, under /api and without it). */
export function createMockApi(options: MockOptions = {}): MockApi {
  const clock = createClock(options.now ?? Date.now);
  const { now } = clock;
  const scheduler = createScheduler();
  let world = worldOf(options, now());
  const slides = openSlideLibrary(options.cacheDirectory ?? SLIDE_CACHE);
  const ready = slides.then(() => undefined);
  // Whoever awaits `ready` or a call hears of a failure; nobody may be waiting yet.
  ready.catch(() => undefined);
  const links = signerOf(options);
  const closing = new AbortController();
  const report = options.report ?? ((line: BrokenAnswer) => console.error('mock:', line));
  const controlled: Controlled = {
    faults: createFaults(),
    barriers: createBarriers(),
    journal: createJournal(),
    clock,
    world: () => world,
    reset: () => {
      clock.reset();
      world = worldOf(options, now());
      for (const part of [controlled.faults, controlled.barriers, controlled.journal]) part.clear();
    },
    token: typeof options.control === 'object' ? options.control.token : null,
  };
  const { faults, barriers, journal } = controlled;
  const hasControl = options.control !== undefined && options.control !== false;

  return {
    ready,
    world: () => world,
    close: () => {
      closing.abort();
      barriers.clear();
    },
    fetch: async (request) => {
      const asked = new URL(request.url).pathname;
      if (hasControl && isControlPath(asked)) return controlAnswer(request, controlled);
      const path = withoutPrefix(asked);
      if (isDocsPath(path)) return docsAnswer(request.method, path);
      const route = routeOf(request.method, path);
      const operation = route.kind === 'operation' ? operations[route.id] : null;
      const struck = faults.striking({ operationId: operation?.id ?? null, path });
      const entry = {
        at: new Date(now()).toISOString(),
        requestId: requestIdOf(request),
        operationId: operation?.id ?? null,
        method: request.method,
        path: operation?.path ?? null,
        fault: struck.map(({ kind }) => kind).join(' ') || null,
      };
      try {
        const signal = AbortSignal.any([request.signal, closing.signal]);
        const arrive = async () => {
          if (operation !== null) await barriers.pass(operation.id);
          const library = await slides;
          scheduler.catchUp(world, now());
          return {
            path,
            report,
            surroundings: surroundingsOf(options, request, world, now(), library, links),
          };
        };
        const outgoing = (await suffer(struck, signal)) ?? (await dispatched(route, request, arrive));
        journal.write({ ...entry, status: outgoing.status });
        return responseOf(outgoing, entry, path);
      } catch (error) {
        journal.write({ ...entry, status: null });
        throw error;
      }
    },
  };
}

const worldOf = (options: MockOptions, nowMs: number): World =>
  createWorld(options.world ?? WORLDS.demo, nowMs, options.failedLoginsPerMinute ?? 5);

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
    wrongCredentials: options.wrongCredentials ?? 401,
    clientAddress: clientAddressHeader === undefined ? null : request.headers.get(clientAddressHeader),
    userAgent: request.headers.get('user-agent'),
  };
}

import { controlAnswer, isControlPath } from './control/control.ts';
import { coverageOfProcess } from './control/coverage-file.ts';
import { createSandbox } from './control/make-sandbox.ts';
import type { Sandbox } from './control/sandbox.ts';
import { createSandboxes, destinationOf, publicUrlOf } from './control/sandboxes.ts';
import type { Surroundings } from './http/call.ts';
import { docsAnswer, isDocsPath } from './http/docs.ts';
import type { BrokenAnswer } from './http/implement.ts';
import { createLinkSigner, type LinkSigner } from './http/links.ts';
import { withoutPrefix } from './http/router.ts';
import { createScheduler } from './jobs/schedule.ts';
import { createPostman, type Mailed } from './resolvers/profile/postman.ts';
import { WORLDS } from './seeds/worlds.ts';
import { openSlideLibrary, SLIDE_CACHE } from './slides/library.ts';
import type { DataOptions } from './store/data-folder.ts';
import type { World, WorldSeed } from './world.ts';

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
  /** The product's own pages are on the same origin: whoever uses the controls can log in there. */
  readonly hasLogin?: boolean;
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
  const { scans: ready, whole: slides } = openSlideLibrary(
    options.cacheDirectory ?? SLIDE_CACHE,
    options.told,
  );
  // Whoever awaits `ready` or a call hears of a failure; nobody may be waiting yet.
  for (const opening of [ready, slides]) opening.catch(() => undefined);
  const closing = new AbortController();
  const control = controlOf(options);
  const links = signerOf(options);
  const shared = {
    seed: options.world ?? WORLDS.demo,
    now: options.now ?? Date.now,
    failedLoginsPerMinute: options.failedLoginsPerMinute ?? 5,
    slides,
    scheduler: createScheduler(),
    bringOut: createPostman(options.mailed ?? (() => undefined)),
    report: options.report ?? ((line: BrokenAnswer) => console.error('mock:', line)),
    closing: closing.signal,
    isWatched: control !== null,
    seen: coverageOfProcess(),
  };
  const sandboxes = createSandboxes((session) =>
    createSandbox({
      ...shared,
      // What a session does is forgotten with it.
      data: session === null ? (options.data ?? null) : null,
      around: (request) => surroundingsOf(options, request, session, links),
    }),
  );
  const home = sandboxes.enter(null);
  if (home === null) throw new Error('there is always a world that no session names');

  return {
    ready,
    world: home.world,
    close: () => {
      closing.abort();
      return sandboxes.close();
    },
    fetch: async (request) => {
      if (control === null) return answer(request, new URL(request.url).pathname, home);
      const destination = destinationOf(request);
      if (destination === null)
        return refusalAnswer(400, 'X-Mock-Session is one name of letters, digits, _ and -');
      const { session, path } = destination;
      const sandbox = sandboxes.enter(session);
      if (sandbox === null) return refusalAnswer(409, 'there are too many sessions; end some');
      if (isControlPath(path))
        return controlAnswer(request, path, {
          ...control,
          hasLogin: options.hasLogin ?? false,
          sandboxes,
          sandbox,
        });
      return answer(request, path, sandbox);
    },
  };
}

function answer(request: Request, asked: string, sandbox: Sandbox): Promise<Response> | Response {
  const path = withoutPrefix(asked);
  return isDocsPath(path) ? docsAnswer(request.method, path) : sandbox.answer(request, path);
}

const refusalAnswer = (status: number, error: string): Response => Response.json({ error }, { status });

const controlOf = ({ control = false }: MockOptions): { readonly token: string | null } | null => {
  if (control === false) return null;
  return control === true ? { token: null } : control;
};

const signerOf = ({ linkLifeMs = 15 * MINUTE_MS, linkSecret }: MockOptions): LinkSigner =>
  createLinkSigner({ lifeMs: linkLifeMs, ...(linkSecret === undefined ? {} : { secret: linkSecret }) });

function surroundingsOf(
  options: MockOptions,
  request: Request,
  session: string | null,
  links: LinkSigner,
): Omit<Surroundings, 'world' | 'now' | 'slides'> {
  const { clientAddressHeader } = options;
  const base = options.publicUrl ?? `${new URL(request.url).origin}/api`;
  return {
    links,
    publicUrl: session === null ? base : publicUrlOf(base, session),
    tokenLifeMs: options.tokenLifeMs ?? 24 * 60 * MINUTE_MS,
    releaseWindowMs: options.releaseWindowMs ?? 10 * MINUTE_MS,
    wrongCredentials: options.wrongCredentials ?? 401,
    clientAddress: clientAddressHeader === undefined ? null : request.headers.get(clientAddressHeader),
    userAgent: request.headers.get('user-agent'),
  };
}

import type { Sandbox } from './sandbox.ts';

/** The header by which a call says whose world it means, and the path for what can send no header, such as a link. */
const SESSION_HEADER = 'X-Mock-Session';
const SESSION_PATH = /^\/__mock\/sessions\/([^/]+)(\/(?:api|__mock)(?:\/.*)?)$/;
const NAME = /^[\w-]{1,64}$/;

/** A test that forgot to end its sessions would fill the memory of a server that runs for days. */
const SESSIONS_AT_MOST = 200;

/** Where a call wants to go: into the world of a session, or with `null` into the one that all others share. */
interface Destination {
  readonly session: string | null;
  readonly path: string;
}

/** Null where the call names no session that there can be, or two of them. */
export function destinationOf(request: Request): Destination | null {
  const { pathname } = new URL(request.url);
  const [, inPath, path] = SESSION_PATH.exec(pathname) ?? [];
  const inHeader = request.headers.get(SESSION_HEADER) ?? undefined;
  if (inPath !== undefined && inHeader !== undefined && inPath !== inHeader) return null;
  const session = inPath ?? inHeader ?? null;
  return session === null || NAME.test(session) ? { session, path: path ?? pathname } : null;
}

/** The base of the links that a session gives out: who follows one lands in the same world. */
export const publicUrlOf = (base: string, session: string): string =>
  `${new URL(base).origin}/__mock/sessions/${session}/api`;

export interface Sandboxes {
  /** The sandbox of a session, made at its first call; null when there are too many. */
  enter(session: string | null): Sandbox | null;
  names(): readonly string[];
  /** False where there is no such session. */
  end(session: string): Promise<boolean>;
  close(): Promise<void>;
}

/** All worlds of one mock: the one that it was started with, and one for each session that asked for its own. */
export function createSandboxes(make: (session: string | null) => Sandbox): Sandboxes {
  const home = make(null);
  const bySession = new Map<string, Sandbox>();
  return {
    enter: (session) => {
      if (session === null) return home;
      const known = bySession.get(session);
      if (known !== undefined || bySession.size >= SESSIONS_AT_MOST) return known ?? null;
      const made = make(session);
      bySession.set(session, made);
      return made;
    },
    names: () => [...bySession.keys()],
    end: async (session) => {
      const ended = bySession.get(session);
      bySession.delete(session);
      await ended?.close();
      return ended !== undefined;
    },
    close: async () => {
      await Promise.all([home, ...bySession.values()].map((one) => one.close()));
    },
  };
}

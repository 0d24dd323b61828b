import type { Server } from 'node:http';

/** A connection that has nothing to do by now is closed within this time. */
const LOOKED_AT_EVERY_MS = 100;

interface EndingOptions {
  /** How long the requests under way may take once the end was asked for. */
  readonly graceMs: number;
  /** Runs once, when the last connection is closed. */
  readonly onEnd: () => void;
}

/**
 * Gives what ends a server: it takes nobody new, lets what is under way finish, and cuts what takes too long. Called again,
 * it cuts at once.
 */
export function createEnding(server: Server, { graceMs, onEnd }: EndingOptions): () => void {
  let isEnding = false;
  return () => {
    if (isEnding) {
      server.closeAllConnections();
      return;
    }
    isEnding = true;
    // A connection stays open after its answer, for a next request that nobody would take.
    const closing = setInterval(() => server.closeIdleConnections(), LOOKED_AT_EVERY_MS);
    const cutting = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearInterval(closing);
      clearTimeout(cutting);
      onEnd();
    });
    server.closeIdleConnections();
  };
}

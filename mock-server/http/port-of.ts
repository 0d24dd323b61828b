import type { Server } from 'node:http';

/** The port that a server listens on. Throws where it listens on none. */
export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port');
  return address.port;
}

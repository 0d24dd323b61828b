import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const TRIED_AGAIN_AFTER_MS = 250;

/** Whether nobody listens at the address. Whatever else is wrong there is left to the check, which says it. */
const isRefused = (url: URL): Promise<boolean> =>
  new Promise((resolve) => {
    const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
    const socket = connect({ host: url.hostname.replace(/^\[|\]$/g, ''), port });
    const done = (refused: boolean): void => {
      socket.destroy();
      resolve(refused);
    };
    socket.once('connect', () => done(false));
    socket.once('error', (error) => done('code' in error && error.code === 'ECONNREFUSED'));
  });

/** Gives a server that was started a moment ago the time to listen: whoever starts it in the line before need not wait. */
export async function untilListening(
  base: string,
  limitMs: number,
  wait: (ms: number) => Promise<unknown> = pause,
): Promise<void> {
  const url = new URL(base);
  for (let leftMs = limitMs; leftMs > 0 && (await isRefused(url)); leftMs -= TRIED_AGAIN_AFTER_MS)
    await wait(TRIED_AGAIN_AFTER_MS);
}

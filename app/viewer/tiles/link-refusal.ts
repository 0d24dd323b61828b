import { type SlideError, SlideFault } from './slide-error.ts';
import type { TileSource } from './tile.ts';

/** The server no longer takes the signed link. A new one may help, asking again with this one does not. */
export function isLinkRefused({ text, detail }: SlideError): boolean {
  return /\bHTTP 40[13]\b/.test(`${text} ${detail ?? ''}`);
}

/** What `read` gives; where the link is refused, once more with a newer one. Rejects as `read` does. */
export async function readRenewed<Read>(
  source: Pick<TileSource, 'renew'>,
  read: () => Promise<Read>,
): Promise<Read> {
  try {
    return await read();
  } catch (cause) {
    const isRefused = cause instanceof SlideFault && isLinkRefused(cause.slideError);
    if (!isRefused || !(await source.renew())) throw cause;
    return read();
  }
}

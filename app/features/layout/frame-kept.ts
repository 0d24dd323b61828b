import { useEffect } from 'react';

/** What the frame of a member's pages shows now, and nothing once it is gone: the next person has their own. */
let shown: unknown = null;

export function useFrameKept(data: unknown): void {
  useEffect(() => {
    shown = data;
    return () => {
      shown = null;
    };
  }, [data]);
}

/**
 * Reads the frame anew, and keeps the one that is shown where no answer comes: a page that fails without a connection
 * keeps the way to the others, and what was typed on it. What the server answers, such as the end of a session, holds.
 */
export async function readFrame({ serverLoader }: { readonly serverLoader: () => Promise<unknown> }) {
  try {
    return await serverLoader();
  } catch (error) {
    if (shown === null || error instanceof Response) throw error;
    return shown;
  }
}

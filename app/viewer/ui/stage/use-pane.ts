import { type RefObject, useEffect, useRef, useState } from 'react';
import { loadChunk } from '#app/browser/chunks.ts';
import type { PaneId } from '#app/core/event-log/entry.ts';
import type { Pane, PaneSignals } from '../../pane/pane.client.ts';

interface MountedPane {
  /** Goes on the element that the viewer is made in. */
  readonly host: RefObject<HTMLDivElement>;
  /** Null until the viewer's code is there, and always on the server. */
  readonly pane: Pane | null;
}

/** One viewer for as long as its signals stay the same. */
export function usePane(side: PaneId, signals: PaneSignals): MountedPane {
  const host = useRef<HTMLDivElement>(null);
  const [pane, setPane] = useState<Pane | null>(null);

  useEffect(() => {
    let made: Pane | null = null;
    let isGone = false;
    // OpenSeadragon touches the document when it is loaded, so it never comes near the server.
    const code = loadChunk('the viewer', () =>
      Promise.all([import('../../pane/pane.client.ts'), import('../../pane/osd-options.client.ts')]),
    );
    const mounted = code.then(([{ createPane }, { MAIN_PATIENCE, SPLIT_PATIENCE }]) => {
      if (isGone || host.current === null) return;
      const patience = side === 'primary' ? MAIN_PATIENCE : SPLIT_PATIENCE;
      made = createPane(host.current, signals, patience);
      setPane(made);
    });
    // Code that never came is told by the page, in place of a pane that stays empty.
    mounted.catch((error: unknown) =>
      setPane(() => {
        throw error;
      }),
    );
    return () => {
      isGone = true;
      made?.destroy();
      setPane(null);
    };
  }, [side, signals]);

  return { host, pane };
}

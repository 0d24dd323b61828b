import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Pane, PaneSignals } from '../osd/pane.client.ts';

interface MountedPane {
  /** Goes on the element that the viewer is made in. */
  readonly host: RefObject<HTMLDivElement>;
  /** Null until the viewer's code is there, and always on the server. */
  readonly pane: Pane | null;
}

/** One viewer for the life of the component; the signals may change at each render. */
export function usePane(signals: PaneSignals): MountedPane {
  const host = useRef<HTMLDivElement>(null);
  const [pane, setPane] = useState<Pane | null>(null);
  const latest = useRef(signals);
  useEffect(() => {
    latest.current = signals;
  });

  useEffect(() => {
    let made: Pane | null = null;
    let isGone = false;
    const relayed: PaneSignals = {
      moved: (viewport) => latest.current.moved(viewport),
      pointer: (input) => latest.current.pointer(input),
      loading: (busy) => latest.current.loading(busy),
      failed: (error) => latest.current.failed(error),
      missing: (tiles) => latest.current.missing?.(tiles),
    };
    // OpenSeadragon touches the document when it is loaded, so it never comes near the server.
    void import('../osd/pane.client.ts').then(({ createPane }) => {
      if (isGone || host.current === null) return;
      made = createPane(host.current, relayed);
      setPane(made);
    });
    return () => {
      isGone = true;
      made?.destroy();
      setPane(null);
    };
  }, []);

  return { host, pane };
}

import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PaneId } from '#app/core/event-log/entry.ts';
import type { Pane, PaneSignals } from '../../pane/pane.client.ts';

interface MountedPane {
  /** Goes on the element that the viewer is made in. */
  readonly host: RefObject<HTMLDivElement>;
  /** Null until the viewer's code is there, and always on the server. */
  readonly pane: Pane | null;
}

/** Always calls the signals of the latest render. */
function relayTo(latest: RefObject<PaneSignals>): PaneSignals {
  return {
    moved: (viewport) => latest.current?.moved(viewport),
    moving: (viewport) => latest.current?.moving?.(viewport),
    pointer: (input) => latest.current?.pointer(input),
    patchDragged: (input) => latest.current?.patchDragged(input),
    clicked: (at, viewScale) => latest.current?.clicked(at, viewScale),
    erased: (rulerId) => latest.current?.erased(rulerId),
    touched: () => latest.current?.touched(),
    loading: (busy) => latest.current?.loading(busy),
    failed: (error) => latest.current?.failed(error),
    missing: (tiles) => latest.current?.missing?.(tiles),
    sharpening: (busy) => latest.current?.sharpening?.(busy),
  };
}

/** One viewer for the life of the component; the signals may change at each render. */
export function usePane(side: PaneId, signals: PaneSignals): MountedPane {
  const host = useRef<HTMLDivElement>(null);
  const [pane, setPane] = useState<Pane | null>(null);
  const latest = useRef(signals);
  useEffect(() => {
    latest.current = signals;
  });

  useEffect(() => {
    let made: Pane | null = null;
    let isGone = false;
    // OpenSeadragon touches the document when it is loaded, so it never comes near the server.
    const code = Promise.all([
      import('../../pane/pane.client.ts'),
      import('../../pane/osd-options.client.ts'),
    ]);
    void code.then(([{ createPane }, { MAIN_PATIENCE, SPLIT_PATIENCE }]) => {
      if (isGone || host.current === null) return;
      const patience = side === 'primary' ? MAIN_PATIENCE : SPLIT_PATIENCE;
      made = createPane(host.current, relayTo(latest), patience);
      setPane(made);
    });
    return () => {
      isGone = true;
      made?.destroy();
      setPane(null);
    };
  }, [side]);

  return { host, pane };
}

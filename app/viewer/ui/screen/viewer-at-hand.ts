import { useEffect } from 'react';

const VIEWER_ROUTE = 'routes/viewer';
/** Who never rests is given the code all the same. */
const LONGEST_WAIT_MS = 3000;

function fetchModule(address: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = address;
  document.head.append(link);
}

let isAtHand = false;

/**
 * Fetches the code of the viewer and runs it, once in a page, so that a press of Open finds it ready. Nothing of a case is
 * asked for: reading one leaves a trace.
 */
export function fetchViewer(): void {
  if (isAtHand) return;
  isAtHand = true;
  const route = window.__remixManifest.routes[VIEWER_ROUTE];
  if (route !== undefined) {
    // All at once: by itself the browser hears of each only when it has read the one before.
    for (const address of [route.module, ...(route.imports ?? [])]) fetchModule(address);
    // What does not come now is asked for again by the page that needs it.
    import(/* @vite-ignore */ route.module).catch(() => undefined);
  }
  // The viewer itself loads these later: a slide's pane and its reader.
  void import('../../pane/pane.client.ts');
  void import('../../pane/osd-options.client.ts');
  void import('../../tiles/tile-source.client.ts');
}

/** On a page that leads to the viewer: its code comes while the page rests, or as soon as a link to it is touched. */
export function useViewerAtHand(): void {
  useEffect(() => {
    const leaving = new AbortController();
    const onTouch = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('a[href^="/viewer"]') !== null) fetchViewer();
    };
    for (const kind of ['pointerover', 'focusin'])
      document.addEventListener(kind, onTouch, { signal: leaving.signal });
    const rest =
      navigator.connection?.saveData === true || !('requestIdleCallback' in window)
        ? null
        : requestIdleCallback(fetchViewer, { timeout: LONGEST_WAIT_MS });
    return () => {
      leaving.abort();
      if (rest !== null) cancelIdleCallback(rest);
    };
  }, []);
}

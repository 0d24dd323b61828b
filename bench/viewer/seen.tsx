import { createWatch, fork, type Scope } from 'effector';
import { Provider } from 'effector-react';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { OpenImage } from '../../app/core/viewing/decide/decision.ts';
import type { Viewport } from '../../app/core/viewing/viewport.ts';
import type { Pane } from '../../app/viewer/pane/pane.client.ts';
import { $seenSlides, seenWaitFx } from '../../app/viewer/state/coverage/coverage.ts';
import type { TileSource } from '../../app/viewer/tiles/tile.ts';
import { useWatch } from '../../app/viewer/ui/coverage/use-watch.ts';
import { createLiveValue, type LiveValue } from '../../app/viewer/ui/stage/live-value.ts';
import type { BenchViewer } from './viewer.ts';

/** What the pane tells of itself, for whoever counts what was seen. */
export interface Watched {
  readonly live: LiveValue<Viewport | null>;
  readonly sharpening: LiveValue<boolean>;
}

export const watched = (): Watched => ({
  live: createLiveValue<Viewport | null>(null),
  sharpening: createLiveValue(false),
});

/** As in the product: views that follow each other are kept together. */
const KEPT_AFTER_MS = 1000;
/** A view that has stood for so long is one of the log's, as after a movement of the reader's. */
const SETTLED_AFTER_MS = 200;

const imageOf = ({ size, scale }: TileSource): OpenImage => ({
  id: 'bench',
  checksum: null,
  size,
  scale,
  magnification: null,
});

interface WatchingProps extends Watched {
  readonly pane: Pane;
  readonly image: OpenImage;
  readonly size: { readonly width: number; readonly height: number };
}

/** The product's own watch over a pane; it shows nothing. */
function Watching({ pane, image, size, live, sharpening }: WatchingProps) {
  const [viewport, setViewport] = useState<Viewport | null>(live.get());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = live.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setViewport(live.get()), SETTLED_AFTER_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [live]);
  useWatch({ side: 'primary', pane, image, viewport, size, live, sharpening, missing: 0 });
  return null;
}

/** Counts what is seen in the pane and shows its map, all as in the product; gives back what ends it. */
export async function watchSeen(
  viewer: BenchViewer,
  element: HTMLElement,
  told: Watched,
): Promise<() => void> {
  await viewer.ready;
  const source = viewer.source();
  if (source === null) return () => undefined;
  const wait = () => new Promise<void>((resolve) => void setTimeout(resolve, KEPT_AFTER_MS));
  const scope: Scope = fork({ handlers: [[seenWaitFx, wait]] });
  const show = createWatch({
    unit: $seenSlides.updates,
    scope,
    fn: ([slide]) => viewer.show({ coverage: slide?.coverage ?? null }),
  });
  const root = createRoot(document.createElement('div'));
  const { width, height } = element.getBoundingClientRect();
  root.render(
    <Provider value={scope}>
      <Watching pane={viewer.pane()} image={imageOf(source)} size={{ width, height }} {...told} />
    </Provider>,
  );
  return () => {
    show();
    root.unmount();
  };
}

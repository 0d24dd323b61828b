import { useEffect, useRef } from 'react';
import type { Registration } from '#app/core/viewing/registration.ts';
import { mappedView } from '#app/core/viewing/registration.ts';
import { SCALE_BAR_DEFAULTS } from '#app/core/viewing/scale-bar.ts';
import type { Viewport } from '#app/core/viewing/viewport.ts';
import type { Pane, PaneStats } from '../osd/pane.client.ts';
import { benchRulers } from './bench-rulers.ts';
import { benchLink } from './bench-slide.ts';

/** `cx` and `cy` in level-0 pixels, `scale` in screen pixels per level-0 pixel, `rotation` in degrees clockwise. */
interface BenchView {
  readonly cx: number;
  readonly cy: number;
  readonly scale: number;
  readonly rotation?: number;
}

interface BenchViewer {
  readonly ready: Promise<void>;
  readonly setView: (view: BenchView) => void;
  readonly isLoaded: () => boolean;
  readonly stats: () => PaneStats & { readonly moves: number };
  readonly pane: () => Pane | null;
}

type BenchWindow = Window & {
  __viewer?: BenchViewer;
  __right?: BenchViewer;
  /** Leads the right pane by the left one; null lets it go. */
  __follow?: (registration: Registration | null) => void;
  __stateHash?: (lines: readonly string[], images: readonly string[]) => Promise<string>;
};

interface Mounted {
  readonly viewer: BenchViewer;
  readonly destroy: () => void;
}

const viewportOf = ({ cx, cy, scale, rotation = 0 }: BenchView): Viewport => ({
  centre: { x: cx, y: cy },
  scale,
  rotation,
});

function mount(
  element: HTMLElement,
  address: string,
  rulers: number,
  moving: (viewport: Viewport) => void,
): Mounted {
  const leaving = new AbortController();
  let pane: Pane | null = null;
  let moves = 0;
  const start = async (): Promise<void> => {
    const [{ createPane }, { openSlide }] = await Promise.all([
      import('../osd/pane.client.ts'),
      import('../osd/tile-source.client.ts'),
    ]);
    const opened = await openSlide(await benchLink(address), leaving.signal);
    if (!opened.ok) throw new Error([opened.error.text, opened.error.detail].join(' '));
    const { value: source } = opened;
    const nothing = (): void => undefined;
    pane = createPane(element, {
      moved: () => {
        moves += 1;
      },
      moving,
      pointer: nothing,
      patchDragged: nothing,
      clicked: nothing,
      erased: nothing,
      touched: nothing,
      loading: nothing,
      failed: nothing,
    });
    const { size, scale } = source;
    await pane.open(source);
    pane.show({
      viewport: null,
      rulers: benchRulers(rulers, size, scale),
      patches: [],
      draft: null,
      tool: 'navigate',
      activePatch: null,
      draftBox: null,
      scale,
      scaleBar: SCALE_BAR_DEFAULTS,
    });
  };
  return {
    viewer: {
      ready: start(),
      setView: (view) => pane?.setView(viewportOf(view)),
      isLoaded: () => pane?.stats().complete === true,
      stats: () => ({ ...(pane?.stats() as PaneStats), moves }),
      pane: () => pane,
    },
    destroy: () => {
      leaving.abort();
      pane?.destroy();
    },
  };
}

async function hashOf(lines: readonly string[], images: readonly string[]): Promise<string> {
  const [{ logCodec }, { emptyViewerLog, extendViewerLog }, { stateHash }] = await Promise.all([
    import('#app/core/viewing/events.ts'),
    import('#app/core/viewing/viewer-log.ts'),
    import('#app/core/viewing/state-hash.ts'),
  ]);
  const drafts = lines.flatMap((line) => {
    const decoded = logCodec.decode(line);
    if (!decoded.ok) return [];
    const { seq: _, ...draft } = decoded.entry;
    return [draft];
  });
  return stateHash(extendViewerLog(emptyViewerLog, drafts).view, images);
}

interface BenchPageProps {
  /** One or two slides: descriptor, TIFF or picture. */
  readonly addresses: readonly string[];
  readonly rulers: number;
}

/** The product's own pane and nothing else, for measuring it and for looking into a slide that makes trouble. */
export function BenchPage({ addresses, rulers }: BenchPageProps) {
  const hosts = useRef<(HTMLDivElement | null)[]>([]);
  const [left, right] = addresses;
  useEffect(() => {
    const page = window as BenchWindow;
    let registration: Registration | null = null;
    const [first, second] = hosts.current;
    const follower = right !== undefined && second ? mount(second, right, rulers, () => undefined) : null;
    const leader =
      left !== undefined && first
        ? mount(first, left, rulers, (viewport) => {
            if (registration !== null) follower?.viewer.pane()?.follow(mappedView(registration, viewport));
          })
        : null;
    if (leader !== null) page.__viewer = leader.viewer;
    if (follower !== null) page.__right = follower.viewer;
    page.__follow = (next) => {
      registration = next;
      const lead = leader?.viewer.stats().current ?? null;
      if (next !== null && lead !== null) follower?.viewer.pane()?.follow(mappedView(next, lead));
    };
    page.__stateHash = hashOf;
    return () => {
      leader?.destroy();
      follower?.destroy();
    };
  }, [left, right, rulers]);
  return (
    <main id="main" className="flex h-dvh bg-slide">
      <h1 className="sr-only">Viewer bench</h1>
      {addresses.slice(0, 2).map((address, index) => (
        <div
          key={address + String(index)}
          ref={(element) => {
            hosts.current[index] = element;
          }}
          role="application"
          aria-label={index === 0 ? 'Slide' : 'Second slide'}
          className="relative min-w-0 flex-1"
        />
      ))}
    </main>
  );
}

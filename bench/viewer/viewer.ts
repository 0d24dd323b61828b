import { SCALE_BAR_DEFAULTS } from '../../app/core/viewing/scale-bar.ts';
import type { Viewport } from '../../app/core/viewing/viewport.ts';
import type { Pane, PaneSignals, PaneStats, PaneView } from '../../app/viewer/pane/pane.client.ts';
import type { TileSource } from '../../app/viewer/tiles/tile.ts';
import { benchRulers } from './rulers.ts';
import { benchLink } from './slide.ts';

/** `cx` and `cy` in level-0 pixels, `scale` in screen pixels per level-0 pixel, `rotation` in degrees clockwise. */
interface BenchView {
  readonly cx: number;
  readonly cy: number;
  readonly scale: number;
  readonly rotation?: number;
}

type Heard = readonly [signal: keyof PaneSignals, ...parts: readonly unknown[]];

/** A pane as a script on the page drives it. */
export interface BenchViewer {
  readonly ready: Promise<void>;
  readonly setView: (view: BenchView) => void;
  readonly isLoaded: () => boolean;
  readonly stats: () => PaneStats & { readonly moves: number };
  readonly pane: () => Pane;
  readonly source: () => TileSource | null;
  /** Changes that much of what the pane shows. */
  readonly show: (change: Partial<PaneView>) => void;
  /** What the pane reported, in order; frames of a movement are left out. */
  readonly heard: readonly Heard[];
}

interface Mounted {
  readonly viewer: BenchViewer;
  readonly destroy: () => void;
}

interface BenchSlide {
  readonly address: string;
  /** How many to draw. */
  readonly rulers: number;
  readonly side: 'primary' | 'secondary';
}

const viewportOf = ({ cx, cy, scale, rotation = 0 }: BenchView): Viewport => ({
  centre: { x: cx, y: cy },
  scale,
  rotation,
});

function viewOf({ size, scale }: TileSource, rulers: number): PaneView {
  return {
    viewport: null,
    rulers: benchRulers(rulers, size, scale),
    patches: [],
    draft: null,
    tool: 'navigate',
    activePatch: null,
    draftBox: null,
    scale,
    scaleBar: SCALE_BAR_DEFAULTS,
  };
}

/** Who hears of a pane while it is driven. */
export interface Told {
  /** Every frame of a movement. */
  readonly moving: (viewport: Viewport) => void;
  readonly sharpening?: (isSharpening: boolean) => void;
  /** A view that a script has set, of which the pane itself says nothing. */
  readonly placed?: (viewport: Viewport) => void;
}

function hearing(heard: Heard[], { moving, sharpening }: Told): PaneSignals {
  const hear =
    (signal: keyof PaneSignals) =>
    (...parts: readonly unknown[]): void => {
      heard.push([signal, ...parts]);
    };
  return {
    moving,
    moved: hear('moved'),
    pointer: hear('pointer'),
    patchDragged: hear('patchDragged'),
    rulerDragged: hear('rulerDragged'),
    clicked: hear('clicked'),
    erased: hear('erased'),
    touched: hear('touched'),
    loading: hear('loading'),
    failed: hear('failed'),
    missing: hear('missing'),
    sharpening: (isSharpening) => {
      heard.push(['sharpening', isSharpening]);
      sharpening?.(isSharpening);
    },
  };
}

/** The code of the viewer, which every page that it is measured beside has loaded as well before it begins. */
export const loadViewer = () =>
  Promise.all([
    import('../../app/viewer/pane/pane.client.ts'),
    import('../../app/viewer/tiles/tile-source.client.ts'),
    import('../../app/viewer/pane/osd-options.client.ts'),
  ]);

export type ViewerCode = Awaited<ReturnType<typeof loadViewer>>;

/** Starts the product's pane on a slide. */
export function mountBench(
  [{ createPane }, { openSlide }, { MAIN_PATIENCE, SPLIT_PATIENCE }]: ViewerCode,
  element: HTMLElement,
  { address, rulers, side }: BenchSlide,
  told: Told,
): Mounted {
  const leaving = new AbortController();
  const heard: Heard[] = [];
  const pane = createPane(element, hearing(heard, told), side === 'primary' ? MAIN_PATIENCE : SPLIT_PATIENCE);
  let source: TileSource | null = null;
  let view: PaneView | null = null;
  const start = async (): Promise<void> => {
    const opened = await openSlide(await benchLink(address), leaving.signal);
    if (leaving.signal.aborted) return;
    if (!opened.ok) throw new Error([opened.error.text, opened.error.detail].join(' '));
    source = opened.value;
    view = viewOf(source, rulers);
    await pane.open(source);
    pane.show(view);
  };
  return {
    viewer: {
      ready: start(),
      setView: (next) => {
        const viewport = viewportOf(next);
        pane.setView(viewport);
        told.placed?.(viewport);
      },
      isLoaded: () => pane.stats().complete,
      stats: () => {
        const moves = heard.filter(([signal]) => signal === 'moved').length;
        return { ...pane.stats(), moves };
      },
      pane: () => pane,
      source: () => source,
      show: (change) => {
        if (view === null) return;
        view = { ...view, ...change };
        pane.show(view);
      },
      heard,
    },
    destroy: () => {
      leaving.abort();
      pane.destroy();
      source?.close();
    },
  };
}

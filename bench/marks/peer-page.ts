import { LEVEL_0_PER_PX, PANE, rulersOf, swayAt } from './rulers.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Viewer {
  readonly viewport: {
    readonly getCenter: () => Point;
    readonly panTo: (at: Point, immediately: boolean) => void;
  };
  readonly addHandler: (event: string, run: () => void) => void;
  readonly forceRedraw: () => void;
}

interface Annotator {
  readonly setAnnotations: (annotations: readonly unknown[], replace: boolean) => void;
  readonly getAnnotations: () => readonly unknown[];
}

/** What is used of the two scripts in the page. Typed here, since the bench alone installs one of them. */
interface Scripts {
  readonly OpenSeadragon: (options: unknown) => Viewer;
  readonly AnnotoriousOSD: { readonly createOSDAnnotator: (viewer: Viewer) => Annotator };
}

/** Times in milliseconds. */
export interface PeerPage {
  readonly open: () => Promise<void>;
  /** From a list of rulers to the second frame after it; also how many annotations there are then. */
  readonly load: (count: number, seed: number) => Promise<{ readonly time: number; readonly count: number }>;
  /** From one frame to the next while panning. */
  readonly pan: (frames: number) => Promise<readonly number[]>;
  /** The elements that it draws into. */
  readonly drawsInto: () => readonly string[];
}

/** Milliseconds after which panning has shown how long its frames are. */
const PATIENCE = 6000;

const nextFrame = (): Promise<number> =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });

function blankTile(): string {
  const canvas = document.createElement('canvas');
  canvas.width = 512;
  canvas.height = 512;
  return canvas.toDataURL();
}

function annotationsOf(count: number, seed: number): readonly unknown[] {
  return rulersOf(count, seed).map(({ id, from, to }) => ({
    id,
    bodies: [],
    target: {
      annotation: id,
      selector: {
        type: 'LINE',
        geometry: {
          points: [
            [from.x, from.y],
            [to.x, to.y],
          ],
          bounds: {
            minX: Math.min(from.x, to.x),
            minY: Math.min(from.y, to.y),
            maxX: Math.max(from.x, to.x),
            maxY: Math.max(from.y, to.y),
          },
        },
      },
    },
  }));
}

function createPeer(): PeerPage {
  const { OpenSeadragon, AnnotoriousOSD } = globalThis as unknown as Scripts;
  const host = document.createElement('div');
  Object.assign(host.style, { width: `${String(PANE.width)}px`, height: `${String(PANE.height)}px` });
  document.body.replaceChildren(host);
  const tile = blankTile();
  const viewer = OpenSeadragon({
    element: host,
    drawer: 'canvas',
    showNavigationControl: false,
    visibilityRatio: 0,
    tileSources: {
      width: PANE.width * LEVEL_0_PER_PX,
      height: PANE.height * LEVEL_0_PER_PX,
      tileSize: 512,
      getTileUrl: () => tile,
    },
  });
  const opened = new Promise<void>((resolve) => {
    viewer.addHandler('open', resolve);
  });
  const annotator = AnnotoriousOSD.createOSDAnnotator(viewer);
  return {
    open: () => opened,
    load: async (count, seed) => {
      annotator.setAnnotations([], true);
      await nextFrame();
      await nextFrame();
      const annotations = annotationsOf(count, seed);
      const start = performance.now();
      annotator.setAnnotations(annotations, true);
      await nextFrame();
      await nextFrame();
      return { time: performance.now() - start, count: annotator.getAnnotations().length };
    },
    pan: async (frames) => {
      const width = PANE.width;
      const centre = viewer.viewport.getCenter();
      const times: number[] = [];
      let last = await nextFrame();
      const end = last + PATIENCE;
      for (let frame = 0; frame < frames && last < end; frame += 1) {
        const { x, y } = swayAt(frame);
        viewer.viewport.panTo({ x: centre.x + x / width, y: centre.y + y / width }, true);
        viewer.forceRedraw();
        await nextFrame();
        const now = performance.now();
        times.push(now - last);
        last = now;
      }
      viewer.viewport.panTo(centre, true);
      return times;
    },
    drawsInto: () =>
      Array.from(
        host.querySelectorAll('canvas, svg'),
        (part) => `${part.tagName}.${part.getAttribute('class') ?? ''}`,
      ),
  };
}

(globalThis as { peerPage?: PeerPage }).peerPage = createPeer();

import { createOverlay, type Overlay } from '#app/viewer/overlay/overlay.client.ts';
import { type Floor, floorOf, paintFloor } from './floor.ts';
import { cameraAt, chanceOf, PANE, patchesOf, rulersOf } from './rulers.ts';

export type Side = 'floor' | 'ours';

/** What the bench asks of the page; times in milliseconds. */
export interface MarksPage {
  /** From a list of rulers to the first picture, on a new canvas. */
  readonly load: (side: Side, count: number, seed: number) => number;
  /** One picture, down to the pixels. */
  readonly frame: (side: Side, frame: number) => number;
  /** How many of the picture's values (four for each pixel) differ, and how many are not blank. */
  readonly compare: (frame: number) => { readonly differing: number; readonly drawn: number };
  readonly mixedFrame: (rulers: number, patches: number, frame: number) => number;
  /** Microseconds, the mean over random points, and how many of them hit. */
  readonly hits: (points: number) => { readonly mean: number; readonly found: number };
}

/** The browser puts drawing off until somebody looks. */
function settle(context: CanvasRenderingContext2D): void {
  context.getImageData(0, 0, 1, 1);
}

function measureTime(context: CanvasRenderingContext2D, work: () => void): number {
  settle(context);
  const start = performance.now();
  work();
  settle(context);
  return performance.now() - start;
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser gives no canvas.');
  return context;
}

function bareCanvas(): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, PANE);
  document.body.append(canvas);
  return contextOf(canvas);
}

const pixelsOf = (context: CanvasRenderingContext2D): Uint8ClampedArray =>
  context.getImageData(0, 0, PANE.width, PANE.height).data;

function createPage(): MarksPage {
  let bare = bareCanvas();
  let floor: Floor = floorOf(bare, []);
  let overlay: Overlay = createOverlay(document.body);
  let mixed = '';
  const drawOurs = (frame: number): void => {
    overlay.draw(cameraAt(frame));
  };
  return {
    load: (side, count, seed) => {
      const rulers = rulersOf(count, seed);
      if (side === 'floor') {
        bare.canvas.remove();
        bare = bareCanvas();
        return measureTime(bare, () => {
          floor = floorOf(bare, rulers);
          paintFloor(bare, floor, 0);
        });
      }
      overlay.destroy();
      overlay = createOverlay(document.body);
      overlay.draw(cameraAt(0));
      return measureTime(contextOf(overlay.canvas), () => {
        overlay.show({ rulers, patches: [], editedPatch: null });
        drawOurs(0);
      });
    },
    frame: (side, frame) =>
      side === 'floor'
        ? measureTime(bare, () => {
            paintFloor(bare, floor, frame);
          })
        : measureTime(contextOf(overlay.canvas), () => {
            drawOurs(frame);
          }),
    compare: (frame) => {
      paintFloor(bare, floor, frame);
      drawOurs(frame);
      const [one, other] = [pixelsOf(bare), pixelsOf(contextOf(overlay.canvas))];
      let [differing, drawn] = [0, 0];
      one.forEach((value, at) => {
        if (value !== other[at]) differing += 1;
        if (value !== 0) drawn += 1;
      });
      return { differing, drawn };
    },
    mixedFrame: (rulers, patches, frame) => {
      const asked = `${String(rulers)} ${String(patches)}`;
      if (asked !== mixed) {
        overlay.show({ rulers: rulersOf(rulers, 5), patches: patchesOf(patches, 6), editedPatch: null });
      }
      mixed = asked;
      return measureTime(contextOf(overlay.canvas), () => {
        drawOurs(frame);
      });
    },
    hits: (points) => {
      const chance = chanceOf(99);
      const at = Array.from({ length: points }, () => ({
        x: chance() * PANE.width,
        y: chance() * PANE.height,
      }));
      const camera = cameraAt(3);
      let found = 0;
      const start = performance.now();
      for (const point of at) if (overlay.hit(point, camera, 6, ['ruler', 'patch']) !== null) found += 1;
      return { mean: ((performance.now() - start) * 1000) / points, found };
    },
  };
}

(globalThis as { marksPage?: MarksPage }).marksPage = createPage();

import fc from 'fast-check';
import type { ShownPatch, ShownRuler } from '#app/core/marks/shown.ts';
import type { ScreenPoint } from '../pane/camera.client.ts';
import { type Affine, distanceToLine, type MarkCamera } from './mark-geometry.ts';
import { rulerOnScreen } from './mark-rulers.ts';
import type { PaneMarks } from './overlay.client.ts';

export const PANE = { width: 900, height: 600 } as const;

/** A pane of `PANE` on an image of 60,000 by 40,000: its middle, its scale and how far it is turned, in degrees. */
export function cameraOn(x: number, y: number, scale: number, degrees: number): MarkCamera {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const left = PANE.width / 2 - cos * x + sin * y;
  const top = PANE.height / 2 - sin * x - cos * y;
  return { pane: () => PANE, matrix: () => [cos, sin, -sin, cos, left, top] };
}

/** No marks at all, for a test to say what there is. */
export const NOTHING: PaneMarks = { rulers: [], patches: [], editedPatch: null };

/** The upper left corner of the image, upright, a pixel of the screen for each of its pixels. */
export const home = cameraOn(450, 300, 1, 0);

const within = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });

export const cameras: fc.Arbitrary<MarkCamera> = fc
  .tuple(within(0, 60_000), within(0, 40_000), within(0.01, 4), within(-180, 180))
  .map((view) => cameraOn(...view));

const points = fc.record({ x: within(0, 60_000), y: within(0, 40_000) });

export function rulerOf(id: string, more: Partial<ShownRuler> = {}): ShownRuler {
  const ends = { from: { x: 100, y: 100 }, to: { x: 300, y: 200 } };
  return { id, mode: 'straight', ...ends, label: '12.500 μm', isFormer: false, look: 'own', ...more };
}

export function patchOf(id: string, more: Partial<ShownPatch> = {}): ShownPatch {
  const box = { x: 400, y: 300, width: 200, height: 100 };
  return { id, note: 'a note', color: '#7cfc00', isPoint: false, box, look: 'own', ...more };
}

export const rulerLists: fc.Arbitrary<readonly ShownRuler[]> = fc
  .array(
    fc.record({
      mode: fc.constantFrom('straight' as const, 'coordinate' as const),
      look: fc.constantFrom('own' as const, 'synced' as const),
      from: points,
      to: points,
      turned: fc.option(points),
    }),
    { maxLength: 25 },
  )
  .map((list) =>
    list.map(({ turned, ...ruler }, at) => {
      const elbow = turned === null || ruler.mode === 'straight' ? {} : { elbow: turned };
      return rulerOf(`ruler-${String(at)}`, { ...ruler, ...elbow });
    }),
  );

export const patchLists: fc.Arbitrary<readonly ShownPatch[]> = fc
  .array(fc.record({ isPoint: fc.boolean(), at: points, width: within(1, 9000), height: within(1, 9000) }), {
    maxLength: 25,
  })
  .map((list) =>
    list.map(({ isPoint, at, width, height }, index) => {
      const size = isPoint ? { width: 0, height: 0 } : { width, height };
      return patchOf(`patch-${String(index)}`, { isPoint, box: { ...at, ...size } });
    }),
  );

interface Stroke {
  readonly colour: string;
  readonly dashed: boolean;
  /** One `[x, y]` after the other; a new line wherever `moveTo` was. */
  readonly lines: readonly (readonly (readonly [number, number])[])[];
}

interface Recorded {
  readonly strokes: Stroke[];
  readonly texts: string[];
  readonly acts: string[];
}

/** A canvas context that writes down what it is told, in CSS pixels of the pane. */
export function recordingContext(): {
  readonly context: CanvasRenderingContext2D;
  readonly recorded: Recorded;
} {
  const recorded: Recorded = { strokes: [], texts: [], acts: [] };
  let lines: [number, number][][] = [];
  let isDashed = false;
  const nothing = (): void => undefined;
  const context = {
    strokeStyle: '',
    fillStyle: '',
    save: nothing,
    restore: nothing,
    scale: (by: number) => recorded.acts.push(`scale ${String(by)}`),
    setTransform: nothing,
    clearRect: nothing,
    beginPath: () => {
      lines = [];
    },
    closePath: nothing,
    moveTo: (x: number, y: number) => lines.push([[x, y]]),
    lineTo: (x: number, y: number) => lines.at(-1)?.push([x, y]),
    arc: (x: number, y: number) => lines.push([[x, y]]),
    roundRect: nothing,
    fill: () => recorded.acts.push(`fill ${context.fillStyle}`),
    stroke: () => {
      recorded.acts.push(`stroke ${context.strokeStyle}`);
      recorded.strokes.push({ colour: context.strokeStyle, dashed: isDashed, lines });
    },
    setLineDash: (dash: readonly number[]) => {
      isDashed = dash.length > 0;
    },
    measureText: (text: string) => ({ width: text.length * 7 }),
    fillText: (text: string) => {
      recorded.acts.push(`text ${text}`);
      recorded.texts.push(text);
    },
  };
  return { context: context as unknown as CanvasRenderingContext2D, recorded };
}

/** In CSS pixels, to the nearest of its lines: the definition that the search of the product is compared with. */
export function distanceToRuler(at: ScreenPoint, ruler: ShownRuler, matrix: Affine): number {
  const { from, to, elbow } = rulerOnScreen(ruler, matrix);
  const straight = distanceToLine(at, from, to);
  if (elbow === null) return straight;
  return Math.min(straight, distanceToLine(at, from, elbow), distanceToLine(at, elbow, to));
}

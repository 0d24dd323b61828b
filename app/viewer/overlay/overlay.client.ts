import type { ShownField } from '#app/core/counting/field.ts';
import type { ShownPatch, ShownRuler } from '#app/core/marks/shown.ts';
import type { ImageSize } from '#app/core/slides/geometry.ts';
import type { ScreenPoint } from '../pane/camera.client.ts';
import { LabelRoom } from './label-room.ts';
import {
  type Affine,
  type Edges,
  type MarkCamera,
  mappedEdges,
  middle,
  paneEdges,
  project,
  touches,
} from './mark-geometry.ts';
import { createLabelWidths } from './mark-label.client.ts';
import { edgesOf, hitPatch, type PatchLayer, patchLayerOf } from './mark-patches.ts';
import { hitRuler, isNear, type RulerLayer, rulerLayerOf, rulersNear } from './mark-rulers.ts';
import { paintChosen } from './paint-chosen.client.ts';
import { paintFields } from './paint-fields.client.ts';
import { paintPatches } from './paint-patches.client.ts';
import { paintRulers } from './paint-rulers.client.ts';

type Context = CanvasRenderingContext2D;

export interface PaneMarks {
  readonly rulers: readonly ShownRuler[];
  readonly patches: readonly ShownPatch[];
  /** Drawn in the DOM while it is edited, so the canvas leaves it out. */
  readonly editedPatch: string | null;
  /** The ids of the rulers whose labels come first and however short they are: chosen, pointed at, drawn last. */
  readonly looked?: readonly string[];
  /** The mark that is outlined; none unless said otherwise. */
  readonly chosen?: string | null;
  /** The frames of a count; none unless said otherwise. */
  readonly fields?: readonly ShownField[];
}

/** What of the marks is on a picture. */
export interface PaintedMarks {
  /** The rulers whose lengths can be read on it. */
  readonly lengths: readonly ShownRuler[];
  /** How many others lie in it, at least in part, and found no room for their lengths. */
  readonly leftOut: number;
  /** Whether marks of the first pane are among them. */
  readonly hasProjections: boolean;
}

export interface MarkHit {
  readonly kind: 'ruler' | 'patch';
  readonly id: string;
}

export interface Overlay {
  readonly canvas: HTMLCanvasElement;
  /** Builds the index anew only where lists differ by reference. */
  show(marks: PaneMarks): void;
  /** Paints what is in view; called in the frame in which the tiles are drawn. No label lies behind what is `covered`. */
  draw(camera: MarkCamera, covered?: readonly Edges[]): void;
  /**
   * The topmost mark within `reach` CSS pixels of a point given from the pane's top left corner. A ruler is hit
   * by its lines, a patch by its area too; labels are not hit, and the patch that is edited is not there.
   */
  hit(at: ScreenPoint, camera: MarkCamera, reach: number, kinds: readonly MarkHit['kind'][]): MarkHit | null;
  /** Where the middle of a ruler (its label's anchor) lies in the pane; null when it is not shown. */
  middleOf(id: string, camera: MarkCamera): ScreenPoint | null;
  /** All marks, the edited one too, onto another canvas. `ratio` is its pixels for each CSS pixel. */
  paint(
    context: CanvasRenderingContext2D,
    camera: MarkCamera,
    ratio: number,
    covered?: readonly Edges[],
  ): PaintedMarks;
  destroy(): void;
}

/** The height in the page that specification 9 gives what is drawn over a slide. */
const OVERLAY_Z_INDEX = 101;

function createCanvas(host: HTMLElement, zIndex: number): HTMLCanvasElement {
  const canvas = host.ownerDocument.createElement('canvas');
  canvas.className = 'mark-overlay';
  canvas.setAttribute('aria-hidden', 'true');
  Object.assign(canvas.style, {
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    pointerEvents: 'none',
    zIndex: String(zIndex),
  });
  host.append(canvas);
  return canvas;
}

interface Painted {
  readonly marks: PaneMarks;
  readonly covered: readonly Edges[];
  readonly matrix: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}

const isEmpty = ({ rulers, patches, fields = [] }: PaneMarks): boolean =>
  rulers.length === 0 && patches.length === 0 && fields.length === 0;

/** A canvas that was painted on costs the browser a copy of it in that frame, and most frames only bring tiles. */
function isSame(painted: Painted, next: Painted): boolean {
  if (painted.width !== next.width || painted.height !== next.height || painted.ratio !== next.ratio)
    return false;
  if (isEmpty(painted.marks) && isEmpty(next.marks)) return true;
  return (
    painted.marks === next.marks &&
    next.matrix.every((value, at) => value === painted.matrix[at]) &&
    isCoveredSame(painted.covered, next.covered)
  );
}

const isCoveredSame = (one: readonly Edges[], other: readonly Edges[]): boolean =>
  one.length === other.length &&
  one.every(
    ({ minX, minY, maxX, maxY }, at) =>
      minX === other[at]?.minX &&
      minY === other[at].minY &&
      maxX === other[at].maxX &&
      maxY === other[at].maxY,
  );

interface How {
  /** The patch that is drawn elsewhere. */
  readonly without: string | null;
  readonly mayCover: boolean;
  readonly covered: readonly Edges[];
}

interface View {
  readonly rulers: RulerLayer;
  readonly patches: PatchLayer;
  readonly matrix: Affine;
  readonly pane: ImageSize;
}

/** What of the marks lies on a picture whose labels found room for these lengths. */
function paintedOf(lengths: readonly ShownRuler[], { rulers, patches, matrix, pane }: View): PaintedMarks {
  const edges = paneEdges(pane, 0);
  const inView = rulersNear(rulers, matrix, pane).filter((placed) => isNear(placed, edges));
  const unnamed = inView.filter(({ ruler }) => ruler.label !== '' && !lengths.includes(ruler));
  const hasProjections =
    inView.some(({ ruler }) => ruler.look === 'synced') ||
    patches.patches.some(
      ({ look, box }) => look === 'synced' && touches(mappedEdges(matrix, edgesOf(box)), edges),
    );
  return { lengths, leftOut: unnamed.length, hasProjections };
}

/** One canvas over the tiles, painted in the same frame as they are; it never takes the pointer. */
export function createOverlay(host: HTMLElement, zIndex = OVERLAY_Z_INDEX): Overlay {
  const canvas = createCanvas(host, zIndex);
  const context = canvas.getContext('2d');
  const widths = createLabelWidths();
  let marks: PaneMarks = { rulers: [], patches: [], editedPatch: null };
  let rulers: RulerLayer = rulerLayerOf(marks.rulers);
  let patches: PatchLayer = patchLayerOf(marks.patches);
  let painted: Painted | null = null;

  /** Gives the rulers whose labels found room. */
  function paintMarks(
    sheet: Context,
    matrix: Affine,
    pane: ImageSize,
    { without, mayCover, covered }: How,
  ): readonly ShownRuler[] {
    const written: ShownRuler[] = [];
    const room = new LabelRoom(pane);
    for (const box of covered) room.cover(box);
    paintFields(sheet, marks.fields ?? [], matrix);
    paintChosen(sheet, marks, matrix);
    paintPatches(sheet, { layer: patches, without, matrix, pane, widths, room });
    // One that is chosen, pointed at and drawn last is named each time, and its length stands there once.
    const looked = [...new Set(marks.looked)];
    paintRulers(sheet, { layer: rulers, matrix, pane, widths, room, looked, written, mayCover });
    return written;
  }

  return {
    canvas,
    show: (next) => {
      if (next.rulers !== marks.rulers) rulers = rulerLayerOf(next.rulers);
      if (next.patches !== marks.patches) patches = patchLayerOf(next.patches);
      marks = next;
    },
    draw: (camera, covered = []) => {
      if (context === null) return;
      const pane = camera.pane();
      const ratio = window.devicePixelRatio || 1;
      const width = Math.round(pane.width * ratio);
      const height = Math.round(pane.height * ratio);
      const matrix = camera.matrix();
      const next: Painted = { marks, covered, matrix, width, height, ratio };
      if (painted !== null && isSame(painted, next)) return;
      const wasEmpty = painted === null || isEmpty(painted.marks);
      painted = next;
      // Chromium copies every canvas of a page whenever one of them was painted on, but none that is not shown.
      canvas.style.display = isEmpty(marks) ? 'none' : '';
      if (wasEmpty && isEmpty(marks)) return;
      if (canvas.width !== width) canvas.width = width;
      if (canvas.height !== height) canvas.height = height;
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, width, height);
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      paintMarks(context, matrix, pane, { without: marks.editedPatch, mayCover: true, covered });
    },
    hit: (at, camera, reach, kinds) => {
      const matrix = camera.matrix();
      const ruler = kinds.includes('ruler') ? hitRuler(rulers, at, matrix, reach) : null;
      if (ruler !== null) return { kind: 'ruler', id: ruler };
      const patch = kinds.includes('patch') ? hitPatch(patches, at, matrix, reach, marks.editedPatch) : null;
      return patch === null ? null : { kind: 'patch', id: patch };
    },
    middleOf: (id, camera) => {
      const ruler = rulers.byId(id);
      return ruler === null ? null : project(camera.matrix(), middle(ruler.from, ruler.to));
    },
    paint: (sheet, camera, ratio, covered = []) => {
      const pane = camera.pane();
      const matrix = camera.matrix();
      sheet.save();
      sheet.scale(ratio, ratio);
      const lengths = paintMarks(sheet, matrix, pane, { without: null, mayCover: false, covered });
      sheet.restore();
      return paintedOf(lengths, { rulers, patches, matrix, pane });
    },
    destroy: () => {
      canvas.remove();
    },
  };
}

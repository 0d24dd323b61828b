import type { ShownPatch } from '#app/core/marks/shown.ts';
import type { ImageSize } from '#app/core/slides/geometry.ts';
import { scaleBarOf } from '#app/core/viewing/scale-bar.ts';
import { createDraftRuler } from '../overlay/draft-ruler.client.ts';
import type { Edges } from '../overlay/mark-geometry.ts';
import { createOverlay, type PaintedMarks, type PaneMarks } from '../overlay/overlay.client.ts';
import { createScaleBar } from '../overlay/scale-bar.client.ts';
import { navigatorBox } from '../overlay/scale-bar-layout.ts';
import type { Camera } from './camera.client.ts';
import { createHands, type Hands, type PictureHold } from './mounts/hands.client.ts';
import { PatchEditor } from './mounts/patch-editor.client.ts';
import type { PaneSignals, PaneView } from './pane.client.ts';

/** Where the layers lie, and how a hand holds the picture where the library does not hear of it. */
interface Place {
  readonly stage: HTMLElement;
  readonly camera: () => Camera | null;
  readonly hold: PictureHold;
}

/** Everything that lies over the tiles: the marks, what edits them, and the scale bar. */
export interface PaneLayers extends Pick<Hands, 'walk' | 'tellPlace'> {
  readonly apply: (view: PaneView) => void;
  /** In the frame in which the tiles are drawn. */
  readonly draw: (camera: Camera) => void;
  /** Paints what is drawn over the tiles into a picture; `ratio` is its pixels for each CSS pixel. */
  readonly paint: (context: CanvasRenderingContext2D, camera: Camera, ratio: number) => PaintedMarks;
  /** Until the next drawing. */
  readonly hide: () => void;
  readonly destroy: () => void;
}

const NO_MARKS = { rulers: [], patches: [], editedPatch: null } as const;

const activeIn = (view: PaneView): ShownPatch | null =>
  view.tool === 'patch' ? (view.patches.find(({ id }) => id === view.activePatch) ?? null) : null;

function marksOf(
  { rulers, patches, newestRuler, chosenMark = null, fields = [], ...shown }: PaneView,
  looked: readonly string[],
): PaneMarks {
  const looking = [...looked, ...(newestRuler ? [newestRuler] : [])];
  const editedPatch = activeIn({ ...shown, patches, rulers })?.id ?? null;
  return { rulers, patches, looked: looking, editedPatch, chosen: chosenMark, fields };
}

export function createPaneLayers(place: Place, signals: PaneSignals, first: PaneView): PaneLayers {
  const { stage, camera } = place;
  const overlay = createOverlay(stage);
  const draft = createDraftRuler(stage);
  const scaleBar = createScaleBar(stage, () => camera()?.pane().width ?? 0);
  const editor = new PatchEditor(stage);
  let view = first;
  const lookAgain = (): void => {
    const now = camera();
    if (now === null) return;
    overlay.show(marksOf(view, hands.looked()));
    draw(now);
  };
  const hands = createHands({ ...place, overlay, editor, signals, looked: lookAgain, view: () => view });

  /** What lies over the marks on the screen, or in a picture of it. */
  function coveredOf(pane: ImageSize, where: 'screen' | 'picture'): readonly Edges[] {
    const bar = scaleBar.box(pane, where);
    const hasOverview = where === 'screen' && view.overviewShown !== false;
    return [...(bar === null ? [] : [bar]), ...(hasOverview ? [navigatorBox(pane)] : [])];
  }

  function draw(at: Camera): void {
    const bar = scaleBarOf(view.scale, at.view('current'), view.scaleBar);
    scaleBar.update(bar, view.scaleBar, view.overviewShown);
    overlay.draw(at, coveredOf(at.pane(), 'screen'));
    editor.draw(at);
    draft.draw(at);
    hands.draw(at);
  }

  return {
    apply: (next) => {
      view = next;
      hands.apply(next);
      overlay.show(marksOf(next, hands.looked()));
      editor.show(activeIn(next), next.draftBox);
      draft.show(next.draft);
    },
    draw,
    walk: hands.walk,
    tellPlace: hands.tellPlace,
    paint: (context, at, ratio) => {
      const pane: ImageSize = at.pane();
      const painted = overlay.paint(context, at, ratio, coveredOf(pane, 'picture'));
      scaleBar.paint(context, pane, ratio);
      return painted;
    },
    hide: () => {
      overlay.canvas.getContext('2d')?.reset();
      overlay.show(NO_MARKS);
      editor.show(null, null);
      draft.show(null);
      hands.hide();
      scaleBar.update(null, view.scaleBar);
    },
    destroy: () => {
      hands.destroy();
      for (const part of [editor, draft, overlay, scaleBar]) part.destroy();
    },
  };
}

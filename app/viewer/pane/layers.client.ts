import type { ShownPatch } from '#app/core/marks/shown.ts';
import type { ImageSize } from '#app/core/slides/geometry.ts';
import { scaleBarOf } from '#app/core/viewing/scale-bar.ts';
import { createDraftRuler } from '../overlay/draft-ruler.client.ts';
import { createOverlay, type PaneMarks } from '../overlay/overlay.client.ts';
import { createScaleBar } from '../overlay/scale-bar.client.ts';
import type { Camera, ScreenPoint } from './camera.client.ts';
import { ClickMount } from './mounts/click-mount.client.ts';
import { EraserMount } from './mounts/eraser-mount.client.ts';
import { PanMount } from './mounts/pan-mount.client.ts';
import { PatchEditor } from './mounts/patch-editor.client.ts';
import { PatchMount } from './mounts/patch-mount.client.ts';
import { PointerMount } from './mounts/pointer-mount.client.ts';
import { RulerMount } from './mounts/ruler-mount.client.ts';
import type { PaneSignals, PaneView } from './pane.client.ts';

/** How a hand holds the picture where the library does not hear of it. */
export interface PictureHold {
  readonly panned: (from: ScreenPoint, to: ScreenPoint) => void;
  readonly held: (on: boolean) => void;
}

/** Everything that lies over the tiles: the marks, what edits them, and the scale bar. */
export interface PaneLayers {
  readonly apply: (view: PaneView) => void;
  /** In the frame in which the tiles are drawn. */
  readonly draw: (camera: Camera) => void;
  /** The same into a picture; `ratio` is its pixels for each CSS pixel. */
  readonly paint: (context: CanvasRenderingContext2D, camera: Camera, ratio: number) => void;
  /** Until the next drawing. */
  readonly hide: () => void;
  readonly destroy: () => void;
}

const NO_MARKS = { rulers: [], patches: [], editedPatch: null } as const;

const activeIn = (view: PaneView): ShownPatch | null =>
  view.tool === 'patch' ? (view.patches.find(({ id }) => id === view.activePatch) ?? null) : null;

export function createPaneLayers(
  stage: HTMLElement,
  camera: () => Camera | null,
  signals: PaneSignals,
  hold: PictureHold,
  first: PaneView,
): PaneLayers {
  const panning = new PanMount({ stage, ...hold });
  const overlay = createOverlay(stage);
  const draft = createDraftRuler(stage);
  const scaleBar = createScaleBar(stage, () => camera()?.pane().width ?? 0);
  const editor = new PatchEditor(stage);
  const moving = new RulerMount({
    stage,
    overlay,
    camera,
    dragged: signals.rulerDragged,
    looked: () => {
      const now = camera();
      if (now === null) return;
      overlay.show(marksOf(view));
      draw(now);
    },
  });
  const measuring = new PointerMount(stage, camera, signals.pointer);
  const patching = new PatchMount({
    stage,
    overlay,
    editor,
    camera,
    boxOf: (patchId) => view.patches.find(({ id }) => id === patchId)?.box ?? null,
    dragged: signals.patchDragged,
    clicked,
  });
  const erasing = new EraserMount({ stage, overlay, camera, erased: signals.erased });
  const clicking = new ClickMount(stage, clicked);
  let view = first;

  function marksOf({ rulers, patches, newestRuler, ...shown }: PaneView): PaneMarks {
    const looked = [...moving.looked, ...(newestRuler ? [newestRuler] : [])];
    return { rulers, patches, looked, editedPatch: activeIn({ ...shown, patches, rulers })?.id ?? null };
  }

  function clicked({ clientX, clientY }: PointerEvent): void {
    const now = camera();
    const box = stage.getBoundingClientRect();
    const at = now?.toImage({ x: clientX - box.left, y: clientY - box.top });
    if (now && at && now.isInside(at)) signals.clicked(at, now.view('current').scale);
  }

  function draw(at: Camera): void {
    overlay.draw(at);
    editor.draw(at);
    draft.draw(at);
    moving.draw(at);
    erasing.draw();
    scaleBar.update(scaleBarOf(view.scale, at.view('current'), view.scaleBar), view.scaleBar);
  }

  return {
    apply: (next) => {
      view = next;
      const active = activeIn(next);
      panning.measures(next.tool === 'measure');
      // Before the tool that measures: a press on the chosen ruler is the ruler's.
      moving.turn(next.tool === 'navigate' || next.tool === 'measure');
      measuring.turn(next.tool === 'measure');
      patching.turn(next.tool === 'patch');
      patching.pierces(next.placesPoints === true);
      clicking.turn(next.tool === 'patch');
      erasing.turn(next.tool === 'erase');
      erasing.offer(next.rulers);
      moving.offer({ all: next.rulers, movable: next.movableRulers ?? [], draft: next.draft });
      overlay.show(marksOf(next));
      editor.show(active, next.draftBox);
      draft.show(next.draft);
    },
    draw,
    paint: (context, at, ratio) => {
      const pane: ImageSize = at.pane();
      overlay.paint(context, at, ratio);
      scaleBar.paint(context, pane, ratio);
    },
    hide: () => {
      overlay.canvas.getContext('2d')?.reset();
      overlay.show(NO_MARKS);
      editor.show(null, null);
      draft.show(null);
      moving.offer({ all: [], movable: [], draft: null });
      erasing.draw();
      scaleBar.update(null, view.scaleBar);
    },
    destroy: () => {
      panning.destroy();
      moving.destroy();
      measuring.turn(false);
      patching.turn(false);
      clicking.turn(false);
      erasing.destroy();
      editor.destroy();
      draft.destroy();
      overlay.destroy();
      scaleBar.destroy();
    },
  };
}

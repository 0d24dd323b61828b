import type { ImagePoint } from '#app/core/slides/geometry.ts';
import type { Overlay } from '../../overlay/overlay.client.ts';
import type { Camera, ScreenPoint } from '../camera.client.ts';
import type { PaneSignals, PaneView } from '../pane.client.ts';
import { ClickMount } from './click-mount.client.ts';
import { EraserMount } from './eraser-mount.client.ts';
import { createKeyHands, type KeyHands } from './key-hands.client.ts';
import { PanMount } from './pan-mount.client.ts';
import type { PatchEditor } from './patch-editor.client.ts';
import { PatchMount } from './patch-mount.client.ts';
import { PointerMount } from './pointer-mount.client.ts';
import { RulerMount } from './ruler-mount.client.ts';

/** How a hand holds the picture where the library does not hear of it. */
export interface PictureHold {
  readonly panned: (from: ScreenPoint, to: ScreenPoint) => void;
  readonly held: (on: boolean) => void;
}

export interface HandsPorts {
  readonly stage: HTMLElement;
  readonly camera: () => Camera | null;
  readonly hold: PictureHold;
  readonly overlay: Overlay;
  readonly editor: PatchEditor;
  readonly signals: PaneSignals;
  readonly view: () => PaneView;
  /** Which ruler is chosen or pointed at has changed. */
  readonly looked: () => void;
}

/** What mouse, pen, finger and keys do on a pane, each tool by a part of its own. */
export interface Hands extends Pick<KeyHands, 'walk' | 'tellPlace'> {
  readonly apply: (view: PaneView) => void;
  readonly draw: (at: Camera) => void;
  /** The ids of the rulers that a hand is at. */
  readonly looked: () => readonly string[];
  readonly hide: () => void;
  readonly destroy: () => void;
}

/** Brings what lies out of view to the middle, as the reader's own movement. */
function revealing({ camera, hold }: HandsPorts) {
  return (point: ImagePoint): void => {
    const now = camera();
    if (now === null) return;
    const { width, height } = now.pane();
    const at = now.toPane(point);
    if (at.x >= 0 && at.y >= 0 && at.x <= width && at.y <= height) return;
    hold.held(true);
    hold.panned(at, { x: width / 2, y: height / 2 });
    hold.held(false);
  };
}

function createMounts(ports: HandsPorts) {
  const { stage, camera, hold, overlay, editor, signals, view, looked } = ports;
  const reveal = revealing(ports);
  const hearClick = ({ clientX, clientY }: PointerEvent): void => {
    const now = camera();
    const box = stage.getBoundingClientRect();
    const at = now?.toImage({ x: clientX - box.left, y: clientY - box.top });
    if (now && at && now.isInside(at)) signals.clicked(at, now.view('current').scale);
  };
  const boxOf = (patchId: string) => view().patches.find(({ id }) => id === patchId)?.box ?? null;
  return {
    panning: new PanMount({ stage, ...hold }),
    moving: new RulerMount({
      stage,
      overlay,
      camera,
      dragged: signals.rulerDragged,
      erased: signals.erased,
      chosen: (rulerId) => signals.chosen?.(rulerId),
      left: (rulerId) => signals.left?.(rulerId),
      looked,
      reveal,
    }),
    measuring: new PointerMount(stage, camera, signals.pointer),
    patching: new PatchMount({
      stage,
      overlay,
      editor,
      camera,
      boxOf,
      patches: () => view().patches,
      dragged: signals.patchDragged,
      clicked: hearClick,
      reveal,
    }),
    erasing: new EraserMount({ stage, overlay, camera, erased: signals.erased, reveal }),
    clicking: new ClickMount(stage, hearClick),
  };
}

export function createHands(ports: HandsPorts): Hands {
  const mounts = createMounts(ports);
  const { panning, moving, measuring, patching, erasing, clicking } = mounts;
  const keys = createKeyHands(ports, mounts);
  return {
    apply: ({ tool, placesPoints, rulers, movableRulers, draft, keys: pageKeys = '' }) => {
      panning.measures(tool === 'measure');
      // Before the tool that measures: a press on the chosen ruler is the ruler's.
      moving.turn(tool === 'navigate' || tool === 'measure');
      measuring.turn(tool === 'measure');
      patching.turn(tool === 'patch');
      patching.pierces(placesPoints === true);
      clicking.turn(tool === 'patch');
      erasing.turn(tool === 'erase');
      // A page without readers, such as a bench, says nothing of whose they are.
      erasing.offer(rulers.filter(({ id }) => movableRulers?.includes(id) !== false));
      moving.offer({ all: rulers, movable: movableRulers ?? [], draft });
      keys.apply(tool, draft !== null, pageKeys);
    },
    walk: keys.walk,
    tellPlace: keys.tellPlace,
    draw: (at) => {
      moving.draw(at);
      erasing.draw();
      keys.draw(at);
    },
    looked: () => moving.looked,
    hide: () => {
      moving.offer({ all: [], movable: [], draft: null });
      erasing.draw();
      keys.hide();
    },
    destroy: () => {
      keys.destroy();
      for (const tool of [measuring, patching, clicking]) tool.turn(false);
      for (const tool of [panning, moving, erasing]) tool.destroy();
    },
  };
}

import OpenSeadragon from 'openseadragon';
import { vi } from 'vitest';
import { SCALE_BAR_DEFAULTS } from '#app/core/viewing/scale-bar.ts';
import { createOverlay } from '../../overlay/overlay.client.ts';
import { Camera, type ScreenPoint } from '../camera.client.ts';
import type { PaneSignals, PaneView } from '../pane.client.ts';
import { createHands, type Hands } from './hands.client.ts';
import { PatchEditor } from './patch-editor.client.ts';

const SIZE = { width: 900, height: 600 };
const VIEW: PaneView = {
  viewport: null,
  rulers: [],
  patches: [],
  draft: null,
  tool: 'navigate',
  activePatch: null,
  draftBox: null,
  scale: { state: 'none' },
  scaleBar: SCALE_BAR_DEFAULTS,
};

interface Heard {
  readonly signal: string;
  /** The kind of the input, or the id of what was deleted. */
  readonly what: string;
  readonly x: number;
  readonly y: number;
}

export interface Bench {
  readonly stage: HTMLElement;
  readonly camera: Camera;
  readonly hands: Hands;
  readonly show: (change: Partial<PaneView>) => void;
  readonly heard: readonly Heard[];
  /** Rulers, as they were chosen and left. */
  readonly chosen: readonly string[];
  readonly panned: ReturnType<typeof vi.fn>;
}

/** A pane of 900 by 600 that shows an image of that size pixel for pixel. */
export function benchOf(): Bench {
  const stage = document.createElement('div');
  stage.tabIndex = 0;
  document.body.replaceChildren(stage);
  const point = new OpenSeadragon.Point(SIZE.width, SIZE.height);
  const camera = new Camera(
    new OpenSeadragon.Viewport({ containerSize: point, contentSize: point, margins: {}, degrees: 0 }),
    SIZE,
  );
  camera.go({ centre: { x: 450, y: 300 }, scale: 1, rotation: 0 }, true);
  const heard: Heard[] = [];
  const chosen: string[] = [];
  const hear = (signal: string, what: string, at?: ScreenPoint): void => {
    heard.push({ signal, what, x: at?.x ?? Number.NaN, y: at?.y ?? Number.NaN });
  };
  const panned = vi.fn();
  const nothing = (): void => undefined;
  const signals: PaneSignals = {
    moved: nothing,
    touched: nothing,
    loading: nothing,
    failed: nothing,
    pointer: (input) => hear('pointer', input.kind, 'at' in input ? input.at : undefined),
    patchDragged: (input) => hear('patch', input.kind, 'at' in input ? input.at : undefined),
    rulerDragged: (input) => hear('ruler', input.kind, 'at' in input ? input.at : undefined),
    clicked: (at) => hear('clicked', '', at),
    chosen: (id) => chosen.push(id),
    left: (id) => chosen.push(`${id} left`),
    erased: (id) => hear('erased', id),
  };
  const overlay = createOverlay(stage);
  const editor = new PatchEditor(stage);
  let view = VIEW;
  const hold = { panned, held: nothing };
  const looked = nothing;
  const hands = createHands({
    stage,
    camera: () => camera,
    hold,
    overlay,
    editor,
    signals,
    looked,
    view: () => view,
  });
  const show = (change: Partial<PaneView>): void => {
    view = { ...view, ...change };
    hands.apply(view);
    const { rulers, patches, activePatch } = view;
    overlay.show({ rulers, patches, editedPatch: activePatch });
    editor.show(patches.find(({ id }) => id === activePatch) ?? null, null);
    hands.draw(camera);
  };
  show({});
  return { stage, camera, hands, show, heard, chosen, panned };
}

/** A key goes down on what has the focus. */
export function press(key: string, init: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  document.activeElement?.dispatchEvent(event);
  return event;
}

export const release = (key: string): boolean | undefined =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true }));

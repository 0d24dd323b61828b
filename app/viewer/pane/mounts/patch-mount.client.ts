import type { ImageBox } from '#app/core/marks/patch.ts';
import type { ShownPatch } from '#app/core/marks/shown.ts';
import type { ImagePoint } from '#app/core/slides/geometry.ts';
import type { PatchPart } from '#app/core/tools/patch-tool.ts';
import { isProjection } from '#app/core/viewing/mirror.ts';
import type { Overlay } from '../../overlay/overlay.client.ts';
import type { Camera, ScreenPoint } from '../camera.client.ts';
import type { PaneDrag } from '../pane.client.ts';
import { arrowStep, isArrow } from './arrow-keys.ts';
import { isSecondFinger, Press } from './click-slop.ts';
import { KeyRun } from './key-run.ts';
import { type PatchEditor, partOf } from './patch-editor.client.ts';
import { neighbour } from './walk.ts';

const MAIN_BUTTON = 0;
const REACH_PX = 4;
const TOUCH_REACH_PX = 14;

interface Place {
  readonly stage: HTMLElement;
  readonly overlay: Overlay;
  readonly editor: PatchEditor;
  readonly camera: () => Camera | null;
  readonly patches: () => readonly ShownPatch[];
  readonly boxOf: (patchId: string) => ImageBox | null;
  readonly dragged: (input: PaneDrag) => void;
  /** A click that places a patch. */
  readonly clicked: (event: PointerEvent) => void;
  readonly reveal: (point: ImagePoint) => void;
}

const middleOf = ({ x, y, width, height }: ImageBox): ImagePoint => ({ x: x + width / 2, y: y + height / 2 });

/** Where keys take hold of a part: of the whole in the middle, of a corner at the corner. */
function heldAt(box: ImageBox, part: PatchPart): ImagePoint {
  const { x, y, width, height } = box;
  if (part === 'nw') return { x, y };
  return part === 'se' ? { x: x + width, y: y + height } : middleOf(box);
}

/** A point has no inside, and a press on the border is meant for the region. */
const isWithin = (box: ImageBox | null, { x, y }: ImagePoint): boolean =>
  box !== null && x > box.x && y > box.y && x < box.x + box.width && y < box.y + box.height;

/**
 * A press on a patch belongs to the patch: it is caught before OpenSeadragon hears of it, so that the slide stays
 * still. A press beside them is left to it, and pans.
 */
export class PatchMount {
  readonly #place: Place;
  readonly #run: KeyRun;
  #listening: AbortController | null = null;
  #press: Press | null = null;
  #pierces = false;
  /** The press lies within a region, and would place a point there if it ended without a drag. */
  #isWithin = false;

  constructor(place: Place) {
    this.#place = place;
    const { camera, dragged } = place;
    this.#run = new KeyRun({
      camera,
      go: (kind, at, now) => dragged({ kind, at, viewScale: now.view('current').scale }),
    });
  }

  turn(on: boolean): void {
    if (on === (this.#listening !== null)) return;
    this.#cancel();
    this.#listening?.abort();
    this.#listening = on ? new AbortController() : null;
    if (this.#listening === null) return;
    const { signal } = this.#listening;
    const listen = (type: 'pointerdown' | 'pointermove' | 'pointerup', on: (event: PointerEvent) => void) => {
      this.#place.stage.addEventListener(type, on, { signal, capture: true });
    };
    listen('pointerdown', (event) => {
      this.#down(event);
    });
    listen('pointermove', (event) => {
      this.#go(event, 'move');
    });
    listen('pointerup', (event) => {
      this.#go(event, 'up');
    });
    for (const type of ['pointercancel', 'lostpointercapture'] as const) {
      this.#place.stage.addEventListener(
        type,
        (event) => this.#press?.pointerId === event.pointerId && this.#cancel(),
        { signal, capture: true },
      );
    }
    window.addEventListener('keydown', (event) => this.#key(event), { signal, capture: true });
    this.#place.stage.addEventListener('keydown', (event) => this.#nudge(event), { signal, capture: true });
    this.#place.stage.addEventListener('keyup', (event) => isArrow(event) && this.#run.settle(), { signal });
    this.#place.stage.addEventListener('focusout', () => this.#run.settle(), { signal });
  }

  /** Whether a click within a region places a point there. A drag moves the region all the same. */
  pierces(on: boolean): void {
    this.#pierces = on;
  }

  #at(event: PointerEvent, camera: Camera): ImagePoint {
    const box = this.#place.stage.getBoundingClientRect();
    return camera.toImage({ x: event.clientX - box.left, y: event.clientY - box.top });
  }

  #patchAt(event: PointerEvent, camera: Camera): string | null {
    const box = this.#place.stage.getBoundingClientRect();
    const at = { x: event.clientX - box.left, y: event.clientY - box.top };
    return this.#hit(at, camera, event.pointerType === 'touch' ? TOUCH_REACH_PX : REACH_PX);
  }

  #hit(at: ScreenPoint, camera: Camera, reach: number): string | null {
    const hit = this.#place.overlay.hit(at, camera, reach, ['patch']);
    return hit === null || isProjection(hit.id) ? null : hit.id;
  }

  /** Chooses the patch there as a press and its release do; false where there is none, or where points go into it. */
  choose(at: ScreenPoint): boolean {
    const camera = this.#place.camera();
    const id = camera === null ? null : this.#hit(at, camera, REACH_PX);
    if (camera === null || id === null) return false;
    if (this.#pierces && isWithin(this.#place.boxOf(id), camera.toImage(at))) return false;
    this.#activate(id, camera);
    return true;
  }

  /** To the next patch, which then has the focus; says what cannot be done. */
  walk(by: 1 | -1): string | null {
    const { patches, editor, reveal, camera } = this.#place;
    const now = camera();
    const next = neighbour(patches(), editor.patchId, by);
    if (now === null || next === null) return 'There is no patch on this slide.';
    this.#run.settle();
    reveal(middleOf(next.box));
    this.#activate(next.id, now);
    return null;
  }

  #activate(patchId: string, camera: Camera): void {
    const { dragged, editor, boxOf } = this.#place;
    const box = boxOf(patchId);
    if (box === null) return;
    if (patchId === editor.patchId) editor.focus();
    else {
      editor.awaitFocus(patchId);
      const at = middleOf(box);
      dragged({ kind: 'down', patchId, part: 'body', at });
      dragged({ kind: 'up', at, viewScale: camera.view('current').scale });
    }
  }

  #nudge(event: KeyboardEvent): void {
    const { editor, boxOf, dragged } = this.#place;
    const part = partOf(event.target);
    const step = part === null ? null : arrowStep(event);
    const patchId = editor.patchId;
    const box = patchId === null ? null : boxOf(patchId);
    if (part === null || step === null || patchId === null || box === null || this.#press !== null) return;
    event.preventDefault();
    event.stopPropagation();
    this.#run.step(heldAt(box, part), step, (at) => dragged({ kind: 'down', patchId, part, at }));
  }

  #down(event: PointerEvent): void {
    const camera = this.#place.camera();
    if (camera === null) return;
    if (this.#press !== null) {
      // A second finger would pan the slide away under the first.
      event.stopPropagation();
      if (isSecondFinger(this.#press, event)) this.#cancel();
      return;
    }
    if (!event.isPrimary || event.button !== MAIN_BUTTON) return;
    const { stage, editor } = this.#place;
    const part = partOf(event.target);
    const patchId = part === null ? this.#patchAt(event, camera) : editor.patchId;
    if (patchId === null) return;
    event.stopPropagation();
    event.preventDefault();
    if (part === null) stage.focus({ preventScroll: true });
    else editor.focus();
    this.#press = new Press(event);
    this.#isWithin = this.#pierces && isWithin(this.#place.boxOf(patchId), this.#at(event, camera));
    stage.setPointerCapture(event.pointerId);
    this.#place.dragged({ kind: 'down', patchId, part: part ?? 'body', at: this.#at(event, camera) });
  }

  #go(event: PointerEvent, kind: 'move' | 'up'): void {
    const camera = this.#place.camera();
    const press = this.#press;
    if (camera === null || press === null) return;
    event.stopPropagation();
    if (press.pointerId !== event.pointerId) return;
    const drags = press.isDrag(event);
    if (kind === 'up' && !drags && this.#isWithin) {
      this.#cancel();
      this.#place.clicked(event);
      return;
    }
    if (kind === 'up') this.#release();
    else if (!drags) return;
    this.#place.dragged({ kind, at: this.#at(event, camera), viewScale: camera.view('current').scale });
  }

  #key(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || (this.#press === null && !this.#run.isOn)) return;
    event.preventDefault();
    event.stopPropagation();
    this.#cancel();
  }

  #cancel(): void {
    if (this.#press === null && !this.#run.isOn) return;
    this.#run.drop();
    this.#release();
    this.#place.dragged({ kind: 'cancelled' });
  }

  #release(): void {
    const id = this.#press?.pointerId ?? null;
    this.#press = null;
    if (id !== null && this.#place.stage.hasPointerCapture(id)) this.#place.stage.releasePointerCapture(id);
  }
}

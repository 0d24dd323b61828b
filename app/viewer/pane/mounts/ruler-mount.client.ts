import type { ShownRuler } from '#app/core/marks/shown.ts';
import type { ImagePoint } from '#app/core/slides/geometry.ts';
import type { RulerDrag, RulerPart } from '#app/core/tools/ruler-edit-tool.ts';
import type { Overlay } from '../../overlay/overlay.client.ts';
import type { Camera, ScreenPoint } from '../camera.client.ts';
import { isSecondFinger, Press } from './click-slop.ts';
import { KeyRun } from './key-run.ts';
import { placeOf, RulerHandles } from './ruler-handles.client.ts';
import { middleOf, NO_RULER, neighbour } from './walk.ts';

const MAIN_BUTTON = 0;
/** CSS pixels from a line that still count as on it. */
const REACH_PX = 4;
const TOUCH_REACH_PX = 14;
/** Half a side of what can be pressed at an end: 24 pixels for a mouse, 44 for a finger (WCAG 2.5.8 and 2.5.5). */
const END_REACH_PX = 12;
const TOUCH_END_REACH_PX = 22;

interface Place {
  readonly stage: HTMLElement;
  readonly overlay: Overlay;
  readonly camera: () => Camera | null;
  readonly dragged: (input: RulerDrag) => void;
  readonly erased: (rulerId: string) => void;
  /** Told of a ruler that was chosen before, too: it is the last one that the reader turned to. */
  readonly chosen: (rulerId: string) => void;
  /** Told of the ruler that was chosen, once none is. */
  readonly left: (rulerId: string) => void;
  /** Which ruler is chosen or pointed at has changed. */
  readonly looked: () => void;
  readonly reveal: (point: ImagePoint) => void;
}

interface Rulers {
  readonly all: readonly ShownRuler[];
  /** The ids of those that the reader may move. */
  readonly movable: readonly string[];
  /** The one under the hand, which is then not among all. */
  readonly draft: ShownRuler | null;
}

const NONE: Rulers = { all: [], movable: [], draft: null };

/**
 * A click on a ruler chooses it; its ends and its line can then be dragged. A ruler that was not chosen takes no
 * press, so that panning and measuring go on over it and none is moved by accident.
 */
export class RulerMount {
  readonly #place: Place;
  readonly #handles: RulerHandles;
  readonly #run: KeyRun;
  #rulers = NONE;
  #chosen: string | null = null;
  #hovered: string | null = null;
  #listening: AbortController | null = null;
  #press: Press | null = null;
  #tap: Press | null = null;

  constructor(place: Place) {
    this.#place = place;
    this.#run = new KeyRun({ camera: place.camera, go: (kind, at) => place.dragged({ kind, at }) });
    this.#handles = new RulerHandles(place.stage, {
      nudged: (part, by) => this.#nudge(part, by),
      settled: () => this.#run.settle(),
      erased: () => this.#erase(),
    });
  }

  /** What is said of these rulers comes before what is said of others. */
  get looked(): readonly string[] {
    return [this.#chosen, this.#hovered].filter((id) => id !== null);
  }

  offer(rulers: Rulers): void {
    const isNew = rulers.all !== this.#rulers.all;
    this.#rulers = rulers;
    const { draft } = rulers;
    const found =
      draft?.id === this.#chosen ? draft : (rulers.all.find(({ id }) => id === this.#chosen) ?? null);
    // While it is pressed and not dragged yet, or hidden for a moment, it is still the one that was chosen.
    if (isNew && found === null && this.#press === null) this.#chosen = null;
    const canMove = this.#chosen !== null && rulers.movable.includes(this.#chosen);
    this.#handles.show(canMove && this.#listening !== null ? found : null);
  }

  turn(on: boolean): void {
    if (on === (this.#listening !== null)) return;
    this.#cancel();
    this.#listening?.abort();
    this.#listening = on ? new AbortController() : null;
    if (this.#listening === null) {
      this.#hovered = null;
      this.#choose(null);
      return;
    }
    const { signal } = this.#listening;
    const { stage } = this.#place;
    type Heard = 'pointerdown' | 'pointermove' | 'pointerup';
    const listen = (type: Heard, hear: (event: PointerEvent) => void) => {
      stage.addEventListener(type, hear, { signal, capture: true });
    };
    listen('pointerdown', (event) => this.#down(event));
    listen('pointermove', (event) => (this.#press === null ? this.#look(event) : this.#go(event, 'move')));
    listen('pointerup', (event) => (this.#press === null ? this.#tapped(event) : this.#go(event, 'up')));
    for (const type of ['pointercancel', 'lostpointercapture'] as const) {
      const lost = (event: PointerEvent): void => {
        if (this.#press?.pointerId === event.pointerId) this.#cancel();
      };
      stage.addEventListener(type, lost, { signal, capture: true });
    }
    window.addEventListener('keydown', (event) => this.#key(event), { signal, capture: true });
  }

  draw(camera: Camera): void {
    this.#handles.draw(camera);
  }

  destroy(): void {
    this.turn(false);
    this.#handles.destroy();
  }

  #screen({ clientX, clientY }: PointerEvent): ScreenPoint {
    const box = this.#place.stage.getBoundingClientRect();
    return { x: clientX - box.left, y: clientY - box.top };
  }

  #rulerAt(event: PointerEvent, camera: Camera): string | null {
    const reach = event.pointerType === 'touch' ? TOUCH_REACH_PX : REACH_PX;
    return this.#place.overlay.hit(this.#screen(event), camera, reach, ['ruler'])?.id ?? null;
  }

  #partAt(event: PointerEvent, camera: Camera): RulerPart | null {
    const { movable } = this.#rulers;
    if (this.#chosen === null || !movable.includes(this.#chosen)) return null;
    const reach = event.pointerType === 'touch' ? TOUCH_END_REACH_PX : END_REACH_PX;
    const end = this.#handles.endAt(this.#screen(event), camera, reach);
    if (end !== null) return end;
    return this.#rulerAt(event, camera) === this.#chosen ? 'whole' : null;
  }

  #choose(id: string | null): void {
    if (id !== null) this.#place.chosen(id);
    else if (this.#chosen !== null) this.#place.left(this.#chosen);
    if (id === this.#chosen) return;
    this.#chosen = id;
    this.offer(this.#rulers);
    this.#place.looked();
  }

  #look(event: PointerEvent): void {
    const camera = this.#place.camera();
    if (camera === null || event.buttons !== 0 || event.pointerType === 'touch') return;
    const hovered = this.#rulerAt(event, camera);
    this.#place.stage.toggleAttribute('data-over-ruler', this.#partAt(event, camera) !== null);
    if (hovered === this.#hovered) return;
    this.#hovered = hovered;
    this.#place.looked();
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
    this.#tap = null;
    if (!event.isPrimary || event.button !== MAIN_BUTTON) return;
    const part = this.#partAt(event, camera);
    if (part === null || this.#chosen === null) {
      this.#tap = new Press(event);
      return;
    }
    event.stopPropagation();
    event.preventDefault();
    if (part === 'whole') this.#place.stage.focus({ preventScroll: true });
    else this.#handles.focus(part);
    this.#place.chosen(this.#chosen);
    this.#press = new Press(event);
    this.#place.stage.setPointerCapture(event.pointerId);
    const at = camera.toImage(this.#screen(event));
    this.#place.dragged({ kind: 'down', rulerId: this.#chosen, part, at });
  }

  #go(event: PointerEvent, kind: 'move' | 'up'): void {
    const camera = this.#place.camera();
    const press = this.#press;
    if (camera === null || press === null) return;
    event.stopPropagation();
    if (press.pointerId !== event.pointerId) return;
    const drags = press.isDrag(event);
    if (kind === 'up' && !drags) this.#cancel();
    if (!drags) return;
    if (kind === 'up') this.#release();
    this.#place.dragged({ kind, at: camera.toImage(this.#screen(event)) });
  }

  /** A press that was not ours: the library panned with it, or a tool measured. */
  #tapped(event: PointerEvent): void {
    const camera = this.#place.camera();
    const tap = this.#tap;
    this.#tap = null;
    if (camera === null || tap?.pointerId !== event.pointerId || tap.isDrag(event)) return;
    this.#choose(this.#rulerAt(event, camera));
  }

  #nudge(part: RulerPart, by: ScreenPoint): void {
    const { all, draft } = this.#rulers;
    const ruler = draft?.id === this.#chosen ? draft : all.find(({ id }) => id === this.#chosen);
    if (ruler === undefined || this.#press !== null) return;
    this.#run.step(placeOf(ruler, part), by, (at) => {
      this.#place.dragged({ kind: 'down', rulerId: ruler.id, part, at });
    });
  }

  #erase(): void {
    const id = this.#chosen;
    this.#cancel();
    this.#choose(null);
    this.#place.stage.focus({ preventScroll: true });
    if (id !== null) this.#place.erased(id);
  }

  /** To the next ruler, whose start then has the focus where the reader may move it; says what has no focus. */
  walk(by: 1 | -1): string | null {
    const next = neighbour(this.#rulers.all, this.#chosen, by);
    if (next === null) return NO_RULER;
    this.#run.settle();
    this.#place.reveal(middleOf(next));
    this.#choose(next.id);
    if (!this.#rulers.movable.includes(next.id)) return `Measurement ${next.label}, not to be moved.`;
    this.#handles.focus('from');
    return null;
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

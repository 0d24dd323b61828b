import type { ImageId } from '../event-log/entry.ts';
import { redo, undo } from '../event-log/history.ts';
import type { History } from '../event-log/track.ts';
import { isEmpty, type Ruler } from '../marks/ruler.ts';
import { type ImageSize, isInside } from '../slides/geometry.ts';
import { canMeasure, type Scale } from '../slides/scale.ts';
import type { ViewerCommand } from './commands.ts';
import { viewportShape } from './event-parts.ts';
import type { LogEvent, ViewingMode } from './events.ts';
import type { Lane } from './policies.ts';
import type { ViewerSession } from './projections.ts';
import { turnedBy } from './rotation.ts';
import type { Viewport } from './viewport.ts';

/** An image that a pane has loaded. */
export interface OpenImage {
  readonly id: ImageId;
  readonly checksum: string | null;
  readonly size: ImageSize;
  readonly scale: Scale;
}

/** What a decision about one pane rests on. */
export interface ViewerState {
  /** The pane's slide by the log; its image may still be loading. */
  readonly slide: ImageId | null;
  readonly image: OpenImage | null;
  /** The viewer or the slide is loading, which disables the toolbar (specification 2.8). */
  readonly busy: boolean;
  readonly session: Pick<ViewerSession, 'mode' | 'menuShown'>;
  readonly viewport: Viewport | null;
  readonly rulers: readonly Ruler[];
  readonly history: (lane: Lane) => History;
}

export type Rejection =
  | 'busy'
  | 'no-slide'
  | 'no-view'
  | 'invalid-view'
  | 'no-scale'
  | 'measuring-off'
  | 'outside-image'
  | 'empty-ruler'
  | 'known-ruler'
  | 'no-ruler-id'
  | 'unknown-ruler'
  | 'no-rulers'
  | 'nothing-to-undo'
  | 'nothing-to-redo';

export type Decision =
  | { readonly ok: true; readonly events: readonly LogEvent[] }
  | { readonly ok: false; readonly rejection: Rejection };

type Of<T extends ViewerCommand['type']> = Extract<ViewerCommand, { readonly type: T }>;

const yes = (...events: readonly LogEvent[]): Decision => ({ ok: true, events });
const no = (rejection: Rejection): Decision => ({ ok: false, rejection });

const sameView = (a: Viewport, b: Viewport): boolean =>
  a.centre.x === b.centre.x && a.centre.y === b.centre.y && a.scale === b.scale && a.rotation === b.rotation;

function seeView(
  state: ViewerState,
  viewport: Viewport,
  type: 'view.moved' | 'view.rotated' | 'view.homed',
): Decision {
  if (state.slide === null) return no('no-slide');
  if (!viewportShape.safeParse(viewport).success) return no('invalid-view');
  return state.viewport && sameView(state.viewport, viewport) ? yes() : yes({ type, v: 1, viewport });
}

function rotateView(state: ViewerState, { degrees }: Of<'rotate-view'>): Decision {
  if (!state.viewport) return no('no-view');
  const rotation = turnedBy(state.viewport.rotation, degrees);
  return seeView(state, { ...state.viewport, rotation }, 'view.rotated');
}

function toggleMode(state: ViewerState, command: Of<'toggle-mode'>): Decision {
  if (!state.image) return no('no-slide');
  const mode: ViewingMode = state.session.mode === command.mode ? 'NONE' : command.mode;
  const measures = mode === 'STRAIGHT' || mode === 'COORDINATE';
  if (measures && !canMeasure(state.image.scale)) return no('no-scale');
  return yes({ type: 'mode.changed', v: 1, mode });
}

function drawRuler(state: ViewerState, { id, measurement }: Of<'draw-ruler'>): Decision {
  const { image } = state;
  const { mode, from, to } = measurement;
  if (!image) return no('no-slide');
  if (state.session.mode !== (mode === 'straight' ? 'STRAIGHT' : 'COORDINATE')) return no('measuring-off');
  if (!canMeasure(image.scale)) return no('no-scale');
  if (!isInside(from, image.size) || !isInside(to, image.size)) return no('outside-image');
  if (isEmpty(measurement)) return no('empty-ruler');
  if (id === '') return no('no-ruler-id');
  if (state.rulers.some((ruler) => ruler.id === id)) return no('known-ruler');
  const { checksum, scale } = image;
  const ruler: Ruler = { id, imageId: image.id, checksum, mode, from, to, scale, visible: true };
  return yes({ type: 'ruler.drawn', v: 1, ruler });
}

function removeRuler(state: ViewerState, { rulerId }: Of<'remove-ruler'>): Decision {
  if (rulerId === '') return no('no-ruler-id');
  const known = state.rulers.some((ruler) => ruler.id === rulerId);
  return known ? yes({ type: 'ruler.removed', v: 1, rulerId }) : no('unknown-ruler');
}

function clearRulers(state: ViewerState): Decision {
  if (state.rulers.length === 0) return no('no-rulers');
  return yes({ type: 'rulers.cleared', v: 1, rulerIds: state.rulers.map((ruler) => ruler.id) });
}

function turnBack(state: ViewerState, { type, lane }: Of<'undo'> | Of<'redo'>): Decision {
  if (state.slide === null) return no('no-slide');
  const fact = (type === 'undo' ? undo : redo)(state.history(lane));
  return fact ? yes(fact) : no(`nothing-to-${type}`);
}

/** What loading does not hold up: going on to another slide, closing the menu, and what a pane reports. */
const UNHINDERED: ReadonlySet<ViewerCommand['type']> = new Set(['open-slide', 'move-view', 'hide-menu']);

/**
 * The only place that says no. Allowed and nothing to do (the slide is open, the view is there) gives no
 * events, so that it leaves no step for Undo.
 */
export function decide(state: ViewerState, command: ViewerCommand): Decision {
  if (state.busy && !UNHINDERED.has(command.type)) return no('busy');
  switch (command.type) {
    case 'open-slide':
      return command.image === state.slide ? yes() : yes({ type: 'slide.opened', v: 1 });
    case 'move-view':
      return seeView(state, command.viewport, 'view.moved');
    case 'home-view':
      return seeView(state, command.viewport, 'view.homed');
    case 'rotate-view':
      return rotateView(state, command);
    case 'toggle-mode':
      return toggleMode(state, command);
    case 'show-menu':
      return state.session.menuShown ? yes() : yes({ type: 'menu.shown', v: 1 });
    case 'hide-menu':
      return state.session.menuShown ? yes({ type: 'menu.hidden', v: 1 }) : yes();
    case 'draw-ruler':
      return drawRuler(state, command);
    case 'remove-ruler':
      return removeRuler(state, command);
    case 'clear-rulers':
      return clearRulers(state);
    case 'undo':
    case 'redo':
      return turnBack(state, command);
  }
}

import type { ViewerEvent } from './events.ts';

export type Lane = 'marks' | 'view';

export interface EventPolicy {
  /** Whose Undo takes it back, if any. */
  readonly lane: Lane | null;
  /** Seen by the other pane while the panes are in step. */
  readonly mirrored: boolean;
  /** Survives a reload. The same for all events of a lane, or stored history facts would lose their order. */
  readonly kept: boolean;
}

const MARK = { lane: 'marks', mirrored: true, kept: true } as const;
const VIEW = { lane: 'view', mirrored: true, kept: false } as const;
const PASSING = { lane: null, mirrored: false, kept: false } as const;

export const policies = {
  'slide.opened': PASSING,
  'view.moved': VIEW,
  'view.rotated': VIEW,
  'view.homed': VIEW,
  'mode.changed': PASSING,
  'menu.shown': PASSING,
  'menu.hidden': PASSING,
  'scale-bar.changed': PASSING,
  'resampling.changed': PASSING,
  'split.opened': PASSING,
  'split.closed': PASSING,
  'sync.started': PASSING,
  // Moving the second pane by hand is a step of its own view, and Undo takes it back like any other.
  'sync.aligned': { lane: 'view', mirrored: false, kept: false },
  'sync.stopped': PASSING,
  'ruler.drawn': MARK,
  'ruler.edited': MARK,
  'ruler.removed': MARK,
  'rulers.cleared': MARK,
  'patch.placed': MARK,
  'patch.moved': MARK,
  'patch.resized': MARK,
  'patch.recolored': MARK,
  'patch.noted': MARK,
  'patch.removed': MARK,
  'patch.activated': PASSING,
  // A scale set by hand decides every length that is drawn after it, so it is kept and undone like a mark.
  'scale.set': MARK,
} as const satisfies Record<ViewerEvent['type'], EventPolicy>;

export const laneOf = (event: ViewerEvent): Lane | null => policies[event.type].lane;

export const isKept = (event: ViewerEvent): boolean => policies[event.type].kept;

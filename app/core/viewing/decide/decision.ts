import type { ImageId, PaneId } from '../../event-log/entry.ts';
import type { History } from '../../event-log/track.ts';
import type { MarkAuthor } from '../../marks/author.ts';
import type { Patch } from '../../marks/patch.ts';
import type { Ruler } from '../../marks/ruler.ts';
import type { ImageSize } from '../../slides/geometry.ts';
import type { Scale } from '../../slides/scale.ts';
import type { ViewerCommand } from '../commands.ts';
import type { LogEvent } from '../events.ts';
import type { Lane } from '../policies.ts';
import type { ViewerSession } from '../projections.ts';
import type { PaneSide, Registration } from '../registration.ts';
import type { Viewport } from '../viewport.ts';

/** An image that a pane has loaded. */
export interface OpenImage {
  readonly id: ImageId;
  readonly checksum: string | null;
  readonly size: ImageSize;
  readonly scale: Scale;
  /** The objective's magnification, as the slide's record names it; null where it names none. */
  readonly magnification: number | null;
}

/** What a decision about one pane rests on. */
export interface ViewerState {
  readonly pane: PaneId;
  /** The pane's slide by the log; its image may still be loading. */
  readonly slide: ImageId | null;
  /** With the scale that holds: one set by hand goes before the file's. */
  readonly image: OpenImage | null;
  /** The viewer or the slide is loading, which disables the toolbar (specification 2.8). */
  readonly busy: boolean;
  /** The case is being asked what it has of the slide: a scale that was set by hand may be on its way. */
  readonly awaitsCase: boolean;
  /** Why no mark may be made or changed now; null while one may. */
  readonly sealed: 'read-only' | null;
  readonly session: ViewerSession;
  readonly viewport: Viewport | null;
  readonly rulers: readonly Ruler[];
  readonly patches: readonly Patch[];
  /** The number of the next patch on the slide. */
  readonly nextPatch: number;
  readonly history: (lane: Lane) => History;
  /** Whoever is at the screen; null where nobody said. */
  readonly reader: MarkAuthor | null;
  /** How the second pane reads the first now; null while it does not. */
  readonly registration: Registration | null;
  /** How the second pane's image was last laid on the first one's by points; null where nobody did with these pixels. */
  readonly aligned: Registration | null;
  /** The first pane's image, for the second pane's state; null until it is open. */
  readonly lead: Omit<PaneSide, 'viewport'> | null;
  /** What the second pane shows while it is led; null where it is not, or where nobody knows yet what the first one shows. */
  readonly led: Viewport | null;
}

export type Rejection =
  | 'busy'
  | 'read-only'
  | 'of-another'
  | 'no-slide'
  | 'no-view'
  | 'invalid-view'
  | 'no-split'
  | 'not-synced'
  | 'synced'
  | 'too-few-points'
  | 'no-scale'
  | 'invalid-scale'
  | 'measuring-off'
  | 'outside-image'
  | 'empty-ruler'
  | 'known-ruler'
  | 'no-ruler-id'
  | 'unknown-ruler'
  | 'no-rulers'
  | 'nothing-to-import'
  | 'incomplete-patch'
  | 'unknown-patch'
  | 'patch-too-small'
  | 'patches-off'
  | 'too-long'
  | 'nothing-to-undo'
  | 'nothing-to-redo';

/** An event that does not happen where the command was asked, in the same gesture and before the others. */
export interface Elsewhere {
  readonly pane: PaneId;
  readonly image: ImageId;
  readonly event: LogEvent;
}

export type Decision =
  | { readonly ok: true; readonly events: readonly LogEvent[]; readonly elsewhere?: readonly Elsewhere[] }
  | { readonly ok: false; readonly rejection: Rejection };

export type Of<T extends ViewerCommand['type']> = Extract<ViewerCommand, { readonly type: T }>;

export const yes = (...events: readonly LogEvent[]): Decision => ({ ok: true, events });
export const no = (rejection: Rejection): Decision => ({ ok: false, rejection });

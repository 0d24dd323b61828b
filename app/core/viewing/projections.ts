import type { ImageId, PaneId } from '../event-log/entry.ts';
import type { Projection } from '../event-log/projection.ts';
import type { Ruler } from '../marks/ruler.ts';
import type { ViewerEvent, ViewingMode } from './events.ts';
import type { Viewport } from './viewport.ts';

/**
 * A mark belongs to its image and shows in every pane with that image; the pane of an entry only
 * says whose Undo takes it back. So the rulers are a fold over the entries of both panes that still stand. A
 * ruler drawn in one pane and removed in the other is gone until whoever removed it undoes that; if the drawing
 * is undone as well, it takes both Redos. That answer depends on what stands and not on who pressed first, so
 * the panes cannot lose each other's work, at one price: an Undo may change nothing to be seen at once, when the
 * other pane has covered what it takes back.
 */
export const rulersOn = (image: ImageId): Projection<readonly Ruler[], ViewerEvent> => ({
  initial: [],
  on: {
    'ruler.drawn': (rulers, { ruler }, entry) =>
      entry.image === image ? [...rulers.filter(({ id }) => id !== ruler.id), ruler] : rulers,
    'ruler.removed': (rulers, { rulerId }, entry) =>
      entry.image === image ? rulers.filter(({ id }) => id !== rulerId) : rulers,
    'rulers.cleared': (rulers, { rulerIds }, entry) =>
      entry.image === image ? rulers.filter(({ id }) => !rulerIds.includes(id)) : rulers,
  },
});

/** What a pane looks at on that image; null before it ever settled there. */
export function viewportOf(pane: PaneId, image: ImageId): Projection<Viewport | null, ViewerEvent> {
  const settled = (
    viewport: Viewport | null,
    event: { readonly viewport: Viewport },
    entry: { readonly pane: PaneId; readonly image: ImageId },
  ): Viewport | null => (entry.pane === pane && entry.image === image ? event.viewport : viewport);
  return { initial: null, on: { 'view.moved': settled, 'view.rotated': settled, 'view.homed': settled } };
}

export interface ViewerSession {
  /** The image that each pane has open. */
  readonly slide: Readonly<Record<PaneId, ImageId | null>>;
  readonly mode: ViewingMode;
  readonly menuShown: boolean;
}

export const session: Projection<ViewerSession, ViewerEvent> = {
  initial: { slide: { primary: null, secondary: null }, mode: 'NONE', menuShown: true },
  on: {
    // Changing the slide ends measuring and deleting (specification 4.4).
    'slide.opened': (so, _, { pane, image }) => ({
      ...so,
      mode: 'NONE',
      slide: { ...so.slide, [pane]: image },
    }),
    'mode.changed': (so, { mode }) => ({ ...so, mode }),
    'menu.shown': (so) => ({ ...so, menuShown: true }),
    'menu.hidden': (so) => ({ ...so, menuShown: false }),
  },
};

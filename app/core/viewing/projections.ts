import type { ImageId, PaneId } from '../event-log/entry.ts';
import type { Projection } from '../event-log/projection.ts';
import type { Patch } from '../marks/patch.ts';
import type { Ruler } from '../marks/ruler.ts';
import { DEFAULT_RESAMPLING, type Resampling } from '../slides/resampling.ts';
import type { PatchPanel, ViewerEvent, ViewingMode } from './events.ts';
import type { Registration } from './registration.ts';
import { SCALE_BAR_DEFAULTS, type ScaleBarSettings } from './scale-bar.ts';
import type { Viewport } from './viewport.ts';

/** In the order in which they got their present value, as a list of records is kept everywhere here. */
const replaced = <T extends { readonly id: string }>(list: readonly T[], item: T): readonly T[] => [
  ...list.filter(({ id }) => id !== item.id),
  item,
];

/**
 * A mark belongs to its image and shows in every pane with that image; the pane of an entry only
 * says whose Undo takes it back. So the rulers are a fold over the entries of both panes that still stand. A
 * ruler drawn in one pane and removed in the other is gone until whoever removed it undoes that; if the drawing
 * is undone as well, it takes both Redos. That answer depends on what stands and not on who pressed first, so
 * the panes cannot lose each other's work, at one price: an Undo may change nothing to be seen at once, when the
 * other pane has covered what it takes back.
 */
export function rulersOn(image: ImageId): Projection<readonly Ruler[], ViewerEvent> {
  const put = (
    rulers: readonly Ruler[],
    { ruler }: { readonly ruler: Ruler },
    entry: { readonly image: ImageId },
  ): readonly Ruler[] => (entry.image === image ? replaced(rulers, ruler) : rulers);
  return {
    initial: [],
    on: {
      'ruler.drawn': put,
      'ruler.edited': put,
      'ruler.removed': (rulers, { rulerId }, entry) =>
        entry.image === image ? rulers.filter(({ id }) => id !== rulerId) : rulers,
      'rulers.cleared': (rulers, { rulerIds }, entry) =>
        entry.image === image ? rulers.filter(({ id }) => !rulerIds.includes(id)) : rulers,
    },
  };
}

/** Patches, by the same rules as rulers (specification 4.6). */
export function patchesOn(image: ImageId): Projection<readonly Patch[], ViewerEvent> {
  const put = (
    patches: readonly Patch[],
    { patch }: { readonly patch: Patch },
    entry: { readonly image: ImageId },
  ): readonly Patch[] => (entry.image === image ? replaced(patches, patch) : patches);
  return {
    initial: [],
    on: {
      'patch.placed': put,
      'patch.moved': put,
      'patch.resized': put,
      'patch.recolored': put,
      'patch.noted': put,
      'patch.removed': (patches, { patchId }, entry) =>
        entry.image === image ? patches.filter(({ id }) => id !== patchId) : patches,
    },
  };
}

/**
 * What a pane looks at on that image by its own steps; null before it ever settled there. While the panes are
 * in step the second one is led instead (mirror.ts).
 */
export function viewportOf(pane: PaneId, image: ImageId): Projection<Viewport | null, ViewerEvent> {
  const settled = (
    viewport: Viewport | null,
    event: { readonly viewport: Viewport | null },
    entry: { readonly pane: PaneId; readonly image: ImageId },
  ): Viewport | null =>
    entry.pane === pane && entry.image === image ? (event.viewport ?? viewport) : viewport;
  return {
    initial: null,
    on: {
      'view.moved': settled,
      'view.rotated': settled,
      'view.homed': settled,
      'sync.stopped': settled,
    },
  };
}

export type ScaleSet = Pick<Extract<ViewerEvent, { readonly type: 'scale.set' }>, 'checksum' | 'scale'>;

/** The scale that a reader set for the image by hand, and for which pixels; null where nobody did. */
export const scaleSetOn = (image: ImageId): Projection<ScaleSet | null, ViewerEvent> => ({
  initial: null,
  on: {
    'scale.set': (before, { checksum, scale }, entry) =>
      entry.image === image ? { checksum, scale } : before,
  },
});

/** The registration that the latest standing sync event names; null once a sync has ended. */
export const registrationNamed: Projection<Registration | null, ViewerEvent> = {
  initial: null,
  on: {
    'sync.started': (_, { registration }) => registration,
    'sync.aligned': (_, { registration }) => registration,
    'sync.stopped': () => null,
  },
};

export interface ViewerSession {
  /** The image that each pane has opened for itself. The second one has none while it follows the first. */
  readonly slide: Readonly<Record<PaneId, ImageId | null>>;
  readonly mode: ViewingMode;
  readonly menuShown: boolean;
  readonly split: boolean;
  readonly synced: boolean;
  /** One patch is active at a time, so the panels of all others are closed (specification 4.6). */
  readonly patch: { readonly active: string | null; readonly panel: PatchPanel };
  readonly scaleBar: ScaleBarSettings;
  readonly resampling: Resampling;
}

const NO_PATCH = { active: null, panel: 'none' } as const;

/** Only of events that no Undo reaches, so that it is the same with and without what was taken back. */
export const session: Projection<ViewerSession, ViewerEvent> = {
  initial: {
    slide: { primary: null, secondary: null },
    mode: 'NONE',
    menuShown: true,
    split: false,
    synced: false,
    patch: NO_PATCH,
    scaleBar: SCALE_BAR_DEFAULTS,
    resampling: DEFAULT_RESAMPLING,
  },
  on: {
    // Changing the slide ends measuring and deleting (specification 4.4).
    'slide.opened': (so, _, { pane, image }) => ({
      ...so,
      mode: 'NONE',
      patch: NO_PATCH,
      slide: { ...so.slide, [pane]: image },
    }),
    'mode.changed': (so, { mode }) => ({ ...so, mode, patch: NO_PATCH }),
    'menu.shown': (so) => ({ ...so, menuShown: true }),
    'menu.hidden': (so) => ({ ...so, menuShown: false }),
    'scale-bar.changed': (so, { settings }) => ({ ...so, scaleBar: settings }),
    'resampling.changed': (so, { method }) => ({ ...so, resampling: method }),
    'split.opened': (so) => ({ ...so, split: true }),
    'split.closed': (so) => ({
      ...so,
      split: false,
      synced: false,
      slide: { ...so.slide, secondary: null },
    }),
    'sync.started': (so) => ({ ...so, synced: true }),
    'sync.stopped': (so) => ({ ...so, synced: false }),
    'patch.activated': (so, { patchId, panel }) => ({ ...so, patch: { active: patchId, panel } }),
  },
};

/** The image that a pane shows: the second one follows the first until a slide is opened in it. */
export function slideIn({ slide, split }: ViewerSession, pane: PaneId): ImageId | null {
  if (pane === 'primary') return slide.primary;
  return slide.secondary ?? (split ? slide.primary : null);
}

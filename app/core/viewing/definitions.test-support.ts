import type { ImageId, PaneId } from '../event-log/entry.ts';
import type { Projection } from '../event-log/projection.ts';
import type { Patch } from '../marks/patch.ts';
import type { Ruler } from '../marks/ruler.ts';
import type { ViewerEvent } from './events.ts';
import type { ScaleSet } from './projections.ts';
import type { Registration } from './registration.ts';
import type { Viewport } from './viewport.ts';

// What a log says by definition; tests compare the answers of `ViewerFold` with it.

/** In the order in which they got their present value, as a list of records is kept everywhere here. */
const replaced = <T extends { readonly id: string }>(list: readonly T[], item: T): readonly T[] => [
  ...list.filter(({ id }) => id !== item.id),
  item,
];

/** The rulers of an image: a fold over the entries of both panes that still stand. */
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
    on: { 'view.moved': settled, 'view.rotated': settled, 'view.homed': settled, 'sync.stopped': settled },
  };
}

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

/** The latest standing registration of the two images that was computed of points. */
export const alignedOn = (from: ImageId, to: ImageId): Projection<Registration | null, ViewerEvent> => {
  const take = (before: Registration | null, { registration }: { readonly registration: Registration }) =>
    registration.fit !== undefined && registration.from === from && registration.to === to
      ? registration
      : before;
  return { initial: null, on: { 'sync.started': take, 'sync.aligned': take } };
};

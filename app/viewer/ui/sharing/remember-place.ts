import { createWatch, type Scope } from 'effector';
import { createPlaceKeeper, onLeaving, type PlaceKeeper } from '#app/browser/last-place.ts';
import type { SharedView } from '#app/core/sharing/share-link.ts';
import type { LastPlace } from '#contracts/generated/wire.ts';
import { $isStopped } from '../../state/guard.ts';
import { panes } from '../../state/panes.ts';
import { writeVisitFx } from '../../state/visit.ts';

type SlidePlace = NonNullable<LastPlace['slide']>;

/** What the first pane shows; null while no slide is open, or where the viewer was stopped. */
function placeIn(scope: Scope): SlidePlace | null {
  const imageId = scope.getState(panes.primary.$slide);
  if (imageId === null || scope.getState($isStopped)) return null;
  const viewport = scope.getState(panes.primary.$viewport);
  if (viewport === null) return { imageId, view: null };
  const { centre, scale, rotation } = viewport;
  return { imageId, view: { ...centre, scale, rotation } };
}

/** Keeps with the case where its reader is, for another machine; gives what ends it. */
export function rememberPlace(
  scope: Scope,
  owner: { readonly userId: string; readonly caseId: string },
  keeper: PlaceKeeper = createPlaceKeeper(owner),
): () => void {
  const note = (): void => {
    const slide = placeIn(scope);
    if (slide !== null) keeper.note({ slide });
  };
  const stopped = onLeaving(keeper.flush);
  const unwatched = createWatch({ unit: writeVisitFx.done, scope, fn: () => note() });
  return () => {
    unwatched();
    stopped();
    // Whoever leaves at once after a movement leaves before the visit is written.
    note();
    keeper.flush();
  };
}

/** A kept place as the opening of a case takes it; null where the case does not have that slide any more. */
export function openingAt(
  place: Pick<LastPlace, 'slide'> | null,
  images: ReadonlySet<string>,
): SharedView | null {
  const slide = place?.slide ?? null;
  if (slide === null || !images.has(slide.imageId)) return null;
  const { imageId, view } = slide;
  const shown =
    view === null ? null : { centre: { x: view.x, y: view.y }, scale: view.scale, rotation: view.rotation };
  return { first: { imageId, view: shown }, second: null, synced: false, alignment: null, markId: null };
}

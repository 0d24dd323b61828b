import type { ImageId, PaneId } from '#app/core/event-log/entry.ts';
import type { Track } from '#app/core/event-log/track.ts';
import type { MarkAuthor } from '#app/core/marks/author.ts';
import type { ImageSize } from '#app/core/slides/geometry.ts';
import type { Scale } from '#app/core/slides/scale.ts';
import type { OpenImage, ViewerState } from '#app/core/viewing/decide/decision.ts';
import { followedView, registrationIn } from '#app/core/viewing/mirror.ts';
import type { Lane } from '#app/core/viewing/policies.ts';
import { type ScaleSet, slideIn } from '#app/core/viewing/projections.ts';
import { holdsFor, type PaneSide, type Registration, withScalesOf } from '#app/core/viewing/registration.ts';
import type { ViewerFold, ViewerLog } from '#app/core/viewing/viewer-log.ts';
import type { Viewport } from '#app/core/viewing/viewport.ts';
import { homeViewport } from '#app/core/viewing/zoom.ts';

export interface Facts {
  readonly log: ViewerLog;
  readonly images: Readonly<Record<PaneId, OpenImage | null>>;
  readonly sizes: Readonly<Record<PaneId, ImageSize | null>>;
  readonly held: boolean;
  readonly sealed: 'read-only' | null;
  readonly writers: Readonly<Record<ImageId, string>>;
  readonly unheard: Readonly<Record<ImageId, 'asking' | 'failing'>>;
  readonly reader: MarkAuthor | null;
}

const rescaled = new WeakMap<OpenImage, Map<Scale, OpenImage>>();

/**
 * An image with one scale stays one object, so that nobody takes it for another image. A picture has none, also where a
 * reader set one while that could still be done.
 */
function withScale(image: OpenImage, set: ScaleSet | null): OpenImage {
  if (image.scale.state === 'none') return image;
  const scale = set !== null && set.checksum === image.checksum ? set.scale : null;
  if (scale === null) return image;
  const known = rescaled.get(image) ?? new Map<Scale, OpenImage>();
  rescaled.set(image, known);
  const after = known.get(scale) ?? { ...image, scale };
  known.set(scale, after);
  return after;
}

function imageIn(view: ViewerFold, image: OpenImage | null, slide: ImageId | null): OpenImage | null {
  return image !== null && image.id === slide ? withScale(image, view.scaleSet(image.id)) : null;
}

type Side = Omit<PaneSide, 'viewport'>;

const sideOf = (image: OpenImage | null): Side | null =>
  image === null ? null : { image: image.id, checksum: image.checksum, scale: image.scale };

/** What holds for the pixels that are open; while some are on their way, nobody knows better. */
function heldFor(
  registration: Registration | null,
  lead: Side | null,
  own: Side | null,
): Registration | null {
  if (registration === null || lead === null || own === null) return registration;
  return holdsFor(registration, lead, own) ? withScalesOf(registration, lead, own) : null;
}

/** What a pane shows that was never moved; null while nobody knows. */
function homeIn(image: OpenImage | null, pane: ImageSize | null): Viewport | null {
  if (image === null || pane === null || pane.width === 0 || pane.height === 0) return null;
  return homeViewport(image.size, pane, 0);
}

const NO_MARKS: readonly never[] = [];
const NO_HISTORY = { undoable: NO_MARKS, redoable: NO_MARKS } as const;

/** What a decision about one pane rests on, and what the pane shows. */
export function viewerStateOf(facts: Facts, pane: PaneId): ViewerState {
  const { view } = facts.log;
  const session = view.session();
  const slide = slideIn(session, pane);
  const image = imageIn(view, facts.images[pane], slide);
  const leadSlide = slideIn(session, 'primary');
  const leadImage = imageIn(view, facts.images.primary, leadSlide);
  const secondImage = imageIn(view, facts.images.secondary, slideIn(session, 'secondary'));
  const [lead, own] = [sideOf(leadImage), sideOf(secondImage)];
  const registration = heldFor(registrationIn(session, view.registration()), lead, own);
  const leadView =
    (leadSlide === null ? null : view.viewport('primary', leadSlide)) ??
    homeIn(leadImage, facts.sizes.primary);
  const writer = slide === null ? undefined : facts.writers[slide];
  const trackOf = (on: ImageId, lane: Lane): Track<Lane> =>
    writer === undefined ? { pane, image: on, lane } : { pane, image: on, lane, writer };
  return {
    pane,
    slide,
    image,
    busy: facts.held || image === null,
    // A case that does not answer holds nobody up: what it has is merged with what was drawn meanwhile.
    awaitsCase: slide !== null && facts.unheard[slide] === 'asking',
    sealed: facts.sealed,
    session,
    viewport: slide === null ? null : view.viewport(pane, slide),
    rulers: slide === null ? NO_MARKS : view.rulers(slide),
    patches: slide === null ? NO_MARKS : view.patches(slide),
    nextPatch: slide === null ? 1 : view.patchNames(slide).next,
    history: (lane) => (slide === null ? NO_HISTORY : view.history(trackOf(slide, lane))),
    reader: facts.reader,
    registration,
    aligned: lead === null || own === null ? null : heldFor(view.aligned(lead.image, own.image), lead, own),
    lead,
    led: followedView(registration, leadView, null),
  };
}

import { combine, createEffect, createEvent, createStore, merge, sample } from 'effector';
import { type Band, bandOf } from '#app/core/coverage/band.ts';
import { emptyCoverage, type Sight, withSight } from '#app/core/coverage/coverage.ts';
import { NO_WATCH, sightHeld, type Watch } from '#app/core/coverage/dwell.ts';
import { isSameScan, isSameSlide, mergedSlides, withPresent } from '#app/core/coverage/kept-coverage.ts';
import { nextUnseen } from '#app/core/coverage/next-unseen.ts';
import type { CoveredSlide } from '#app/core/coverage/seen-text.ts';
import { type SmallPicture, tissueOf } from '#app/core/coverage/tissue.ts';
import type { ImageId, PaneId } from '#app/core/event-log/entry.ts';
import type { OpenImage } from '#app/core/viewing/decide/decision.ts';
import { $isReplay, type Asked, commandAsked } from '../log.ts';
import { $activePane, $synced, panes } from '../panes.ts';
import { $case, type CaseHandedOver, caseHandedOver } from '../slides.ts';
import { pageHidden, viewerLeft } from '../windows.ts';

const noHandler = (): never => {
  throw new Error('The page gives the handler');
};

interface SeenOwner {
  readonly userId: string;
  readonly caseId: string;
}

/** What this browser keeps of the case. */
export const readSeenFx = createEffect<SeenOwner, readonly CoveredSlide[]>(noHandler);
export const keepSeenFx = createEffect<SeenOwner & { readonly slides: readonly CoveredSlide[] }, void>(
  noHandler,
);
/** Views that follow each other are kept together. */
export const seenWaitFx = createEffect<void, void>(noHandler);

interface Watched {
  readonly pane: PaneId;
  /** What the pane shows by the log; null without a slide. */
  readonly sight: Sight | null;
  /** The view stands still, has all its tiles and can be seen. */
  readonly isSharp: boolean;
  /** Milliseconds of any clock that only goes on. */
  readonly at: number;
}

export const sightChanged = createEvent<Watched>();
/** A view has stood for some time. */
export const sightTimed = createEvent<Pick<Watched, 'pane' | 'at'>>();
/** A small picture of the whole slide, on which the tissue is found; null where there is none. */
export const pictureFound = createEvent<{
  readonly image: OpenImage;
  readonly picture: SmallPicture | null;
}>();
export const nextUnseenAsked = createEvent();

interface Watches {
  readonly of: Readonly<Record<PaneId, Watch>>;
  /** What the last step found to be seen. */
  readonly seen: Sight | null;
}

const $watches = createStore<Watches>(
  { of: { primary: NO_WATCH, secondary: NO_WATCH }, seen: null },
  { serialize: 'ignore' },
)
  .on(sightTimed, ({ of }, { pane, at }) => {
    const seen = sightHeld(of[pane], at);
    return { of: { ...of, [pane]: { ...of[pane], isCounted: of[pane].isCounted || seen !== null } }, seen };
  })
  .on(sightChanged, ({ of }, { pane, sight, isSharp, at }) => ({
    of: { ...of, [pane]: { sight, isSharp, since: at, isCounted: false } },
    seen: sightHeld(of[pane], at),
  }));

/** A replay shows what was seen before, by whoever it was. */
const seen = sample({
  clock: $watches.updates,
  source: $isReplay,
  fn: (isReplay, watches) => (isReplay ? null : watches.seen),
}).filterMap((sight) => sight ?? undefined);

/** What was seen keeps the scale that it was seen by: scales that are hardly others would add up to another one. */
function slideIn(slides: readonly CoveredSlide[], image: OpenImage): CoveredSlide {
  const known = slides.find((slide) => isSameSlide(slide.image, image));
  return known ?? { image, coverage: emptyCoverage(image.size) };
}

/** In its place, since a sight that comes late may be by a scale that the slide has no more. */
const withSlide = (slides: readonly CoveredSlide[], slide: CoveredSlide): readonly CoveredSlide[] =>
  slides.some(({ image }) => isSameSlide(image, slide.image))
    ? slides.map((one) => (isSameSlide(one.image, slide.image) ? slide : one))
    : withPresent(slides, slide);

/** What the reader has seen of each slide of the case, in this visit and in earlier ones. */
export const $seenSlides = createStore<readonly CoveredSlide[]>([], { serialize: 'ignore' })
  .on(seen, (slides, sight) => {
    const slide = slideIn(slides, sight.image);
    const coverage = withSight(slide.coverage, sight);
    return coverage === slide.coverage ? slides : withSlide(slides, { ...slide, coverage });
  })
  .on(pictureFound, (slides, { image, picture }) => {
    const slide = slideIn(slides, image);
    const { grid } = slide.coverage;
    // Where the tissue cannot be found all of the slide counts, which asks for too much and never for too little.
    const everything = new Uint8Array(grid.columns * grid.rows).fill(1);
    const tissue = picture === null ? everything : tissueOf(grid, picture);
    return withSlide(slides, { ...slide, coverage: { ...slide.coverage, tissue } });
  })
  .on(readSeenFx.doneData, mergedSlides);

/** Open slides by another scale than that of what was seen of them last: one was set, or taken back by Undo. */
const rescaled = sample({
  clock: merge([panes.primary.$openImage.updates, panes.secondary.$openImage.updates, readSeenFx.done]),
  source: { slides: $seenSlides, one: panes.primary.$openImage, other: panes.secondary.$openImage },
  fn: ({ slides, one, other }) =>
    [one, other].flatMap((image) => {
      const last = slides.findLast((slide) => image !== null && isSameScan(slide.image, image));
      return image === null || last === undefined || isSameSlide(last.image, image) ? [] : [image];
    }),
}).filter({ fn: (images) => images.length > 0 });

$seenSlides.on(rescaled, (slides, images) =>
  images.reduce((known, image) => withPresent(known, slideIn(known, image)), slides),
);

const NOTHING: ReadonlySet<ImageId> = new Set();

/** The slides of which this browser does not keep all yet. */
const $unkept = createStore(NOTHING, { serialize: 'ignore' })
  .on([seen, pictureFound], (unkept, { image }) => new Set([...unkept, image.id]))
  .on(rescaled, (unkept, images) => new Set([...unkept, ...images.map(({ id }) => id)]))
  .on(keepSeenFx, () => NOTHING)
  .on(
    keepSeenFx.fail,
    (unkept, { params: { slides } }) => new Set([...unkept, ...slides.map(({ image }) => image.id)]),
  );

const seenIn = (pane: PaneId) =>
  combine($seenSlides, panes[pane].$openImage, (slides, image) => {
    if (image === null) return null;
    const slide = slides.find((one) => isSameSlide(one.image, image));
    return slide === undefined ? null : { ...slide, image };
  });

/** The slide of each pane with what was seen of it; null before there is anything to say. */
export const $seenIn = { primary: seenIn('primary'), secondary: seenIn('secondary') } as const;

/** Whether it was found where the tissue of the slide lies. */
export const $tissueKnown = {
  primary: $seenIn.primary.map((slide) => slide !== null && slide.coverage.tissue !== null),
  secondary: $seenIn.secondary.map((slide) => slide !== null && slide.coverage.tissue !== null),
} as const;

const ownerOf = (handed: CaseHandedOver | null): SeenOwner => ({
  userId: handed?.userId ?? '',
  caseId: handed?.caseId ?? '',
});

sample({ clock: caseHandedOver, fn: ownerOf, target: readSeenFx });
sample({
  clock: [seen, pictureFound, rescaled],
  source: seenWaitFx.pending,
  filter: (waiting) => !waiting,
  fn: () => undefined,
  target: seenWaitFx,
});
sample({
  clock: merge([seenWaitFx.done, pageHidden, viewerLeft]),
  source: { handed: $case, slides: $seenSlides, unkept: $unkept },
  filter: ({ handed, unkept }) => handed !== null && unkept.size > 0,
  fn: ({ handed, slides, unkept }) => ({
    ...ownerOf(handed),
    slides: slides.filter(({ image }) => unkept.has(image.id)),
  }),
  target: keepSeenFx,
});

/** Why the view stayed where it was. */
export type NothingUnseen =
  | { readonly why: 'unknown' }
  /** All the tissue of the slide was seen at the band of the view, or finer. */
  | { readonly why: 'all-seen'; readonly band: Band };

type Found = { readonly asked: Asked } | NothingUnseen;

const found = sample({
  clock: nextUnseenAsked,
  source: {
    active: $activePane,
    synced: $synced,
    watches: $watches,
    primary: $seenIn.primary,
    secondary: $seenIn.secondary,
  },
  fn: ({ active, synced, watches, ...slides }): Found => {
    // A pane that is led goes where the first one goes.
    const pane = synced ? 'primary' : active;
    const { sight } = watches.of[pane];
    const slide = slides[pane];
    if (sight === null || !slide?.coverage.tissue || !isSameSlide(sight.image, slide.image))
      return { why: 'unknown' };
    const viewport = nextUnseen(slide.coverage, slide.image, sight);
    if (viewport === null) return { why: 'all-seen', band: bandOf(slide.image, sight.viewport.scale) };
    return { asked: { pane, command: { type: 'move-view', viewport } } };
  },
});

sample({ clock: found.filterMap((one) => ('asked' in one ? one.asked : undefined)), target: commandAsked });

export const nothingUnseen = found.filterMap((one) => ('why' in one ? one : undefined));

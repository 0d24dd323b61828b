import { combine, createEvent, createStore, sample } from 'effector';
import type { SlideImage } from '../../core/slides/flatten.ts';
import { movingToSpecimen } from '../../core/slides/titles.ts';
import { commandAsked, recorded } from './log.ts';
import { $slide } from './panes.ts';

/** One case, as the page hands it over. */
export interface CaseHandedOver {
  readonly userId: string;
  readonly caseId: string;
  readonly images: readonly SlideImage[];
  /** In the flattened list; an index that it does not have means the first. */
  readonly start: number;
}

export const caseHandedOver = createEvent<CaseHandedOver>();
/** By running index across all specimens (specification 2.8). */
export const slideSelected = createEvent<number>();
export const previousAsked = createEvent();
export const nextAsked = createEvent();
/** 'Moving to Specimen {id}' (specification 4.4). */
export const specimenEntered = createEvent<string>();

export const $case = createStore<CaseHandedOver | null>(null, { serialize: 'ignore' }).on(
  caseHandedOver,
  (_, handed) => handed,
);
export const $images = $case.map((handed) => handed?.images ?? []);

/** The slide that the log has open, with everything around it; null before there is one. */
export const $current = combine($images, $slide, (images, { id }) => ({
  image: images.find(({ imageId }) => imageId === id) ?? null,
}));

const selected = sample({
  clock: slideSelected,
  source: $images,
  fn: (images, index) => images[index] ?? null,
});

sample({
  clock: caseHandedOver,
  filter: ({ images }) => images.length > 0,
  fn: ({ images, start }) => (images[start] === undefined ? 0 : start),
  target: slideSelected,
});

for (const [asked, side] of [
  [previousAsked, 'previous'],
  [nextAsked, 'next'],
] as const) {
  sample({
    clock: asked,
    source: $current,
    filter: ({ image }) => image?.navigation[side].available === true,
    fn: ({ image }) => image?.navigation[side].index ?? 0,
    target: slideSelected,
  });
}

const moved = sample({
  clock: selected,
  source: $current,
  fn: ({ image: before }, after) => ({ before, after }),
});

sample({
  clock: moved,
  filter: ({ after }) => after !== null,
  fn: ({ after }) =>
    ({ pane: 'primary', command: { type: 'open-slide', image: after?.imageId ?? '' } }) as const,
  target: commandAsked,
});

sample({
  clock: moved,
  filter: ({ before, after }) =>
    before !== null && after !== null && before.specimenIndex !== after.specimenIndex,
  fn: ({ after }) => movingToSpecimen(after?.specimenId ?? ''),
  target: specimenEntered,
});

/** The image that was just opened by the log, once for each opening. */
export const slideOpened = sample({
  clock: recorded,
  filter: (drafts) => drafts.some(({ event }) => event.type === 'slide.opened'),
  fn: (drafts) => drafts[0]?.image ?? '',
});

import { combine, createEvent, createStore, sample } from 'effector';
import type { ImageId, PaneId } from '#app/core/event-log/entry.ts';
import type { SharedView } from '#app/core/sharing/share-link.ts';
import type { SlideImage } from '#app/core/slides/flatten.ts';
import { movingToSpecimen } from '#app/core/slides/titles.ts';
import { commandAsked } from './log.ts';
import { $activePane, panes } from './panes.ts';

/** One case, as the page hands it over. */
export interface CaseHandedOver {
  readonly userId: string;
  readonly caseId: string;
  readonly images: readonly SlideImage[];
  /** In the flattened list; an index that it does not have means the first. */
  readonly start: number;
  /** What a link opens; absent where the address names no more than the slide. */
  readonly shared?: SharedView;
  /** A former image is handed over, and no other. */
  readonly isFormer?: boolean;
}

export const caseHandedOver = createEvent<CaseHandedOver>();
/** By running index across all specimens (specification 2.8), in the first pane. */
export const slideSelected = createEvent<number>();
/** By the same index, beside the first pane's: two different slides at once. */
export const secondSlideAsked = createEvent<number>();
export const previousAsked = createEvent();
export const nextAsked = createEvent();
interface SpecimenEntered {
  readonly text: string;
  /** The pane that another specimen is in now; the other one may be left with the one before. */
  readonly pane: PaneId;
}

/** 'Moving to Specimen {id}' (specification 4.4). */
export const specimenEntered = createEvent<SpecimenEntered>();
/** The last of these, each an object of its own: the same specimen may be entered twice. */
export const $specimenEntered = createStore<SpecimenEntered | null>(null, { serialize: 'ignore' }).on(
  specimenEntered,
  (_, entered) => entered,
);

export const $case = createStore<CaseHandedOver | null>(null, { serialize: 'ignore' }).on(
  caseHandedOver,
  (_, handed) => handed,
);
const NO_IMAGES: readonly SlideImage[] = [];
export const $images = $case.map((handed) => handed?.images ?? NO_IMAGES);

const currentIn = (pane: PaneId) =>
  combine(
    $images,
    panes[pane].$slide,
    (images, slide) => images.find(({ imageId }) => imageId === slide) ?? null,
  );

/** The slide that the log has open in each pane, with everything around it; null before there is one. */
export const $currentIn = { primary: currentIn('primary'), secondary: currentIn('secondary') } as const;
export const $current = $currentIn.primary;

/** The second pane steps by itself, to a slide of its own; until it has one, it goes where the first one goes. */
const $stepping = combine(
  { pane: $activePane, primary: $currentIn.primary, secondary: $currentIn.secondary },
  ({ pane, ...current }) => ({ pane, image: current[pane] }),
);

interface Chosen {
  readonly pane: PaneId;
  readonly index: number;
}
const chosen = createEvent<Chosen>();

sample({ clock: slideSelected, fn: (index): Chosen => ({ pane: 'primary', index }), target: chosen });
sample({ clock: secondSlideAsked, fn: (index): Chosen => ({ pane: 'secondary', index }), target: chosen });
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
    source: $stepping,
    filter: ({ image }) => image?.navigation[side].available === true,
    fn: ({ pane, image }): Chosen => ({ pane, index: image?.navigation[side].index ?? 0 }),
    target: chosen,
  });
}

const moved = sample({
  clock: chosen,
  source: { images: $images, primary: $currentIn.primary, secondary: $currentIn.secondary },
  fn: ({ images, primary, secondary }, { pane, index }) => ({
    pane,
    before: pane === 'primary' ? primary : secondary,
    after: images[index] ?? null,
  }),
});

sample({
  clock: moved,
  filter: ({ after }) => after !== null,
  fn: ({ pane, after }) => ({ pane, command: { type: 'open-slide', image: after?.imageId ?? '' } }) as const,
  target: commandAsked,
});

sample({
  clock: moved,
  filter: ({ before, after }) =>
    before !== null && after !== null && before.specimenIndex !== after.specimenIndex,
  fn: ({ pane, after }) => ({ pane, text: movingToSpecimen(after?.specimenId ?? '') }),
  target: specimenEntered,
});

const slideOpenedIn = (pane: PaneId) =>
  sample({ clock: panes[pane].$slide, filter: (slide: ImageId | null): slide is ImageId => slide !== null });

/**
 * The image that each pane has come to show, by the reader's choice or from an earlier visit. Two events: of a merged
 * one, samples would see only the second where both panes get their slides at the same moment.
 */
export const slideOpened = {
  primary: slideOpenedIn('primary'),
  secondary: slideOpenedIn('secondary'),
} as const;

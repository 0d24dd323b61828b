import { attach, combine, createEvent, createStore, sample } from 'effector';
import type { ImageId } from '#app/core/event-log/entry.ts';
import { isOfAnother, type MarkAuthor } from '#app/core/marks/author.ts';
import type { BoxRuler } from '#app/core/marks/box-form.ts';
import { lengthLabel, lengthOf } from '#app/core/marks/length.ts';
import type { ImageBox, Patch } from '#app/core/marks/patch.ts';
import type { Ruler } from '#app/core/marks/ruler.ts';
import type { SlideImage } from '#app/core/slides/flatten.ts';
import { isReplaced } from '#app/core/slides/scale.ts';
import type { ScaleSet } from '#app/core/viewing/projections.ts';
import { boxOfPoints, viewAround } from '#app/core/viewing/view-around.ts';
import type { ViewerFold, ViewerLog } from '#app/core/viewing/viewer-log.ts';
import { $legacyBoxes } from './legacy-boxes.ts';
import { $log, $reader, $sealed, type Asked, commandAsked, imageOpened } from './log.ts';
import { $reading, readMarksFx } from './mark-reading.ts';
import { $activePane, $split, panes, paneTouched } from './panes.ts';
import { $current, $images, slideSelected } from './slides.ts';

/** The list of all marks was opened: what lies in storage for slides that were not visited is read then. */
export const marksListOpened = createEvent();
/** `pane`: the size of the first pane in CSS pixels, into which the mark is to fit. */
export const markSought = createEvent<Sought>();
/** Asked for beside the slides and not in a pane, such as in the list of marks; it is about marks of that image. */
export const marksCommandAsked = createEvent<MarksAsked>();

export interface MarksAsked {
  readonly imageId: ImageId;
  readonly command: Asked['command'];
}

/** How an image stands at the moment of asking, such as when a file of marks for it has been read. */
export const lookAtImageFx = attach({
  source: {
    log: $log,
    sealed: $sealed,
    split: $split,
    first: panes.primary.$slide,
    second: panes.secondary.$slide,
  },
  effect: ({ log, sealed, split, first, second }, imageId: ImageId) => ({
    isSealed: sealed !== null,
    isShown: first === imageId || (split && second === imageId),
    kept: log.view.kept(imageId),
  }),
});

/** One mark of the case as a line of the list; rulers and patches alike. */
export interface CaseMark {
  /** A box is what an earlier visit left of a ruler in the specified form: to be read, and no more. */
  readonly kind: 'ruler' | 'patch' | 'box';
  readonly id: string;
  readonly imageId: ImageId;
  readonly slideIndex: number;
  readonly slideTitle: string;
  /** A length with its unit and what it rests on, or what kind of patch it is. */
  readonly value: string;
  /** A ruler's name or a patch's note. */
  readonly name: string;
  readonly author: string;
  /** Another reader made it, so it is not to be changed here. */
  readonly ofAnother: boolean;
  readonly visible: boolean;
  /** The mark was made on other pixels of this slide, so there is nothing to go to. */
  readonly earlier: boolean;
  /** The mark was measured by a scale that the slide has no more. */
  readonly byEarlierScale: boolean;
  readonly box: ImageBox;
}

const placeOf = (image: SlideImage) => ({
  imageId: image.imageId,
  slideIndex: image.globalIndex,
  slideTitle: image.titles.slide,
});

const NOBODY = '–';

const enteredOf = ({ enteredScale }: SlideImage) =>
  enteredScale === null ? null : ({ state: 'manual', ...enteredScale } as const);

function rulerLine(ruler: Ruler, { image, reader, scaleSet }: MarksOfSlide): CaseMark {
  const length = lengthOf(ruler.from, ruler.to, ruler.scale);
  const earlier = ruler.checksum !== image.checksum;
  const ofReader = scaleSet?.checksum === image.checksum ? scaleSet.scale : null;
  return {
    kind: 'ruler',
    id: ruler.id,
    ...placeOf(image),
    value: length === null ? NOBODY : lengthLabel(length),
    name: ruler.name,
    author: ruler.author?.displayName ?? NOBODY,
    ofAnother: isOfAnother(ruler, reader),
    visible: ruler.visible,
    earlier,
    byEarlierScale: !earlier && isReplaced(ruler.scale, ofReader ?? enteredOf(image)),
    box: boxOfPoints(ruler.from, ruler.to),
  };
}

const patchLine = (patch: Patch, { image, reader, patchNames }: MarksOfSlide): CaseMark => ({
  kind: 'patch',
  id: patch.id,
  ...placeOf(image),
  value: `${patch.isPoint ? 'Point' : 'Patch'} ${patchNames.nameOf(patch.id)}`,
  name: patch.note,
  author: patch.author?.displayName ?? NOBODY,
  ofAnother: isOfAnother(patch, reader),
  visible: true,
  earlier: patch.checksum !== image.checksum,
  byEarlierScale: false,
  box: patch.box,
});

const boxLine = (box: BoxRuler, image: SlideImage): CaseMark => ({
  kind: 'box',
  id: box.id,
  ...placeOf(image),
  value: box.label === '' ? NOBODY : box.label,
  name: '',
  author: NOBODY,
  ofAnother: false,
  visible: box.visible,
  // Boxes that were made on other pixels are not read.
  earlier: false,
  byEarlierScale: false,
  box: box.rect,
});

type LegacyBoxes = Readonly<Record<ImageId, readonly BoxRuler[]>>;

interface MarksOfSlide {
  readonly image: SlideImage;
  readonly reader: MarkAuthor | null;
  readonly patchNames: ReturnType<ViewerFold['patchNames']>;
  readonly scaleSet: ScaleSet | null;
  readonly rulers: readonly Ruler[];
  readonly boxes: readonly BoxRuler[];
  readonly patches: readonly Patch[];
}

const NO_BOXES: readonly BoxRuler[] = [];

/** In reading order of the slides. */
const marksBySlide = (
  { view }: ViewerLog,
  images: readonly SlideImage[],
  legacyBoxes: LegacyBoxes,
  reader: MarkAuthor | null,
): readonly MarksOfSlide[] =>
  images.map((image) => ({
    image,
    reader,
    patchNames: view.patchNames(image.imageId),
    scaleSet: view.scaleSet(image.imageId),
    rulers: view.rulers(image.imageId),
    boxes: legacyBoxes[image.imageId] ?? NO_BOXES,
    patches: view.patches(image.imageId),
  }));

/** Rulers, then what is left of older ones, then patches. */
function linesOf(slide: MarksOfSlide): readonly CaseMark[] {
  const { image, rulers, boxes, patches } = slide;
  const known = new Set(rulers.map(({ id }) => id));
  return [
    ...rulers.map((ruler) => rulerLine(ruler, slide)),
    ...boxes.filter(({ id }) => !known.has(id)).map((box) => boxLine(box, image)),
    ...patches.map((patch) => patchLine(patch, slide)),
  ];
}

/** The log gives the same lists until a mark of the slide changes, so comparing references is enough. */
const haveChanged = (now: readonly MarksOfSlide[], before: readonly MarksOfSlide[]): boolean =>
  now.length !== before.length ||
  now.some(({ image, reader, scaleSet, rulers, boxes, patches }, at) => {
    const old = before[at];
    if (image !== old?.image || reader !== old.reader || scaleSet !== old.scaleSet) return true;
    return rulers !== old.rulers || boxes !== old.boxes || patches !== old.patches;
  });

const $listed = createStore(false, { serialize: 'ignore' }).on(marksListOpened, () => true);

/** Empty until the list was asked for: nobody else needs the marks of all slides at once. */
const $marksBySlide = createStore<readonly MarksOfSlide[]>([], {
  serialize: 'ignore',
  updateFilter: haveChanged,
});
sample({
  clock: combine({ log: $log, images: $images, legacyBoxes: $legacyBoxes, reader: $reader, listed: $listed }),
  filter: ({ listed }) => listed,
  fn: ({ log, images, legacyBoxes, reader }) => marksBySlide(log, images, legacyBoxes, reader),
  target: $marksBySlide,
});
export const $marksOfCase = $marksBySlide.map((slides) => slides.flatMap(linesOf));

// One after the other: reading sets off the next, so that a case of many slides does not ask for all at once.
const next = sample({
  clock: [marksListOpened, $reading],
  source: { images: $images, reading: $reading, listed: $listed },
  filter: ({ images, reading, listed }) =>
    listed &&
    !Object.values(reading).includes('reading') &&
    images.some(({ imageId }) => reading[imageId] === undefined),
  fn: ({ images, reading }) => images.find(({ imageId }) => reading[imageId] === undefined)?.imageId ?? '',
});
sample({ clock: next, target: readMarksFx });

// Undo goes to the pane that is in use, so what was asked for beside the panes has to be a step of one that shows the slide.
const placed = sample({
  clock: marksCommandAsked,
  source: { active: $activePane, split: $split, first: panes.primary.$slide, second: panes.secondary.$slide },
  // The slide may have been left meanwhile: on another one its marks would be a stranger's.
  filter: ({ split, first, second }, { imageId }) => first === imageId || (split && second === imageId),
  fn: ({ active, split, first, second }, { imageId, command }): Asked => {
    const isInSecond = split && second === imageId && (active === 'secondary' || first !== imageId);
    return { pane: isInSecond ? 'secondary' : 'primary', command };
  },
});
sample({ clock: placed, fn: ({ pane }) => pane, target: paneTouched });
sample({ clock: placed, target: commandAsked });

interface Sought {
  readonly mark: CaseMark;
  readonly pane: { readonly width: number; readonly height: number };
}

const $sought = createStore<Sought | null>(null, { serialize: 'ignore' }).on(
  markSought,
  (_, sought) => sought,
);

sample({ clock: markSought, fn: ({ mark }) => mark.slideIndex, target: slideSelected });

const arrived = sample({
  clock: [markSought, imageOpened],
  source: { sought: $sought, image: panes.primary.$openImage },
});

/** Once the slide is open; at once where it was open already. */
export const markReached = arrived.filterMap(({ sought, image }): Asked | undefined => {
  if (sought === null || image?.id !== sought.mark.imageId) return undefined;
  const viewport = viewAround(sought.mark.box, image.size, sought.pane);
  return { pane: 'primary', command: { type: 'move-view', viewport } };
});
// Whoever went on to another slide meanwhile must not be moved when they come back.
const strayed = sample({
  clock: $current,
  source: $sought,
  filter: (sought, image) => sought !== null && image?.imageId !== sought.mark.imageId,
});
$sought.on([markReached, strayed], () => null);
sample({ clock: markReached, target: commandAsked });

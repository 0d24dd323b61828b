import { combine, createEvent, createStore, sample } from 'effector';
import { countMarks } from '#app/core/counting/count.ts';
import {
  boxOfField,
  type FieldDirection,
  type FieldGrid,
  type FieldPlace,
  fieldBeside,
  gridAround,
  type ShownField,
} from '#app/core/counting/field.ts';
import type { ImagePoint, ImageSize } from '#app/core/slides/geometry.ts';
import type { Scale } from '#app/core/slides/scale.ts';
import type { OpenImage } from '#app/core/viewing/decide/decision.ts';
import { viewAround } from '#app/core/viewing/view-around.ts';
import { $sealed, type Asked, commandAsked } from '../log.ts';
import { $unheard } from '../outbox-state.ts';
import { $mode, panes } from '../panes.ts';
import { $patchKind, patchKindChosen } from '../patches.ts';

/** The size of the first pane in CSS pixels, into which the field is brought. */
interface InPane {
  readonly pane: ImageSize;
}

/** `area` in square millimetres; the first field lies around `centre`. */
export const countingBegun = createEvent<InPane & { readonly area: number; readonly centre: ImagePoint }>();
export const fieldStepped = createEvent<InPane & { readonly direction: FieldDirection }>();
/** A field was chosen; `index` is its place in the list of fields. */
export const fieldChosen = createEvent<InPane & { readonly index: number }>();
export const countingEnded = createEvent();
/** The next click is to place a point. */
export const pointsAsked = createEvent();
export const countingPanelToggled = createEvent();

export const $countingShown = createStore(false, { serialize: 'ignore' }).on(
  countingPanelToggled,
  (shown) => !shown,
);

/** A count under way. It is the tab's own and no fact of the log: it changes no mark, and Undo leaves it alone. */
export interface Counting {
  readonly image: OpenImage;
  readonly area: number;
  readonly grid: FieldGrid;
  /** In the order in which they were visited, each of them once. */
  readonly fields: readonly FieldPlace[];
  /** Which of the list the reader is at. */
  readonly current: number;
}

export const $counting = createStore<Counting | null>(null, { serialize: 'ignore' });

/** Why a count ended without the reader's asking. */
export type CountingStop = 'slide-left' | 'scale-changed';

const begun = sample({
  clock: countingBegun,
  source: panes.primary.$openImage,
  fn: (image, asked) => ({ image, asked }),
}).filterMap(({ image, asked: { area, centre, pane } }) => {
  const grid = image === null ? null : gridAround(centre, area, image);
  if (image === null || grid === null) return undefined;
  const counting: Counting = { image, area, grid, fields: [{ column: 0, row: 0 }], current: 0 };
  return { counting, pane };
});

/** The field beside the current one; null where the slide ends. */
export function nextPlace(counting: Counting, direction: FieldDirection): FieldPlace | null {
  const { grid, fields, current, image } = counting;
  const place = fields[current];
  return place === undefined ? null : fieldBeside(grid, place, direction, image.size);
}

/** A field that was visited is gone to: counted again, its marks would count twice. */
function stepIn(counting: Counting, direction: FieldDirection): Counting {
  const place = nextPlace(counting, direction);
  if (place === null) return counting;
  const { fields } = counting;
  const known = fields.findIndex(({ column, row }) => column === place.column && row === place.row);
  if (known >= 0) return { ...counting, current: known };
  return { ...counting, fields: [...fields, place], current: fields.length };
}

const mppOf = (scale: Scale): string =>
  'mppX' in scale ? `${String(scale.mppX)} ${String(scale.mppY)}` : '';

interface Shown {
  readonly slide: string | null;
  readonly image: OpenImage | null;
}

/** Fields were laid out by one scale over these pixels: by another one they would be other places of the tissue. */
function whyOver(counting: Counting | null, { slide, image }: Shown): CountingStop | undefined {
  if (counting === null) return undefined;
  const { id, checksum, scale, size } = counting.image;
  if (slide !== id) return 'slide-left';
  // The pixels are still on their way, for instance under a renewed link.
  if (image === null) return undefined;
  const isSamePicture =
    image.checksum === checksum && image.size.width === size.width && image.size.height === size.height;
  if (!isSamePicture) return 'slide-left';
  const isSameScale = image.scale.state === scale.state && mppOf(image.scale) === mppOf(scale);
  return isSameScale ? undefined : 'scale-changed';
}

const stopped = sample({
  clock: combine({ slide: panes.primary.$slide, image: panes.primary.$openImage }).updates,
  source: $counting,
  fn: whyOver,
}).filterMap((why) => why);

$counting
  .on(begun, (_, { counting }) => counting)
  .on(fieldStepped, (counting, { direction }) => counting && stepIn(counting, direction))
  .on(fieldChosen, (counting, { index }) =>
    counting?.fields[index] === undefined ? counting : { ...counting, current: index },
  )
  .on([countingEnded, stopped], () => null);

/** Null once the reader has begun another count, or was told. */
export const $countingStop = createStore<CountingStop | null>(null, { serialize: 'ignore' })
  .on(stopped, (_, why) => why)
  .on([begun, countingPanelToggled], () => null);

/** How much of the pane a field fills, so that what lies at its border is seen too. */
const SHARE = 0.8;

const brought = sample({
  clock: [begun, fieldStepped, fieldChosen],
  source: $counting,
  fn: (counting, { pane }) => ({ counting, pane }),
}).filterMap(({ counting, pane }): Asked | undefined => {
  const place = counting?.fields[counting.current];
  if (!counting || place === undefined) return undefined;
  const viewport = viewAround(boxOfField(counting.grid, place), counting.image.size, pane, SHARE);
  return { pane: 'primary', command: { type: 'move-view', viewport } };
});
sample({ clock: brought, target: commandAsked });

const pointsWanted = sample({ clock: [begun, pointsAsked], fn: () => 'point' as const });
sample({ clock: pointsWanted, target: patchKindChosen });
sample({
  clock: pointsWanted,
  source: { mode: $mode, sealed: $sealed },
  filter: ({ mode, sealed }) => mode !== 'PATCH' && sealed === null,
  fn: () => ({ pane: 'primary', command: { type: 'toggle-mode', mode: 'PATCH' } }) as const,
  target: commandAsked,
});

/** Whether a click places a point now. */
export const $placesPoints = combine(
  $mode,
  $patchKind,
  (mode, wanted) => mode === 'PATCH' && wanted === 'point',
);

/**
 * Worked out from the marks of the slide each time, so it cannot differ from what is there. Null while the slide or its
 * marks are on their way, from this browser or from the case: a count of what has come so far would be too low.
 */
export const $count = combine(
  $counting,
  panes.primary.$current,
  panes.primary.$busy,
  $unheard,
  (counting, { patches }, busy, unheard) =>
    counting === null || busy || unheard[counting.image.id] !== undefined
      ? null
      : countMarks(patches, counting.grid, counting.fields, counting.area),
);

const NO_FIELDS: readonly ShownField[] = [];

/** The frames that the first pane draws. */
export const $shownFields = $counting.map((counting): readonly ShownField[] =>
  counting === null
    ? NO_FIELDS
    : counting.fields.map((place, index) => ({
        box: boxOfField(counting.grid, place),
        isCurrent: index === counting.current,
      })),
);

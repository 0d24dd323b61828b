import { z } from 'zod';
import type { ImageId } from '../event-log/entry.ts';
import { clampPoint, type ImageSize } from '../slides/geometry.ts';
import type { Successors } from '../slides/replaced-images.ts';
import type { Viewport } from '../viewing/viewport.ts';
import { zoomLimits } from '../viewing/zoom.ts';
import { BETWEEN, decimal, plain, plainTurn } from './address-numbers.ts';
import type { ShareFault } from './share-faults.ts';
import { alignmentShape, alignmentText, type SharedAlignment } from './shared-alignment.ts';

export interface SharedPane {
  readonly imageId: ImageId;
  /** Null is the whole slide. */
  readonly view: Viewport | null;
}

/**
 * What a link opens: slides, views, panes and the chosen mark, by ids and numbers only. No length and no scale of a scan
 * is in it: whoever opens it reads those from the case. How sections lie on one another is in no case, so it is.
 */
export interface SharedView {
  readonly first: SharedPane;
  /** Null while one pane is open. */
  readonly second: SharedPane | null;
  readonly synced: boolean;
  /** How the reader laid the slides on one another by points; null where the sync holds them as they lie. */
  readonly alignment: SharedAlignment | null;
  readonly markId: string | null;
}

/** A view that an address may name; the slide and the pane narrow it further once they are known. */
const MOST_PIXELS = 10_000_000;
const MOST_SCALE = 1000;
const LONGEST_ID = 200;
const FULL_TURN = 360;
/** Plain decimals: a hundredth of a pixel is not seen at any zoom, and a scale needs its leading figures. */
const CENTRE_DECIMALS = 2;
const SCALE_DECIMALS = 9;
const TURN_DECIMALS = 2;

const centre = decimal.pipe(z.number().min(-MOST_PIXELS).max(MOST_PIXELS));
const view = z
  .string()
  .transform((text) => text.split(BETWEEN))
  .pipe(
    z.tuple([
      centre,
      centre,
      decimal.pipe(z.number().positive().max(MOST_SCALE)),
      decimal.pipe(z.number().min(0).lt(FULL_TURN)),
    ]),
  )
  .transform(([x, y, scale, rotation]): Viewport => ({ centre: { x, y }, scale, rotation }));
const id = z.string().min(1).max(LONGEST_ID);

/** The one place that says what an address may hold beside its case. */
const linkShape = z
  .object({
    image: id,
    view,
    second: id,
    secondView: view,
    sync: z.literal('on'),
    aligned: alignmentShape,
    mark: id,
  })
  .partial();

type LinkParts = z.output<typeof linkShape>;
type Part = keyof LinkParts;

const FAULT_OF: Readonly<Record<Part, ShareFault>> = {
  image: 'strange-slide',
  view: 'broken-view',
  second: 'strange-second-slide',
  secondView: 'broken-second-view',
  sync: 'broken-sync',
  aligned: 'broken-alignment',
  mark: 'broken-mark',
};

const PARTS = linkShape.keyof().options;
const KNOWN: ReadonlySet<string> = new Set(['case', ...PARTS]);

const viewText = ({ centre: { x, y }, scale, rotation }: Viewport): string =>
  [
    plain(x, CENTRE_DECIMALS),
    plain(y, CENTRE_DECIMALS),
    plain(scale, SCALE_DECIMALS),
    plainTurn(rotation, TURN_DECIMALS),
  ].join(BETWEEN);

/** The address of the case with what is shown, without the origin. */
export function shareLinkOf(caseId: string, shown: SharedView): string {
  const { first, second, synced, alignment, markId } = shown;
  const search = new URLSearchParams({ case: caseId, image: first.imageId });
  if (first.view !== null) search.set('view', viewText(first.view));
  if (second !== null) search.set('second', second.imageId);
  if (second !== null && second.view !== null) search.set('secondView', viewText(second.view));
  if (second !== null && synced) search.set('sync', 'on');
  if (second !== null && synced && alignment !== null) search.set('aligned', alignmentText(alignment));
  if (markId !== null) search.set('mark', markId);
  return `/viewer?${search.toString()}`;
}

/** The address without what only an opening is told by; the case and its slide stay. */
export function withoutSharedParts(address: URL): URL {
  const bare = new URL(address);
  for (const part of PARTS) if (part !== 'image') bare.searchParams.delete(part);
  return bare;
}

export interface ReadLink {
  /** Null where the address names no more than a case and perhaps its slide. */
  readonly shared: SharedView | null;
  /** What was left out, each once. */
  readonly faults: readonly ShareFault[];
  /** The images that it names and that were scanned again since; those in their place are opened. */
  readonly replaced: readonly ImageId[];
}

/** The images of a case that a link may lead to. */
export interface LinkedImages {
  readonly images: ReadonlySet<ImageId>;
  readonly successors: Successors;
}

/**
 * The pane with what stands in the place of its image; null where nothing does. A place lies on the pixels that it was
 * named for, so the new image is shown as a whole.
 */
function paneNow(
  imageId: ImageId | undefined,
  view: Viewport | null,
  { images, successors }: LinkedImages,
): SharedPane | null {
  if (imageId === undefined) return null;
  if (images.has(imageId)) return { imageId, view };
  const successor = successors.get(imageId);
  return successor === undefined || !images.has(successor) ? null : { imageId: successor, view: null };
}

const replacedIn = (named: ImageId | undefined, shown: SharedPane | null): readonly ImageId[] =>
  named === undefined || shown === null || shown.imageId === named ? [] : [named];

/** The parts that can be read, and the names of those that cannot. */
function partsIn(search: URLSearchParams): { readonly parts: LinkParts; readonly broken: readonly Part[] } {
  const named = PARTS.filter((part) => search.has(part));
  const textOf = (parts: readonly Part[]) =>
    Object.fromEntries(parts.map((part) => [part, search.get(part)]));
  const read = linkShape.safeParse(textOf(named));
  if (read.success) return { parts: read.data, broken: [] };
  const at = new Set(read.error.issues.map(({ path }) => path[0]));
  const rest = linkShape.safeParse(textOf(named.filter((part) => !at.has(part))));
  return { parts: rest.data ?? {}, broken: named.filter((part) => at.has(part)) };
}

/**
 * Reads the search of an address for a case with these images. What is unknown or broken is left out and said. A place on
 * a slide that the case does not have says nothing of any other slide, so nothing else is taken from such a link. How
 * sections lie on one another is known of the images that were aligned, and of none that took their place.
 */
export function readShareLink(searchText: string, known: LinkedImages): ReadLink {
  const search = new URLSearchParams(searchText);
  const { parts, broken } = partsIn(search);
  const faults = new Set<ShareFault>(broken.map((part) => FAULT_OF[part]));
  if ([...search.keys()].some((key) => !KNOWN.has(key))) faults.add('unknown-part');
  const { view: place = null, secondView = null, sync, aligned, mark: markId = null } = parts;
  const first = paneNow(parts.image, place, known);
  if (first === null)
    return { shared: null, faults: search.has('image') ? ['strange-slide'] : [...faults], replaced: [] };
  const second = paneNow(parts.second, secondView, known);
  const replaced = [...replacedIn(parts.image, first), ...replacedIn(parts.second, second)];
  if (parts.second !== undefined && second === null) faults.add('strange-second-slide');
  if (sync !== undefined && !search.has('second')) faults.add('lone-sync');
  const synced = second !== null && sync !== undefined;
  const told = synced && second.imageId !== first.imageId && aligned !== undefined ? aligned : null;
  if (aligned !== undefined && told === null) faults.add('broken-alignment');
  const alignment = replaced.length === 0 ? told : null;
  if (told !== null && alignment === null) faults.add('outdated-alignment');
  const shared: SharedView = { first, second, synced, alignment, markId };
  const saysMore = first.view !== null || second !== null || markId !== null;
  return { shared: saysMore ? shared : null, faults: [...faults], replaced: [...new Set(replaced)] };
}

/** The view as this slide in this pane allows it: its middle on the slide, its zoom within the limits. */
export function allowedView(view: Viewport, image: ImageSize, pane: ImageSize): Viewport {
  const { min, max } = zoomLimits(image, pane, view.rotation);
  const scale = Math.min(Math.max(view.scale, min), max);
  return { centre: clampPoint(view.centre, image), scale, rotation: view.rotation };
}

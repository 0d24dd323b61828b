import { labels } from '#contracts/generated/labels.ts';
import type { RescanRequest, ViewerCase } from '#contracts/generated/wire.ts';
import type { ImageId } from '../event-log/entry.ts';
import { listLabel } from '../reference/list-labels.ts';
import { blockOf } from '../tasks/ordered-slides.ts';
import { rescanText } from '../tasks/rescan-text.ts';
import type { ReplacedImage } from './replaced-images.ts';
import { subsectionHeading } from './titles.ts';
import { listOf } from './viewer-case.ts';

/** The open rescans of one subsection, where they can be read one by one. */
export interface OpenRescans {
  readonly subsectionId: string;
  readonly open: readonly Pick<RescanRequest, 'imageId' | 'reason' | 'note'>[];
}

/** What is to be known of an image of the case before it is read: what is asked for, and whether it is a new one at all. */
export interface AskedOfImage {
  /** A word for its picture among the others; null where the image itself is not in doubt. */
  readonly tag: 'Wrong slide' | 'Rescan asked for' | 'Same file again' | null;
  readonly text: string;
}

interface Known {
  readonly rescans: readonly OpenRescans[];
  readonly replaced: readonly ReplacedImage[];
}

type Specimen = ViewerCase['slides'][number];
type Subsection = Specimen['subsections'][number];

const WRONG = labels.RescanReason.wrong_slide;
const NEW_SCAN = 'A new scan is asked for';

/** The images of a case that nobody should read without knowing more of them. */
export function askedOfImages(
  slides: readonly Specimen[],
  rescans: readonly OpenRescans[],
  replaced: readonly ReplacedImage[] = [],
): ReadonlyMap<ImageId, AskedOfImage> {
  return new Map(
    listOf(slides).flatMap((specimen) =>
      listOf(specimen.subsections).flatMap((subsection) => {
        const ordered = orderedText(specimen, subsection);
        return listOf(subsection.images).flatMap((image) => {
          const { imageId } = image;
          const rescan = rescanOf(subsection, imageId, rescans);
          const same = sameAgain(subsection, image, { rescans, replaced });
          const text = [rescan?.text, same?.text, ordered].filter(Boolean).join(' ');
          return text === '' ? [] : [[imageId, { tag: rescan?.tag ?? same?.tag ?? null, text }] as const];
        });
      }),
    ),
  );
}

function rescanOf(
  { id, images, requireRescan, requireRescanReason }: Subsection,
  imageId: ImageId,
  rescans: readonly OpenRescans[],
): AskedOfImage | null {
  const read = rescans.find(({ subsectionId }) => subsectionId === id);
  if (read !== undefined) {
    const own = read.open.find((one) => one.imageId === imageId);
    return own === undefined ? null : ofOne(rescanText(own));
  }
  if (!requireRescan) return null;
  const reason = requireRescanReason?.trim() ?? '';
  return images.length === 1 ? ofOne(reason) : ofSeveral(reason);
}

function ofOne(reason: string): AskedOfImage {
  if (!isOfWrongSlide(reason)) return { tag: 'Rescan asked for', text: sentence(NEW_SCAN, reason) };
  const note = reason.slice(WRONG.length + 1).trim();
  return {
    tag: 'Wrong slide',
    text: `${sentence('This was reported as the wrong slide', note)} ${NEW_SCAN}.`,
  };
}

/** Which of them it is stands in the request, which not everybody may read. */
const ofSeveral = (reason: string): AskedOfImage => ({
  tag: 'Rescan asked for',
  text: sentence('A new scan is asked for one of the images of this slide', reason),
});

const isOfWrongSlide = (reason: string): boolean => reason === WRONG || reason.startsWith(`${WRONG}: `);

const sentence = (start: string, reason: string): string =>
  reason === '' ? `${start}.` : `${start}: ${/[.!?]$/.test(reason) ? reason : `${reason}.`}`;

/** A file that was sent up once more: the slide looks as if it had been scanned again, and nothing of it has changed. */
function sameAgain(
  { id, images }: Subsection,
  { imageId, checksum }: Subsection['images'][number],
  { rescans, replaced }: Known,
): AskedOfImage | null {
  if (checksum === null) return null;
  const isTwin = (other: Subsection['images'][number]): boolean =>
    other.checksum === checksum && other.imageId !== imageId;
  const former = replaced.findLast(({ subsectionId, image }) => subsectionId === id && isTwin(image));
  // Until its task is done, the image that is to be scanned again stands beside the one that came for it.
  const waiting = rescans
    .find(({ subsectionId }) => subsectionId === id)
    ?.open.find((one) => images.some((image) => image.imageId === one.imageId && isTwin(image)));
  const reason = former?.reason ?? waiting?.reason;
  if (reason === undefined) return null;
  const start = 'This is the same file as the scan before it';
  return reason === 'wrong_slide'
    ? { tag: 'Wrong slide', text: `${start}, which was reported as the wrong slide.` }
    : {
        tag: 'Same file again',
        text: `${start}, of which a new one was asked for: ${labels.RescanReason[reason]}.`,
      };
}

/** Cuts that may take the place of what is seen; a stain says nothing about the slide that it was ordered at. */
const RECUTS: ReadonlySet<string> = new Set(['HE_Recut', 'HE_Deeper_Level'].map(listLabel));

function orderedText({ subsections }: Specimen, here: Subsection): string {
  const block = blockOf(here);
  const ordered = subsections.filter(
    (one) => isAwaited(one) && RECUTS.has(listLabel(one.slideType)) && blockOf(one) === block,
  );
  if (block === null || ordered.length === 0) return '';
  const names = ordered.map((one) => subsectionHeading(one, one.displayId ?? one.id));
  return `Ordered from block ${block} and not here yet: ${names.join(', ')}.`;
}

/** A slide that was ordered and of which nothing has come; one whose order ended without an image is gone. */
const isAwaited = ({ isRequested, images }: Pick<Subsection, 'isRequested' | 'images'>): boolean =>
  isRequested && images.length === 0;

/** The subsections of which the case says that an image is to be scanned again, and not which of several. */
export const slidesInDoubt = ({ slides }: Pick<ViewerCase, 'slides'>): readonly string[] =>
  slides.flatMap(({ subsections }) =>
    subsections.flatMap(({ id, requireRescan, images }) => (requireRescan && images.length > 1 ? [id] : [])),
  );

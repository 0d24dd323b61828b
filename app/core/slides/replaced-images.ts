import type { ViewerCase } from '#contracts/generated/wire.ts';
import type { ImageId } from '../event-log/entry.ts';
import type { SlideImage } from './flatten.ts';
import { titleAmong } from './titles.ts';

/** An image that a rescan took the place of. */
export type ReplacedImage = ViewerCase['replacedImages'][number];

/** Which image of the case stands in the place of one that was replaced. */
export type Successors = ReadonlyMap<ImageId, ImageId>;

export type Replaced = Pick<ReplacedImage, 'replacedBy'> & {
  readonly image: Pick<ReplacedImage['image'], 'imageId'>;
};

/**
 * Whether the former image may still be looked at. One that shows another slide than its own may be of somebody else, and
 * nothing of it is of use to its case.
 */
export const isShownOnDemand = ({ reason }: Pick<ReplacedImage, 'reason'>): boolean =>
  reason !== 'wrong_slide';

/** The images that were replaced because they showed another slide. */
export const wrongSlidesOf = (
  replaced: readonly (Pick<ReplacedImage, 'reason'> & Pick<Replaced, 'image'>)[],
): ReadonlySet<ImageId> =>
  new Set(replaced.filter((one) => !isShownOnDemand(one)).map(({ image }) => image.imageId));

/** Left out is an image that no other stands in the place of. */
export const successorsOf = (replaced: readonly Replaced[]): Successors =>
  new Map(
    replaced.flatMap(({ image: { imageId }, replacedBy }) =>
      replacedBy === null ? [] : [[imageId, replacedBy] as const],
    ),
  );

/** 'A1 · HE', with its number where the subsection has several images. */
export const slideTitleOf = ({ titles, imageIndex, subsectionData: { images } }: SlideImage): string =>
  titleAmong(titles.subsection, imageIndex, images?.length ?? 1);

/**
 * The case with nothing but a former image in it, which takes no marks; null where the image cannot be shown. Beside the
 * slides of the case it could be taken for one of them.
 */
export function formerCaseOf(viewerCase: ViewerCase, imageId: string): ViewerCase | null {
  const former = viewerCase.replacedImages.find(({ image }) => image.imageId === imageId);
  if (former === undefined || !isShownOnDemand(former)) return null;
  const slides = viewerCase.slides.flatMap((specimen) => {
    const subsections = specimen.subsections.filter(({ id }) => id === former.subsectionId);
    const alone = subsections.map((subsection) => ({ ...subsection, images: [former.image] }));
    return alone.length === 0 ? [] : [{ ...specimen, subsections: alone }];
  });
  return slides.length === 0 ? null : { ...viewerCase, slides, marksOpen: false };
}

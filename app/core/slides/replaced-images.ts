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

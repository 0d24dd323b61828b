import type { ImageId } from '#app/core/event-log/entry.ts';
import type { SlideImage } from '#app/core/slides/flatten.ts';
import type { SpecimenOutline } from '#app/core/slides/outline.ts';
import { thumbnailOf } from '#app/core/slides/thumbnail.ts';
import { titleAmong } from '#app/core/slides/titles.ts';
import type { LinkState } from '../../state/links.ts';
import type { MenuImage, MenuSpecimen } from './side-menu.tsx';

const NO_TAGS: Tags = new Map();

const nameOf = (specimenId: string, subsectionId: string): string => `${specimenId}\n${subsectionId}`;

type Links = Readonly<Record<string, LinkState>>;
type Tags = ReadonlyMap<ImageId, string>;

function menuImage(image: SlideImage, heading: string, links: Links, tags: Tags): MenuImage {
  const link = image.fileContent === null ? undefined : links[image.fileContent];
  return {
    index: image.globalIndex,
    caption: heading,
    title: image.displayInfo.fileName ?? image.titles.slide,
    tag: tags.get(image.imageId) ?? null,
    isAwaited: image.fileContent !== null && (link === undefined || link.kind === 'loading'),
    thumbnailUrl: link?.kind === 'ready' ? thumbnailOf(link.link) : null,
  };
}

/**
 * The side menu's tree: specimens, their subsections, their images (specification 2.8). The outline may have been read
 * after the images, so the images of a subsection are found by its ids; by its place as well only where two share them.
 */
export function menuOf(
  outline: readonly SpecimenOutline[],
  images: readonly SlideImage[],
  links: Links,
  tags: Tags = NO_TAGS,
): readonly MenuSpecimen[] {
  const known = new Set(images.map(({ imageId }) => imageId));
  const named = outline.flatMap(({ id, subsections }) => subsections.map((one) => nameOf(id, one.id)));
  return outline.map((part, specimen) => ({
    key: String(specimen),
    title: part.title,
    subsections: part.subsections.map(({ id, heading, imageIds, isOrdered }, subsection) => {
      const name = nameOf(part.id, id);
      const isShared = named.filter((other) => other === name).length > 1;
      return {
        key: `${String(specimen)}.${String(subsection)}`,
        title: heading,
        isOrdered,
        hasNewImages: imageIds.some((imageId) => !known.has(imageId)),
        images: images
          .filter(
            (image) =>
              nameOf(image.specimenId, image.subsectionId) === name &&
              (!isShared || (image.specimenIndex === specimen && image.subsectionIndex === subsection)),
          )
          .map((image, place, all) => menuImage(image, titleAmong(heading, place, all.length), links, tags)),
      };
    }),
  }));
}

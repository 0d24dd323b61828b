import type { SlideImage } from '#app/core/slides/flatten.ts';
import type { SpecimenOutline } from '#app/core/slides/outline.ts';
import { thumbnailOf } from '#app/core/slides/thumbnail.ts';
import type { LinkState } from '../../state/links.ts';
import type { MenuImage, MenuSpecimen } from './side-menu.tsx';

function menuImage(
  image: SlideImage,
  heading: string,
  links: Readonly<Record<string, LinkState>>,
): MenuImage {
  const link = image.fileContent === null ? undefined : links[image.fileContent];
  return {
    index: image.globalIndex,
    caption: heading,
    title: image.displayInfo.fileName ?? image.titles.slide,
    thumbnailUrl: link?.kind === 'ready' ? thumbnailOf(link.link) : null,
  };
}

/** The side menu's tree: specimens, their subsections, their images (specification 2.8). */
export const menuOf = (
  outline: readonly SpecimenOutline[],
  images: readonly SlideImage[],
  links: Readonly<Record<string, LinkState>>,
): readonly MenuSpecimen[] =>
  outline.map(({ title, subsections }, specimen) => ({
    key: String(specimen),
    title,
    subsections: subsections.map((heading, subsection) => ({
      key: `${String(specimen)}.${String(subsection)}`,
      title: heading,
      images: images
        .filter((image) => image.specimenIndex === specimen && image.subsectionIndex === subsection)
        .map((image, place, all) =>
          // Two slides never bear the same caption.
          menuImage(image, all.length === 1 ? heading : `${heading} · ${String(place + 1)}`, links),
        ),
    })),
  }));

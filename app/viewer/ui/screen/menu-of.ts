import type { SlideImage } from '#app/core/slides/flatten.ts';
import { thumbnailOf } from '#app/core/slides/thumbnail.ts';
import type { LinkState } from '../../state/links.ts';
import type { MenuImage, MenuSpecimen, MenuSubsection } from './side-menu.tsx';

interface Group<Inner> {
  readonly key: string;
  readonly title: string;
  readonly inner: Inner[];
}

/** Neighbours of one group stand together in the flattened list, so one pass is enough. */
function grouped<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  titleOf: (item: Item) => string,
) {
  const groups: Group<Item>[] = [];
  for (const item of items) {
    const key = keyOf(item);
    const last = groups.at(-1);
    if (last?.key === key) last.inner.push(item);
    else groups.push({ key, title: titleOf(item), inner: [item] });
  }
  return groups;
}

function menuImage(image: SlideImage, links: Readonly<Record<string, LinkState>>): MenuImage {
  const link = image.fileContent === null ? undefined : links[image.fileContent];
  return {
    index: image.globalIndex,
    title: image.displayInfo.fileName ?? image.titles.slide,
    thumbnailUrl: link?.kind === 'ready' ? thumbnailOf(link.link) : null,
  };
}

const bySpecimen = (image: SlideImage): string => String(image.specimenIndex);
const bySubsection = (image: SlideImage): string => `${bySpecimen(image)}.${String(image.subsectionIndex)}`;

/** The side menu's tree: specimens, their subsections, their images (specification 2.8). */
export function menuOf(
  images: readonly SlideImage[],
  links: Readonly<Record<string, LinkState>>,
): readonly MenuSpecimen[] {
  return grouped(images, bySpecimen, ({ titles }) => titles.specimen).map((specimen) => ({
    key: specimen.key,
    title: specimen.title,
    subsections: grouped(specimen.inner, bySubsection, ({ titles }) => titles.subsection).map(
      (subsection): MenuSubsection => ({
        key: subsection.key,
        title: subsection.title,
        images: subsection.inner.map((image) => menuImage(image, links)),
      }),
    ),
  }));
}

import { listLabel } from '#app/core/reference/list-labels.ts';
import type { ViewerCase } from '#contracts/generated/wire.ts';

type Subsection = ViewerCase['slides'][number]['subsections'][number];

/** 'A1 H&E (2)': a slide of several images is named with the number of the image. */
export function slideNameOf({ displayId, stain, slideType, images }: Subsection, index: number): string {
  const name = [displayId ?? listLabel(slideType), stain].filter((part) => part !== null).join(' ');
  return images.length > 1 ? `${name} (${index + 1})` : name;
}

/** What the reviewer has not looked at, by the specimens of which it is; each line names its specimen. */
export const unopenedSlides = (viewerCase: ViewerCase | null): readonly string[] =>
  (viewerCase?.slides ?? []).flatMap(({ specimenID, subsections }) => {
    const names = subsections.flatMap((one) =>
      one.images.flatMap(({ opened }, index) => (opened ? [] : [slideNameOf(one, index)])),
    );
    return names.length === 0 ? [] : [`Specimen ${specimenID}: ${names.join(', ')}`];
  });

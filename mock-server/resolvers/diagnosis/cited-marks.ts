import { sightIn } from '#app/core/citing/sight.ts';
import { standingOf } from '#app/core/citing/standing.ts';
import { titleAmong } from '#app/core/slides/titles.ts';
import type { CitedMarkZodType } from '#contracts/generated/schemas/cited-mark.ts';
import type { DraftText } from '../../rules/cases/draft-text.ts';
import { checksumOf } from '../../rules/cases/image-facts.ts';
import type { SlideLibrary } from '../../slides/library.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';
import { presentImages } from '../cases/case-forms.ts';
import { annotationsIdOf } from '../viewer/annotations-id.ts';
import { withScaleByHand } from '../viewer/marks-scale.ts';

/**
 * An image under the name of its subsection, as people read it, with its number where the subsection shows several; null
 * where the case has no such image.
 */
export function slideOf({ specimens }: CaseRecord, imageId: string): string | null {
  const subsection = specimens
    .flatMap(({ subsections }) => subsections)
    .find(({ images }) => images.some((image) => image.imageId === imageId));
  if (subsection === undefined) return null;
  const name = subsection.displayId ?? subsection.id;
  const present = subsection.images.filter(({ gone }) => !gone);
  const place = present.findIndex((image) => image.imageId === imageId);
  return place === -1 ? name : titleAmong(name, place, present.length);
}

/** The cited marks with what has become of them since the reader looked. */
export function citedMarksOf(
  looking: { readonly world: World; readonly slides: SlideLibrary },
  aCase: CaseRecord,
  marks: DraftText['citedMarks'],
): CitedMarkZodType[] {
  const { world, slides } = looking;
  const present = presentImages(aCase.specimens);
  return marks.map((mark) => {
    const image = present.find(({ imageId }) => imageId === mark.imageId);
    const kept = world.annotations.find(annotationsIdOf(aCase.id, mark.imageId));
    const marked = kept === null ? null : withScaleByHand(looking, aCase, kept.annotations);
    const now = sightIn(marked, mark);
    const slide = image === undefined ? null : { checksum: checksumOf(image, slides) };
    return {
      ...mark,
      slide: image === undefined ? null : slideOf(aCase, mark.imageId),
      now,
      standing: standingOf({ seen: mark.seen, now, slide }),
    };
  });
}

import { isPlausible, OF_LABORATORY } from '#app/core/slides/scale.ts';
import type { Annotations } from '#contracts/generated/wire.ts';
import { enteredScaleOf, factsOf } from '../../rules/cases/case-facts.ts';
import { isPicture } from '../../rules/cases/image-facts.ts';
import type { SlideLibrary } from '../../slides/library.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';

/** One that was kept while any number was taken counts for nothing. */
const isBelievable = ({ mppX, mppY }: NonNullable<Annotations['scaleByHand']>): boolean =>
  [mppX, mppY].every((mpp) => mpp === null || isPlausible(mpp));

/**
 * As readers are answered: where none has set a scale by hand, the one that the laboratory entered stands. A picture has
 * none, whoever set it.
 */
export function withScaleByHand(
  files: { readonly world: World; readonly slides: SlideLibrary },
  aCase: CaseRecord,
  marks: Annotations,
): Annotations {
  // The marks of an image that was scanned again stay what they were, under its own scale.
  const image = aCase.specimens
    .flatMap(({ subsections }) => subsections.flatMap(({ images }) => images))
    .find(({ imageId }) => imageId === marks.imageId);
  if (image === undefined) return marks;
  if (isPicture(image, files)) return { ...marks, scaleByHand: null };
  const entered = enteredScaleOf(factsOf(files.world, aCase.id), image, files);
  if (marks.scaleByHand !== null && isBelievable(marks.scaleByHand)) return marks;
  if (entered === null) return { ...marks, scaleByHand: null };
  const { mppX, mppY, reason } = entered;
  return { ...marks, scaleByHand: { state: 'manual', mppX, mppY, source: OF_LABORATORY, reason } };
}

import type { CaseMark } from '../../state/marks-of-case.ts';

export interface SlideMarks {
  readonly imageId: string;
  readonly slideTitle: string;
  /** True for the slide that is open in the first pane. */
  readonly isHere: boolean;
  readonly marks: readonly CaseMark[];
}

/**
 * The model gives a mark that was named, hidden or recolored as the newest one. `places` remembers where each id
 * stood before, so that nothing moves away from the hand; ids that are not in it yet are added.
 */
export function inPlace<Mark extends { readonly id: string }>(
  marks: readonly Mark[],
  places: Map<string, number>,
): readonly Mark[] {
  for (const { id } of marks) if (!places.has(id)) places.set(id, places.size);
  const placeOf = ({ id }: Mark): number => places.get(id) ?? 0;
  return [...marks].sort((one, other) => placeOf(one) - placeOf(other));
}

/** The slide that is open first, the others in reading order; on each its marks as `inPlace` has them. */
export function bySlide(
  marks: readonly CaseMark[],
  here: string | null,
  places: Map<string, number>,
): readonly SlideMarks[] {
  const placed = inPlace(marks, places);
  const slides = new Map(
    marks.map(({ imageId, slideIndex, slideTitle }) => [imageId, { slideIndex, slideTitle }]),
  );
  return [...slides]
    .sort(
      ([one, { slideIndex }], [other, beside]) =>
        Number(other === here) - Number(one === here) || slideIndex - beside.slideIndex,
    )
    .map(([imageId, { slideTitle }]) => ({
      imageId,
      slideTitle,
      isHere: imageId === here,
      marks: placed.filter((mark) => mark.imageId === imageId),
    }));
}

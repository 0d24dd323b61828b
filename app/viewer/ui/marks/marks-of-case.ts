import type { CaseMark } from '../../state/marks-of-case.ts';

export interface SlideMarks {
  readonly imageId: string;
  readonly slideTitle: string;
  /** Which of the slides that are open it is, from 0; null where it is none of them. */
  readonly pane: number | null;
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

/** The slides that are open first, the others in reading order; on each its marks as `inPlace` has them. */
export function bySlide(
  marks: readonly CaseMark[],
  open: readonly (string | null)[],
  places: Map<string, number>,
): readonly SlideMarks[] {
  const placed = inPlace(marks, places);
  const slides = new Map(
    marks.map(({ imageId, slideIndex, slideTitle }) => [imageId, { slideIndex, slideTitle }]),
  );
  const paneOf = (imageId: string): number | null => {
    const pane = open.indexOf(imageId);
    return pane < 0 ? null : pane;
  };
  const rankOf = (imageId: string): number => paneOf(imageId) ?? open.length;
  return [...slides]
    .sort(
      ([one, { slideIndex }], [other, beside]) =>
        rankOf(one) - rankOf(other) || slideIndex - beside.slideIndex,
    )
    .map(([imageId, { slideTitle }]) => ({
      imageId,
      slideTitle,
      pane: paneOf(imageId),
      marks: placed.filter((mark) => mark.imageId === imageId),
    }));
}

import { mayChangeAdded, mayRemoveAnswer } from '#app/core/case-form/editing.ts';
import type { Caller } from '../../http/authentication.ts';
import { refuse } from '../../http/refusal.ts';
import { factsOf } from '../../rules/cases/case-facts.ts';
import { listAwaiting } from '../../rules/tasks/request-state.ts';
import type { CaseRecord, SubsectionRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';
import { listNewImages } from '../requests/finished-images.ts';

/** Whether these slides came late and nobody has looked at them, so that their facility may still change them. */
export function isChangeable(
  { world, caller }: { readonly world: World; readonly caller: Caller },
  aCase: CaseRecord,
  { addedAt, requireRescan, images }: SubsectionRecord,
): boolean {
  const opened = listOpened(world, aCase);
  return mayChangeAdded(caller.viewer.role, aCase.status, {
    isAddedLater: addedAt !== undefined,
    isOpened: images.some(({ imageId }) => opened.has(imageId)),
    requireRescan,
  });
}

/**
 * Ids of the images that may be taken off after the sending, none of which anybody has opened: they came for an open
 * request, or to slides that came late.
 */
export function listRemovableImages(
  reader: { readonly world: World; readonly caller: Caller },
  aCase: CaseRecord,
): string[] {
  const { world, caller } = reader;
  const opened = listOpened(world, aCase);
  const slides = aCase.specimens.flatMap(({ subsections }) => subsections);
  const answers = slides.flatMap((slide) =>
    listAwaiting(world, aCase.id, slide.id).flatMap((request) => listNewImages(world, slide, request)),
  );
  const removable = answers.filter(({ imageId }) =>
    mayRemoveAnswer(caller.viewer.role, aCase.status, { isOpened: opened.has(imageId) }),
  );
  const late = slides
    .filter((slide) => isChangeable(reader, aCase, slide))
    .flatMap(({ images }) => images.filter(({ gone }) => !gone));
  return [...new Set([...removable, ...late].map(({ imageId }) => imageId))];
}

/** Throws CASE_STATE for slides that have to be scanned again: without them nobody could answer or withdraw that request. */
export function requireUnasked(
  { world }: { readonly world: World },
  aCase: CaseRecord,
  slides: readonly SubsectionRecord[],
): void {
  if (slides.some(({ id }) => listAwaiting(world, aCase.id, id).length > 0))
    throw refuse('CASE_STATE', {
      text: 'These slides have to be scanned again. Answer or decline that request first.',
    });
}

const listOpened = (world: World, aCase: CaseRecord): ReadonlySet<string> =>
  new Set([
    ...aCase.openedImageIds,
    // A reader who gave the case back has seen them too.
    ...factsOf(world, aCase.id).openings.map(({ imageId }) => imageId),
  ]);

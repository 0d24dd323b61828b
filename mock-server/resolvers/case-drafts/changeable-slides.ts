import { mayChangeAdded } from '#app/core/case-form/editing.ts';
import type { Caller } from '../../http/authentication.ts';
import type { CaseRecord, SubsectionRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';
import { factsOf } from '../case-moves/case-facts.ts';

/** Whether these slides came late and nobody has looked at them, so that their facility may still change them. */
export function isChangeable(
  { world, caller }: { readonly world: World; readonly caller: Caller },
  aCase: CaseRecord,
  { addedAt, requireRescan, images }: SubsectionRecord,
): boolean {
  const opened = new Set([
    ...aCase.openedImageIds,
    // A reader who gave the case back has seen them too.
    ...factsOf(world, aCase.id).openings.map(({ imageId }) => imageId),
  ]);
  return mayChangeAdded(caller.viewer.role, aCase.status, {
    isAddedLater: addedAt !== undefined,
    isOpened: images.some(({ imageId }) => opened.has(imageId)),
    requireRescan,
  });
}

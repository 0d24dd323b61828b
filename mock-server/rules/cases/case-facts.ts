import { isPlausible } from '#app/core/slides/scale.ts';
import type { EnteredScaleZodType } from '#contracts/generated/schemas/entered-scale.ts';
import { type CaseMoveRecord, makeUnmovedCase } from '../../store/records/case-move.ts';
import type { CaseRecord, ImageRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';
import { isPicture } from './image-facts.ts';

/** What the moves of a case left behind; a case that never moved here has the record of one that did nothing. */
export const factsOf = (world: World, caseId: string): CaseMoveRecord =>
  world.caseMoves.find(caseId) ?? makeUnmovedCase(caseId);

export function changeFacts(
  world: World,
  caseId: string,
  next: (facts: CaseMoveRecord) => Partial<CaseMoveRecord>,
): CaseMoveRecord {
  if (world.caseMoves.find(caseId) === null) world.caseMoves.insert(makeUnmovedCase(caseId));
  return world.caseMoves.change(caseId, (facts) => ({ ...facts, ...next(facts) }));
}

/** What the laboratory entered last for an image of the case; null where it never did, and for a picture. */
export function enteredScaleOf(
  { scales }: Pick<CaseMoveRecord, 'scales'>,
  image: ImageRecord,
  files: Parameters<typeof isPicture>[1],
): EnteredScaleZodType | null {
  const entered = scales.findLast(({ imageId }) => imageId === image.imageId);
  if (entered === undefined || isPicture(image, files)) return null;
  const { mppX, mppY, reason, at } = entered;
  // One that was kept while any number was taken counts for nothing.
  if (!isPlausible(mppX) || !isPlausible(mppY)) return null;
  return { mppX, mppY, reason, enteredAt: at };
}

/** The facts of a case that nobody holds and that waits for nothing. */
export const AT_REST = {
  firstOpenedAt: null,
  releaseClock: null,
  hold: null,
  isNews: false,
  toldAfterHold: null,
  intakeReadyAt: null,
} as const satisfies Partial<CaseMoveRecord>;

/** The images that this provider opened while the case was with them earlier. */
export const openedBy = (world: World, caseId: string, userId: string): string[] =>
  factsOf(world, caseId).openings.flatMap((opening) => (opening.userId === userId ? [opening.imageId] : []));

/** A case on which others have first call: the provider whom the facility prefers, or the members of its groups. */
export const isHeldForAnother = (world: World, caseId: string, userId: string, now: number): boolean =>
  isAnothers(world.caseMoves.find(caseId)?.hold ?? null, userId, now);

/** The ids of all of them: few, where a list has thousands of cases. */
export const isHeldByAnother = (world: World, userId: string, now: number): readonly string[] =>
  world.caseMoves
    .by('waiting', 'hold')
    .flatMap(({ id, hold }) => (isAnothers(hold, userId, now) ? [id] : []));

const isAnothers = (hold: CaseMoveRecord['hold'], userId: string, now: number): boolean =>
  hold !== null && !hold.providerIds.includes(userId) && now < Date.parse(hold.to);

/** While the identity is in question, the pictures are for those who settle it, whatever the facility does with the case. */
export const hidesImages = (world: World, aCase: CaseRecord, role: string): boolean =>
  role !== 'Admin' && (world.caseMoves.find(aCase.id)?.identityQuestion ?? null) !== null;

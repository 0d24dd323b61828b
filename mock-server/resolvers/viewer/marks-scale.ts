import { OF_LABORATORY } from '#app/core/slides/scale.ts';
import type { Annotations } from '#contracts/generated/wire.ts';
import type { World } from '../../world.ts';
import { enteredScaleOf, factsOf } from '../case-moves/case-facts.ts';

/** As readers are answered: where none has set a scale by hand, the one that the laboratory entered stands. */
export function withScaleByHand(world: World, caseId: string, marks: Annotations): Annotations {
  const entered = enteredScaleOf(factsOf(world, caseId), marks.imageId);
  if (marks.scaleByHand !== null || entered === null) return marks;
  const { mppX, mppY, reason } = entered;
  return { ...marks, scaleByHand: { state: 'manual', mppX, mppY, source: OF_LABORATORY, reason } };
}

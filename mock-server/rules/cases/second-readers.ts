import { isClosed } from '#app/core/tasks/task-kinds.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';

/**
 * The case as it is to one person. After sign-out it may have several open reviews, of which it names the latest reader
 * alone, while whoever has one of the others reads it a second time as well.
 */
export const caseAsTo = (world: World, aCase: CaseRecord, userId: string): CaseRecord =>
  aCase.qaProviderId !== userId && hasLaterReview(world, aCase.id, userId)
    ? { ...aCase, qaProviderId: userId }
    : aCase;

const hasLaterReview = (world: World, caseId: string, userId: string): boolean =>
  world.qaReviews.by('case', caseId).some(({ id, kind }) => {
    const task = world.tasks.find(id);
    return kind !== 'Prospective' && task?.assigneeId === userId && !isClosed(task.status);
  });

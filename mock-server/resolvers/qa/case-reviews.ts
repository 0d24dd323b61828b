import type { Resolver } from '../../http/call.ts';
import { personById } from '../../rules/people/person-refs.ts';
import { mayReadResult, noteQaReading } from './qa-forms.ts';

export const listQaReviews: Resolver<'listQaReviews'> = {
  resolve: (call) => {
    const { world, caller, input } = call;
    const reviews = world.qaReviews.by('case', input.params.caseId).flatMap((review) => {
      const task = world.tasks.find(review.id);
      const isKnown = review.kind === 'Prospective' && review.readerId === caller.user.id;
      return task !== null && (isKnown || mayReadResult(world, caller, review)) ? [{ task, review }] : [];
    });
    for (const { review } of reviews) if (review.result !== null) noteQaReading(call, review.id);
    return {
      data: {
        caseId: input.params.caseId,
        items: reviews.map(({ task, review }) => ({
          taskId: task.id,
          kind: review.kind,
          blinded: review.blinded,
          status: task.status,
          reviewer: personById(world, task.assigneeId),
          askedAt: task.createdAt,
          dueAt: task.dueAt,
          result: review.result,
        })),
      },
    };
  },
};

import { isClosed } from '#app/core/tasks/task-kinds.ts';
import type { Api } from '#app/server/api.server.ts';
import type { QaTask } from '#contracts/generated/wire.ts';

/** What is read beside a second review: the slides, and for its reviewer what the first reader knew and wrote besides. */
export async function readForReview(api: Api, review: QaTask, userId: string) {
  const about = { params: { caseId: review.case.id } };
  const isToRead = review.reviewer?.userId === userId && !isClosed(review.status);
  const [slides, clinical, diagnosis] = await Promise.all([
    api.getViewerCase(about),
    isToRead ? api.getClinicalInfo(about) : null,
    isToRead && review.originalOpen ? api.getPrimaryDiagnosis(about) : null,
  ]);
  return {
    // A reviewer who is done no longer has the slides; the page is about the review all the same.
    viewerCase: slides.ok ? slides.value.data : null,
    clinical: clinical === null ? null : clinical.ok ? clinical.value.data : ('unread' as const),
    diagnosis: diagnosis === null ? null : diagnosis.ok ? diagnosis.value.data : ('unread' as const),
  };
}

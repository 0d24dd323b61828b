import { labels } from '#contracts/generated/labels.ts';
import type { QaReviewRow } from '#contracts/generated/wire.ts';
import { qaPathOf } from '../cases/case-links.ts';

/** What a line about a second review says: how far it is or what it found, what kind it is, and who reads. */
export function reviewWords({ taskId, kind, blinded, status, reviewer, result }: QaReviewRow) {
  return {
    state: result === null ? labels.TaskStatus[status] : labels.QaAgreement[result.agreement],
    what: `${labels.QaKind[kind].toLowerCase()}${blinded ? ', blind' : ''}`,
    who: reviewer?.displayName ?? 'nobody yet',
    reader: reviewer?.displayName ?? 'the reviewer',
    comment: result?.comment ?? null,
    /** Null while there is nothing to read. */
    resultPath: result === null ? null : qaPathOf(taskId),
  };
}

import { type Api, itemsOrUnread, valueOrUnread } from '#app/server/api.server.ts';
import type { HistorySubject, RecordSubject } from '#contracts/generated/wire.ts';

const MOST_CHANGES = 50;

/** What happened to a record, and what there is of other things to it; null where the caller may not know, 'unread' where it could not be read. */
export async function recordPast(api: Api, subject: HistorySubject & RecordSubject, subjectId: string) {
  const params = { subject, subjectId };
  const [history, links] = await Promise.all([
    api.listRecordHistory({ params, query: { pageSize: MOST_CHANGES } }),
    api.getRecordLinks({ params }),
  ]);
  return { changes: itemsOrUnread(history), links: valueOrUnread(links) };
}

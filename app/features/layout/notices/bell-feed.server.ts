import { noticePlaceOf } from '#app/core/notices/notice-place.ts';
import type { NoticesAnswer } from '#app/core/resources/notices-answer.ts';
import type { Api } from '#app/server/api.server.ts';
import { newIdempotencyKey } from '#app/server/intents.server.ts';
import type { Session } from '#app/server/session-store.server.ts';

/**
 * What the bell of a page shows, newest first: the newest notices, and behind them the newest that were not read where
 * these are older. Null where they cannot be had now.
 */
export async function readBell(
  api: Api,
  { role }: Pick<Session, 'role'>,
  timeZone: string,
): Promise<NoticesAnswer['notices']> {
  const newest = await api.listNotifications({ query: {} });
  // The bell is beside the work: a page works on without it.
  if (!newest.ok) return null;
  const { items, unread } = newest.value.data;
  const isEachHere = items.filter(({ readAt }) => readAt === null).length === unread;
  const notRead = isEachHere ? null : await api.listNotifications({ query: { unread: true } });
  const known = new Set(items.map(({ id }) => id));
  const older = notRead?.ok === true ? notRead.value.data.items.filter(({ id }) => !known.has(id)) : [];
  return {
    items: [...items, ...older].map((notice) => ({
      id: notice.id,
      text: notice.text,
      at: notice.createdAt,
      isRead: notice.readAt !== null,
      isImportant: notice.important,
      to: noticePlaceOf(notice, role, timeZone),
    })),
    unread,
  };
}

/** Marks notices as read, and says how the others stand; null too where a mark was refused. */
export async function markNotices(
  api: Api,
  session: Pick<Session, 'role'>,
  timeZone: string,
  ids: readonly string[],
): Promise<NoticesAnswer['notices']> {
  for (const notificationId of ids) {
    const headers = { 'Idempotency-Key': newIdempotencyKey() };
    const marked = await api.markNotificationRead({ params: { notificationId }, headers });
    // Whoever pressed is to hear that nothing came of it, which the notices as they were do not say.
    if (!marked.ok) return null;
  }
  return readBell(api, session, timeZone);
}

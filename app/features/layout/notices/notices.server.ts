import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { noticePlaceOf } from '#app/core/notices/notice-place.ts';
import type { NoticesAnswer } from '#app/core/resources/notices-answer.ts';
import { type Api, apiFor } from '#app/server/api.server.ts';
import { requireSession } from '#app/server/guards.server.ts';
import { newIdempotencyKey, requireId } from '#app/server/intents.server.ts';
import { postedForm } from '#app/server/posted-form.server.ts';
import type { Session } from '#app/server/session-store.server.ts';
import { zNotificationId } from '#contracts/generated/schemas/notification-id.ts';

async function noticesOf(api: Api, { role }: Session): Promise<NoticesAnswer> {
  const read = await api.listNotifications({ query: {} });
  // The bell is beside the work: a page works on without it.
  if (!read.ok) return null;
  const { items, unread } = read.value.data;
  return {
    items: items.map((notice) => ({
      id: notice.id,
      text: notice.text,
      at: notice.createdAt,
      isRead: notice.readAt !== null,
      isImportant: notice.important,
      to: noticePlaceOf(notice, role),
    })),
    unread,
  };
}

/** The notices of whoever asks. It is the page that asks, so it does not count as activity. */
export async function loadNotices({ request }: LoaderFunctionArgs): Promise<NoticesAnswer> {
  const session = await requireSession(request, false);
  return noticesOf(apiFor(session, request), session);
}

/** Marks one notice as read, and says how the others stand. */
export async function readNotice({ request }: ActionFunctionArgs): Promise<NoticesAnswer> {
  const session = await requireSession(request);
  const api = apiFor(session, request);
  const posted = await postedForm(request);
  const id = posted.get('id');
  const notificationId = requireId(typeof id === 'string' ? id : null, zNotificationId);
  await api.markNotificationRead({
    params: { notificationId },
    headers: { 'Idempotency-Key': newIdempotencyKey() },
  });
  return noticesOf(api, session);
}

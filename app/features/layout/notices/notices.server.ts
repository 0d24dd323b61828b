import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import type { NoticesAnswer } from '#app/core/resources/notices-answer.ts';
import { apiFor } from '#app/server/api.server.ts';
import { requireSession } from '#app/server/guards.server.ts';
import { newIdempotencyKey, requireId } from '#app/server/intents.server.ts';
import { postedForm } from '#app/server/posted-form.server.ts';
import { readerZoneOf } from '#app/server/reader-zone.server.ts';
import { readBanner } from '#app/server/screen-user.server.ts';
import { zNotificationId } from '#contracts/generated/schemas/notification-id.ts';
import { markNotice, readBell } from './bell-feed.server.ts';

/** The notices of whoever asks, and the message over every page. It is the page that asks, so it does not count as activity. */
export async function loadNotices({ request }: LoaderFunctionArgs): Promise<NoticesAnswer> {
  const session = await requireSession(request, false);
  const [notices, banner] = await Promise.all([
    readBell(apiFor(session, request), session, readerZoneOf(request)),
    readBanner(session, request),
  ]);
  return { notices, banner };
}

/** Marks one notice as read, and says how the others stand. */
export async function readNotice({ request }: ActionFunctionArgs): Promise<NoticesAnswer> {
  const session = await requireSession(request);
  const api = apiFor(session, request);
  const posted = await postedForm(request);
  const id = posted.get('id');
  const notificationId = requireId(typeof id === 'string' ? id : null, zNotificationId);
  const notices = await markNotice(api, session, readerZoneOf(request), {
    params: { notificationId },
    headers: { 'Idempotency-Key': newIdempotencyKey() },
  });
  return { notices, banner: 'unknown' };
}

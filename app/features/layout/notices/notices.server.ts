import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import type { NoticesAnswer } from '#app/core/resources/notices-answer.ts';
import { apiFor } from '#app/server/api.server.ts';
import { requireSession } from '#app/server/guards.server.ts';
import { requireId } from '#app/server/intents.server.ts';
import { postedForm } from '#app/server/posted-form.server.ts';
import { readerZoneOf } from '#app/server/reader-zone.server.ts';
import { readBanner } from '#app/server/screen-user.server.ts';
import { zNotificationId } from '#contracts/generated/schemas/notification-id.ts';
import { markNotices, readBell } from './bell-feed.server.ts';

/** No bell shows more: the newest notices, and as many older ones that were not read. */
const MOST_AT_ONCE = 40;

/** The notices of whoever asks, and the message over every page. It is the page that asks, so it does not count as activity. */
export async function loadNotices({ request }: LoaderFunctionArgs): Promise<NoticesAnswer> {
  const session = await requireSession(request, false);
  const [notices, banner] = await Promise.all([
    readBell(apiFor(session, request), session, readerZoneOf(request)),
    readBanner(session, request),
  ]);
  return { notices, banner };
}

/** Marks notices as read, and says how the others stand. */
export async function readNotices({ request }: ActionFunctionArgs): Promise<NoticesAnswer> {
  const session = await requireSession(request);
  const api = apiFor(session, request);
  const posted = await postedForm(request);
  const asked = posted
    .getAll('id')
    .map((id) => requireId(typeof id === 'string' ? id : null, zNotificationId));
  const [first, ...rest] = [...new Set(asked)].slice(0, MOST_AT_ONCE);
  const ids = [requireId(first, zNotificationId), ...rest];
  const notices = await markNotices(api, session, readerZoneOf(request), ids);
  return { notices, banner: 'unknown' };
}

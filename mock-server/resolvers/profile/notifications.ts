import type { NotificationZodType } from '#contracts/generated/schemas/notification.ts';
import type { Call, Resolver } from '../../http/call.ts';
import { feedOf } from '../../http/paging.ts';
import { refuse } from '../../http/refusal.ts';
import { etagOf } from '../../rules/versions.ts';

type Held = ReturnType<Call<'listNotifications'>['world']['notifications']['list']>[number];

function formOf({ userId: _userId, ...notice }: Held): NotificationZodType {
  return { ...notice, etag: etagOf(notice) };
}

export const listNotifications: Resolver<'listNotifications'> = {
  resolve: ({ world, caller, input: { query } }) => {
    const newestFirst = world.notifications
      .by('user', caller.user.id)
      .reverse()
      .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
    // The notice that the cursor names stays in the list, though it may have been read since.
    const last = Buffer.from(query.cursor ?? '', 'base64url').toString();
    const asked = query.unread
      ? newestFirst.filter(({ readAt, id }) => readAt === null || id === last)
      : newestFirst;
    const { items, nextCursor } = feedOf(asked, { cursor: query.cursor });
    const unread = newestFirst.filter(({ readAt }) => readAt === null).length;
    return { data: { items: items.map(formOf), nextCursor, unread } };
  },
};

function ownNotice({ world, input }: Call<'markNotificationRead'>): Held {
  const notice = world.notifications.find(input.params.notificationId);
  if (notice === null) throw refuse('NOT_FOUND');
  return notice;
}

export const markNotificationRead: Resolver<'markNotificationRead'> = {
  resolve: (call) => {
    const notice = ownNotice(call);
    const readAt = new Date(call.now).toISOString();
    const read =
      notice.readAt === null
        ? call.world.notifications.change(notice.id, (held) => ({
            ...held,
            readAt,
            version: held.version + 1,
          }))
        : notice;
    return { etag: etagOf(read), data: formOf(read) };
  },
};

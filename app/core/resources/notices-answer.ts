import { z } from 'zod';
import { zBannerLevel } from '#contracts/generated/schemas/banner-level.ts';

/** What `/resources/notices` says to a page. */
export const NoticesAnswer = z.object({
  /** Null where the notices cannot be had now. */
  notices: z
    .object({
      items: z.array(
        z.object({
          id: z.string(),
          text: z.string(),
          at: z.string(),
          isRead: z.boolean(),
          isImportant: z.boolean(),
          /** Where it leads; null for nowhere. */
          to: z.string().nullable(),
        }),
      ),
      unread: z.number(),
    })
    .nullable(),
  /** The message over every page: null for none, 'unknown' where it was not asked for, or could not be read in time. */
  banner: z.union([z.literal('unknown'), z.object({ text: z.string(), level: zBannerLevel }).nullable()]),
});
export type NoticesAnswer = z.infer<typeof NoticesAnswer>;

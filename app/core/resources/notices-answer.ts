import { z } from 'zod';

/** What `/resources/notices` says to the bell of a page; null where the notices cannot be had now. */
export const NoticesAnswer = z
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
  .nullable();
export type NoticesAnswer = z.infer<typeof NoticesAnswer>;

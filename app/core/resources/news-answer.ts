import { z } from 'zod';

/** What `/resources/list-news/:list` says: the ids on a page of the list now, and how many there are in all. */
export const NewsAnswer = z.object({ ids: z.array(z.string()).readonly(), total: z.int().nonnegative() });
export type NewsAnswer = z.infer<typeof NewsAnswer>;

import { z } from 'zod';
import { zSlideLink } from '#contracts/generated/schemas/slide-link.ts';

/** Whom the server answered; another person may have logged in since the page was opened. */
const userId = z.string();

/** What `/resources/slide-link/:blobId` says. */
export const LinkAnswer = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), userId, link: zSlideLink }),
  z.object({ ok: z.literal(false), userId, message: z.string() }),
]);
export type LinkAnswer = z.infer<typeof LinkAnswer>;

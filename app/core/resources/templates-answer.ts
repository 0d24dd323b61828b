import { z } from 'zod';
import { zTextTemplate } from '#contracts/generated/schemas/text-template.ts';

/** What `/resources/text-templates` says: all templates of the reader after a change, or why nothing was changed. */
export const TemplatesAnswer = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), templates: z.array(zTextTemplate) }),
  z.object({ ok: z.literal(false), message: z.string() }),
]);
export type TemplatesAnswer = z.infer<typeof TemplatesAnswer>;

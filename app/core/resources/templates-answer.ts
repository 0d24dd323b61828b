import { z } from 'zod';
import { zTextTemplate } from '#contracts/generated/schemas/text-template.ts';

/**
 * What `/resources/text-templates` says: all templates of the reader after a change, or why nothing was changed,
 * with the templates as they are where another version of one was to be changed.
 */
export const TemplatesAnswer = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), templates: z.array(zTextTemplate) }),
  z.object({ ok: z.literal(false), message: z.string(), templates: z.array(zTextTemplate).optional() }),
]);
export type TemplatesAnswer = z.infer<typeof TemplatesAnswer>;

import { z } from 'zod';
import { zEtag } from '#contracts/generated/schemas/etag.ts';
import { zTextTemplateId } from '#contracts/generated/schemas/text-template-id.ts';
import { zTextTemplateInput } from '#contracts/generated/schemas/text-template-input.ts';

const { name, part, text } = zTextTemplateInput.shape;

/** What a reader asks to be done with the templates of their own. */
export const TemplateChange = z.discriminatedUnion('does', [
  z.object({ does: z.literal('save'), key: z.string().max(100), name, part, text }),
  z.object({ does: z.literal('rename'), id: zTextTemplateId, etag: zEtag, name }),
  z.object({ does: z.literal('delete'), id: zTextTemplateId, etag: zEtag }),
]);
export type TemplateChange = z.infer<typeof TemplateChange>;

import { z } from 'zod';

/** What `/resources/choices` says: the names that fit the words, and how many fit them in all. */
export const ChoicesAnswer = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    choices: z.array(z.object({ value: z.string(), label: z.string() })),
    total: z.number(),
  }),
  z.object({ ok: z.literal(false), message: z.string() }),
]);
export type ChoicesAnswer = z.infer<typeof ChoicesAnswer>;

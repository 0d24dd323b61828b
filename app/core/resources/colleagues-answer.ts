import { z } from 'zod';
import { zHandOverColleague } from '#contracts/generated/schemas/hand-over-colleague.ts';

/** What `/resources/hand-over-colleagues` says: for each case, to whom it could go. */
export const ColleaguesAnswer = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    cases: z.array(z.object({ caseId: z.string(), colleagues: z.array(zHandOverColleague) })),
  }),
  z.object({ ok: z.literal(false), message: z.string() }),
]);
export type ColleaguesAnswer = z.infer<typeof ColleaguesAnswer>;

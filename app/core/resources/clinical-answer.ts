import { z } from 'zod';
import { zCaseClinicalInfo } from '#contracts/generated/schemas/case-clinical-info.ts';

/** Whom the server answered; another person may have logged in since the page was opened. */
const userId = z.string();

/** What `/resources/clinical-info/:caseId` says. */
export const ClinicalAnswer = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), userId, info: zCaseClinicalInfo }),
  z.object({ ok: z.literal(false), userId, message: z.string() }),
]);
export type ClinicalAnswer = z.infer<typeof ClinicalAnswer>;

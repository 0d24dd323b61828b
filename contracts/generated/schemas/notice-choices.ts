// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zNoticeChoices = z.object({
    newCasesDigest: z.boolean(),
    taskDigest: z.boolean(),
    mailOnAssignment: z.boolean(),
    mailOnReport: z.boolean()
});

export type NoticeChoicesZodType = z.infer<typeof zNoticeChoices>;

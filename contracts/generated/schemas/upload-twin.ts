// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zUploadTwin = z.object({
    caseID: z.string().min(1),
    displayId: z.string().min(1)
});

export type UploadTwinZodType = z.infer<typeof zUploadTwin>;

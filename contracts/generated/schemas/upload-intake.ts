// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zUploadLevel } from './upload-level.ts';
import { zUploadTwin } from './upload-twin.ts';

export const zUploadIntake = z.object({
    format: z.string().min(1),
    checksum: z.string().regex(/^[0-9a-f]{64}$/),
    width: z.int().gte(1).nullable(),
    height: z.int().gte(1).nullable(),
    levels: z.array(zUploadLevel).max(41),
    mppX: z.number().nullable(),
    mppY: z.number().nullable(),
    scaleSource: z.string().nullable(),
    magnification: z.number().nullable(),
    labelFound: z.boolean(),
    macroFound: z.boolean(),
    labelMatches: z.boolean().nullable(),
    outOfFocus: z.boolean(),
    notShown: z.string().nullable(),
    twin: zUploadTwin.nullable()
});

export type UploadIntakeZodType = z.infer<typeof zUploadIntake>;

// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zEnteredScaleInput } from './entered-scale-input.ts';
import { zLabelCheckInput } from './label-check-input.ts';

export const zReleaseToPoolInput = z.object({
    labelChecks: z.array(zLabelCheckInput).max(2000).optional(),
    scales: z.array(zEnteredScaleInput).max(2000).optional()
});

export type ReleaseToPoolInputZodType = z.infer<typeof zReleaseToPoolInput>;

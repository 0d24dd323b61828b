// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zWholeSlideExperience = z.enum([
    'none',
    '0-3',
    '3-5',
    '5-7',
    '7-10',
    '10+'
]);

export type WholeSlideExperienceZodType = z.infer<typeof zWholeSlideExperience>;

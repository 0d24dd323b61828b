// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zSlideCondition = z.enum([
    'good',
    'broken',
    'faded',
    'no_label'
]);

export type SlideConditionZodType = z.infer<typeof zSlideCondition>;

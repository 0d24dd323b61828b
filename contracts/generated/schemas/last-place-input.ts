// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zFieldName } from './field-name.ts';
import { zSlidePlace } from './slide-place.ts';

export const zLastPlaceInput = z.object({
    slide: zSlidePlace.optional(),
    field: zFieldName.optional()
});

export type LastPlaceInputZodType = z.infer<typeof zLastPlaceInput>;

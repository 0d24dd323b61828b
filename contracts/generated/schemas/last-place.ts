// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCaseId } from './case-id.ts';
import { zFieldName } from './field-name.ts';
import { zInstant } from './instant.ts';
import { zSlidePlace } from './slide-place.ts';

export const zLastPlace = z.object({
    caseId: zCaseId,
    slide: zSlidePlace.nullable(),
    field: zFieldName.nullable(),
    keptAt: zInstant.nullable()
});

export type LastPlaceZodType = z.infer<typeof zLastPlace>;

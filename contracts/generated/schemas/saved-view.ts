// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zEtag } from './etag.ts';
import { zInstant } from './instant.ts';
import { zListName } from './list-name.ts';
import { zSavedViewId } from './saved-view-id.ts';
import { zViewColumn } from './view-column.ts';
import { zViewFilter } from './view-filter.ts';

export const zSavedView = z.object({
    id: zSavedViewId,
    version: z.int().gte(1),
    etag: zEtag,
    list: zListName,
    name: z.string().min(1).max(60),
    filters: z.array(zViewFilter).max(20),
    sort: z.string().max(200).nullable(),
    columns: z.array(zViewColumn).max(40).nullable(),
    createdAt: zInstant
});

export type SavedViewZodType = z.infer<typeof zSavedView>;

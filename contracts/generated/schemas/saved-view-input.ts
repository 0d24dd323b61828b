// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zListName } from './list-name.ts';
import { zViewColumn } from './view-column.ts';
import { zViewFilter } from './view-filter.ts';

export const zSavedViewInput = z.object({
    list: zListName,
    name: z.string().min(1).max(60),
    filters: z.array(zViewFilter).max(20),
    sort: z.string().min(1).max(200).optional(),
    columns: z.array(zViewColumn).max(40).optional()
});

export type SavedViewInputZodType = z.infer<typeof zSavedViewInput>;

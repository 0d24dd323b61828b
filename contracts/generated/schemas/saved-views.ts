// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zSavedView } from './saved-view.ts';

export const zSavedViews = z.object({
    items: z.array(zSavedView).max(1000)
});

export type SavedViewsZodType = z.infer<typeof zSavedViews>;

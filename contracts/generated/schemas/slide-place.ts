// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zImageId } from './image-id.ts';
import { zSlideView } from './slide-view.ts';

export const zSlidePlace = z.object({
    imageId: zImageId,
    view: zSlideView.nullable()
});

export type SlidePlaceZodType = z.infer<typeof zSlidePlace>;

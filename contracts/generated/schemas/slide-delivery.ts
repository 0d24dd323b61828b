// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zSlideDelivery = z.enum(['Mail_the_Slides', 'Upload_the_Slide_Images']);

export type SlideDeliveryZodType = z.infer<typeof zSlideDelivery>;

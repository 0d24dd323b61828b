// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zImageId } from './image-id.ts';
import { zInstant } from './instant.ts';

export const zIntakeImage = z.object({
    imageId: zImageId,
    displayId: z.string().min(1),
    fileName: z.string().min(1),
    notShown: z.string().nullable(),
    hasScale: z.boolean(),
    scaleEnteredAt: zInstant.nullable(),
    label: z.enum([
        'matches',
        'differs',
        'unread'
    ]),
    labelCheckedAt: zInstant.nullable(),
    outOfFocus: z.boolean(),
    usedIn: z.array(z.string().min(1)).max(100)
});

export type IntakeImageZodType = z.infer<typeof zIntakeImage>;

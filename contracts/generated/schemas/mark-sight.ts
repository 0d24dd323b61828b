// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zImagePoint } from './image-point.ts';

export const zMarkSight = z.object({
    checksum: z.string().max(200).nullable(),
    from: zImagePoint,
    to: zImagePoint,
    basis: z.enum([
        'file',
        'manual',
        'superseded',
        'assumed',
        'none',
        'invalid'
    ]),
    value: z.string().max(40).nullable()
});

export type MarkSightZodType = z.infer<typeof zMarkSight>;

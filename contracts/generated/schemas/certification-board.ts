// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zCertificationBoard = z.enum([
    'ABPath',
    'AOBP',
    'RCPSC',
    'ABD',
    'Other'
]);

export type CertificationBoardZodType = z.infer<typeof zCertificationBoard>;

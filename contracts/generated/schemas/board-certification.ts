// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zCertificationBoard } from './certification-board.ts';
import { zCertificationKind } from './certification-kind.ts';
import { zTrainingYear } from './training-year.ts';

export const zBoardCertification = z.object({
    board: zCertificationBoard,
    kind: zCertificationKind,
    subspecialtyName: z.string().max(100).nullable(),
    year: zTrainingYear,
    lifetime: z.boolean(),
    expiresOn: z.iso.date().nullable()
});

export type BoardCertificationZodType = z.infer<typeof zBoardCertification>;

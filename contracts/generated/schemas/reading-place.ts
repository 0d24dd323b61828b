// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zClia } from './clia.ts';
import { zPostalAddress } from './postal-address.ts';
import { zReadingPlaceKind } from './reading-place-kind.ts';

export const zReadingPlace = z.object({
    name: z.string().min(1).max(120),
    address: zPostalAddress,
    clia: zClia.nullable(),
    kind: zReadingPlaceKind,
    vpn: z.boolean()
});

export type ReadingPlaceZodType = z.infer<typeof zReadingPlace>;

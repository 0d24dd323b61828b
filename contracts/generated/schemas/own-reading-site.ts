// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zClia } from './clia.ts';
import { zOwnReadingSiteKind } from './own-reading-site-kind.ts';
import { zPostalAddress } from './postal-address.ts';

export const zOwnReadingSite = z.object({
    name: z.string().min(1).max(120),
    kind: zOwnReadingSiteKind,
    address: zPostalAddress,
    clia: zClia.nullable(),
    vpn: z.boolean(),
    verified: z.boolean()
});

export type OwnReadingSiteZodType = z.infer<typeof zOwnReadingSite>;

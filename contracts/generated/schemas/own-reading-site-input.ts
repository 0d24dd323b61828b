// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zOwnReadingSiteKind } from './own-reading-site-kind.ts';
import { zPostalAddress } from './postal-address.ts';

export const zOwnReadingSiteInput = z.object({
    name: z.string().min(1).max(120),
    kind: zOwnReadingSiteKind,
    address: zPostalAddress,
    clia: z.string().max(14).nullish(),
    vpn: z.boolean().optional()
});

export type OwnReadingSiteInputZodType = z.infer<typeof zOwnReadingSiteInput>;

// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zEmail } from './email.ts';
import { zPhone } from './phone.ts';
import { zPostalAddress } from './postal-address.ts';

export const zBillingContact = z.object({
    name: z.string().min(1).max(120),
    email: zEmail,
    phone: zPhone,
    sameAsFacility: z.boolean(),
    address: zPostalAddress.nullable()
});

export type BillingContactZodType = z.infer<typeof zBillingContact>;

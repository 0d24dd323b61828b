// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zEmail } from './email.ts';
import { zPhone } from './phone.ts';

export const zFacilityContact = z.object({
    name: z.string().min(1).max(120),
    title: z.string().max(80).nullable(),
    email: zEmail,
    phone: zPhone
});

export type FacilityContactZodType = z.infer<typeof zFacilityContact>;

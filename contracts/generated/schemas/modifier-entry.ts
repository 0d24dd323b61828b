// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zBillingComponent } from './billing-component.ts';

export const zModifierEntry = z.object({
    value: z.string().max(2),
    label: z.string().min(1),
    billingComponent: zBillingComponent.nullable()
});

export type ModifierEntryZodType = z.infer<typeof zModifierEntry>;

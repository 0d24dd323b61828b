// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zHeldLicence } from './held-licence.ts';
import { zPersonRef } from './person-ref.ts';

export const zLicence = z.object({
    provider: zPersonRef,
    licence: zHeldLicence
});

export type LicenceZodType = z.infer<typeof zLicence>;

// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zHeldLicence } from './held-licence.ts';

export const zLicencesHeld = z.array(zHeldLicence).max(80);

export type LicencesHeldZodType = z.infer<typeof zLicencesHeld>;

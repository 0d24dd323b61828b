// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zInstant = z.iso.datetime({ offset: true });

export type InstantZodType = z.infer<typeof zInstant>;

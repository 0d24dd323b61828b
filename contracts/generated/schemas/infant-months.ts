// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zInfantMonths = z.int().gte(0).lte(23).nullable();

export type InfantMonthsZodType = z.infer<typeof zInfantMonths>;

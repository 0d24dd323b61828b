// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zSubspecialty } from './subspecialty.ts';

export const zSubspecialtiesRead = z.array(zSubspecialty).max(13);

export type SubspecialtiesReadZodType = z.infer<typeof zSubspecialtiesRead>;

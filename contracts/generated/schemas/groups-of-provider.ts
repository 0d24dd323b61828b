// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zGroupRef } from './group-ref.ts';

export const zGroupsOfProvider = z.array(zGroupRef).max(200);

export type GroupsOfProviderZodType = z.infer<typeof zGroupsOfProvider>;

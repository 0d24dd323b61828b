// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zClia } from './clia.ts';

export const zContractLab = z.object({
    name: z.string().min(2).max(120),
    clia: zClia.nullable()
});

export type ContractLabZodType = z.infer<typeof zContractLab>;

// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zListCall = z.object({
    operationId: z.enum([
        'listCases',
        'listTasks',
        'listNotifications',
        'listLicences'
    ]),
    query: z.record(z.string(), z.union([
        z.string(),
        z.boolean(),
        z.array(z.string())
    ]))
});

export type ListCallZodType = z.infer<typeof zListCall>;

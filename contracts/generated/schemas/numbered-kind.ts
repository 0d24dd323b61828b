// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zNumberedKind = z.enum([
    'case',
    'slide',
    'report',
    'task',
    'order',
    'rescan',
    'question',
    'ticket',
    'billing',
    'enquiry',
    'registration',
    'account',
    'user',
    'facility',
    'group',
    'licenceRenewal',
    'upload',
    'mail',
    'job'
]);

export type NumberedKindZodType = z.infer<typeof zNumberedKind>;

// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zCaseAction = z.enum([
    'pickUp',
    'release',
    'open',
    'edit',
    'deleteDraft',
    'sendOut',
    'recall',
    'cancel',
    'restore',
    'releaseToPool',
    'return',
    'assign',
    'hold',
    'liftHold',
    'requestWork',
    'requestQaReview',
    'signOut',
    'amend',
    'recallReport'
]);

export type CaseActionZodType = z.infer<typeof zCaseAction>;

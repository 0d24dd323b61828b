// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zListName = z.enum([
    'availableCases',
    'selectedCases',
    'completedCases',
    'sendOutCases',
    'projectList',
    'showCases',
    'cases',
    'providerTasks',
    'facilityTasks',
    'tasks',
    'finalReports',
    'users',
    'registrations',
    'licenceRenewals',
    'accounts',
    'groups',
    'enquiries',
    'billings',
    'tickets',
    'jobs',
    'mails',
    'audit',
    'refusals'
]);

export type ListNameZodType = z.infer<typeof zListName>;

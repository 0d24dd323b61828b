// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zCaseEventKind = z.enum([
    'transition',
    'case_viewed',
    'image_opened',
    'glass_read',
    'attachment_read',
    'report_read',
    'report_downloaded',
    'case_changed',
    'clinical_info_changed',
    'diagnosis_saved',
    'preliminary_shared',
    'preliminary_withdrawn',
    'request_changed',
    'question_changed',
    'message_sent',
    'hold_changed',
    'hand_over_changed',
    'review_changed',
    'report_signed',
    'report_recalled',
    'report_released',
    'report_amended',
    'access_refused',
    'break_glass'
]);

export type CaseEventKindZodType = z.infer<typeof zCaseEventKind>;

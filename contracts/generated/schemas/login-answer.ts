// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';
import { zFailure } from './failure.ts';
import { zLoginEnvelope } from './login-envelope.ts';

export const zLoginAnswer = z.union([
    zLoginEnvelope,
    zFailure
]);

export type LoginAnswerZodType = z.infer<typeof zLoginAnswer>;

import { z } from 'zod';

export const RecallForm = z.object({
  intent: z.string(),
  etag: z.string().min(1),
  idempotencyKey: z.string().min(1),
  reason: z
    .string('Say why the report is taken back')
    .trim()
    .min(5, 'Use at least 5 characters')
    .max(1000, 'Use at most 1000 characters'),
});

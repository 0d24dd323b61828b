import { z } from 'zod';

/** The hidden fields of a form about a thing that has a version: the one on the screen, and the key of this showing. */
export const versionFields = { etag: z.string().min(1), idempotencyKey: z.string().min(1) };

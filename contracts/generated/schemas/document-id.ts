// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zDocumentId = z.string().regex(/^doc_[a-z0-9_-]{1,60}$/);

export type DocumentIdZodType = z.infer<typeof zDocumentId>;

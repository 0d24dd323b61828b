import { z } from 'zod';
import { zUpload } from '#contracts/generated/schemas/upload.ts';

/** What the routes of uploads say: how the upload stands, or why the server does not take it. */
export const UploadAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('upload'), userId: z.string(), upload: zUpload }),
  /** One part has arrived. */
  z.object({ kind: z.literal('part'), userId: z.string(), partNumber: z.number() }),
  /** The upload will not be taken as it is, however often it is sent. */
  z.object({
    kind: z.literal('refused'),
    userId: z.string(),
    message: z.string(),
    code: z.string().nullable(),
  }),
  /** The server was not reached, or cannot answer now. */
  z.object({ kind: z.literal('later'), userId: z.string(), message: z.string() }),
]);
export type UploadAnswer = z.infer<typeof UploadAnswer>;

import { z } from 'zod';
import { zUploadIntake } from '#contracts/generated/schemas/upload-intake.ts';
import { zUploadRefusal } from '#contracts/generated/schemas/upload-refusal.ts';
import { zUploadStep } from '#contracts/generated/schemas/upload-step.ts';

/** What the reader's process is asked. The name of the file stays out: it may be a patient's. */
export const ReaderTask = z.object({
  path: z.string().min(1),
  extension: z.string().min(1),
  sha256: z.string().length(64),
  /** Where folders of tiles are published. */
  slidesFolder: z.string().min(1),
  /** For what is unfinished; whoever asks throws it away afterwards. */
  scratch: z.string().min(1),
  memoryBytes: z.int().positive(),
});
export type ReaderTask = z.infer<typeof ReaderTask>;

const Found = zUploadIntake.omit({ checksum: true, twin: true });
export type Found = z.infer<typeof Found>;

const Reading = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('found'), found: Found }),
  z.object({ kind: z.literal('refused'), refusal: zUploadRefusal }),
]);
export type Reading = z.infer<typeof Reading>;

/** What the reader's process tells. It has met a stranger's file, so its words are checked like a stranger's. */
export const ReaderMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('step'), step: zUploadStep }),
  z.object({ kind: z.literal('reading'), reading: Reading }),
]);
export type ReaderMessage = z.infer<typeof ReaderMessage>;

import { z } from 'zod';
import type { StorageKey } from '../storage/marks/storage-key.ts';

/** What one window of the viewer tells the others: ids and the platform's number of the case, never a patient. */
const WindowFacts = z
  .object({
    windowId: z.string(),
    userId: z.string(),
    caseId: z.string(),
    /** Such as DP-2026-000001. */
    caseNumber: z.string(),
    /** The images of the panes' slides; empty until one is open. */
    imageIds: z.array(z.string()).readonly(),
  })
  .readonly();
export type WindowFacts = z.infer<typeof WindowFacts>;

const StorageKeySchema = z.object({
  userId: z.string(),
  caseId: z.string(),
  imageId: z.string(),
}) satisfies z.ZodType<StorageKey>;

const WindowMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('here'), window: WindowFacts }),
  /** Whoever is there is asked to say so. */
  z.object({ kind: z.literal('who'), windowId: z.string() }),
  z.object({ kind: z.literal('bye'), windowId: z.string() }),
  /** Something new lies in that place. */
  z.object({ kind: z.literal('marks'), windowId: z.string(), place: StorageKeySchema }),
]);
export type WindowMessage = Readonly<z.infer<typeof WindowMessage>>;

/** Null for anything else: a window of another version may say what this one does not understand. */
export const readMessage = (value: unknown): WindowMessage | null =>
  WindowMessage.safeParse(value).data ?? null;

import { z } from 'zod';

/** What `/resources/storage-key` says: whose marks this browser may read, and the AES-256 key that they lie under. */
export const StorageKeyAnswer = z.object({ userId: z.string(), key: z.base64() });
export type StorageKeyAnswer = z.infer<typeof StorageKeyAnswer>;

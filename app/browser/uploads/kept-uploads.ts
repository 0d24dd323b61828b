import { z } from 'zod';
import { KEPT_KINDS } from '#app/core/access/kept-kinds.ts';
import { createEncryption } from '../encryption.ts';
import { createKeptText, forgetOthers } from '../kept-text.ts';
import type { KeptUpload } from './running-upload.ts';

const { kind: KIND } = KEPT_KINDS.uploads;

const Kept = z.array(
  z.object({
    caseId: z.string(),
    specimenId: z.string(),
    subsectionId: z.string(),
    key: z.string(),
    fileName: z.string(),
    bytes: z.number(),
    sentBytes: z.number(),
    uploadId: z.string().nullable(),
    // Lists that were stored before files could be given up have none.
    isGivenUp: z.boolean().default(false),
  }),
);

function read(text: string | null): readonly KeptUpload[] {
  try {
    return Kept.safeParse(JSON.parse(text ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}

/** Which files of this person were on their way when a page ended; another person's are forgotten. */
export function keptUploadsOf(userId: string, key: () => Promise<CryptoKey>) {
  const kept = createKeptText({
    place: [KIND, userId, 'all'],
    storage: () => window.localStorage,
    encryption: createEncryption(key),
  });
  let writing = Promise.resolve();
  return {
    read: async (): Promise<readonly KeptUpload[]> => {
      forgetOthers(window.localStorage, KIND, userId);
      return read(await kept.read());
    },
    /** One after another, so that an older list never takes the place of a newer one. */
    write: (uploads: readonly KeptUpload[]): void => {
      writing = writing.then(() => kept.write(JSON.stringify(uploads))).catch(() => undefined);
    },
  };
}

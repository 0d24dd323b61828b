import { z } from 'zod';
import { KEPT_KINDS } from '#app/core/access/kept-kinds.ts';
import { parseJson } from '#app/core/objects.ts';
import { createEncryption } from '../encryption.ts';
import { createKeptText, forgetOthers } from '../kept-text.ts';
import { holdName, inPlaceOf } from '../kept-texts.ts';
import { storageNames } from '../storage-names.ts';
import { type KeptUpload, newKey } from './running-upload.ts';

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
    // Lists from before a refusal was kept have none.
    isRefused: z.boolean().default(false),
    // Lists from before images had keys that outlive a page have none of the two.
    imageKey: z.string().default(newKey),
    twinKey: z.string().default(newKey),
  }),
);

const read = (text: string): readonly KeptUpload[] => Kept.safeParse(parseJson(text)).data ?? [];

/**
 * Which files of this person are on their way, one list for each page that is open: a page takes over what others have left
 * that are no longer there. Another person's lists are forgotten.
 */
export function keptUploadsOf(userId: string, key: () => Promise<CryptoKey>) {
  const encryption = createEncryption(key);
  const storage = () => window.localStorage;
  const start = `${[KIND, userId].map(encodeURIComponent).join(':')}:`;
  const textOf = (pageId: string) => createKeptText({ place: [KIND, userId, pageId], storage, encryption });
  const pageId = crypto.randomUUID();
  const own = textOf(pageId);
  const ownName = start + pageId;
  let isHeld = false;
  let writing = Promise.resolve(true);

  const write = async (uploads: readonly KeptUpload[]): Promise<void> => {
    if (uploads.length === 0) storage().removeItem(ownName);
    else await own.write(JSON.stringify(uploads));
  };

  return {
    /** Each list that was left is this page's own before it goes from where it was: `bringBack` keeps what it gets. */
    takeOver: async (bringBack: (left: readonly KeptUpload[]) => void): Promise<void> => {
      forgetOthers(storage(), KIND, userId);
      const others = storageNames(storage(), start).filter((name) => name !== ownName);
      const takeOne = (name: string) =>
        inPlaceOf(window.navigator.locks, name, async () => {
          const text = await textOf(decodeURIComponent(name.slice(start.length))).read();
          if (text === null) return;
          bringBack(read(text));
          if (await writing) storage().removeItem(name);
        });
      await Promise.all(others.map(takeOne));
    },
    /** One after another, so that an older list never takes the place of a newer one. */
    keep: (uploads: readonly KeptUpload[]): void => {
      // Until this page ends, no other one takes its files for left.
      if (!isHeld) holdName(window.navigator.locks, ownName);
      isHeld = true;
      writing = writing
        .then(() => write(uploads))
        .then(
          () => true,
          () => false,
        );
    },
  };
}

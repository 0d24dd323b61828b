import { createEncryption } from '#app/browser/encryption.ts';
import { storageKeyPort } from '#app/browser/storage-key.ts';
import { wait } from '#app/browser/wait.ts';
import type { MarkSender } from '#app/core/resources/mark-sender.ts';
import { createMarkDatabases } from '../../storage/marks/database.ts';
import { createMarkStore } from '../../storage/marks/store.ts';
import { sendUnsentOn } from '../../storage/outbox/send-unsent.ts';
import { annotationsPort } from '../screen/viewer-requests.ts';

/** Sends what the text of a case finds unsent, image by image. */
export const sendUnsentMarks: MarkSender = async ({ userId, caseId }, images) => {
  const databases = createMarkDatabases();
  const store = createMarkStore(databases, createEncryption(storageKeyPort(() => userId)));
  const annotations = { ...annotationsPort, pause: wait };
  const refusals = new Set<string>();
  try {
    for (const { imageId, checksum } of images) {
      const sent = await sendUnsentOn({ userId, caseId, imageId }, checksum, { store, annotations });
      for (const refusal of sent.refusals) refusals.add(refusal);
    }
  } finally {
    databases.close();
  }
  return { refusals: [...refusals] };
};

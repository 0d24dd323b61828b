import { unsentImagesOf } from '#app/browser/after-login/kept-marks.ts';
import { createEncryption } from '#app/browser/encryption.ts';
import { storageKeyPort } from '#app/browser/storage-key.ts';
import { marksAsGeoJson } from '#app/core/exchange/geojson.ts';
import { marksFileName } from '#app/core/marks/file-name.ts';
import type { UnsentImage, UnsentReader } from '#app/core/resources/mark-sender.ts';
import { createMarkDatabases } from '../../storage/marks/database.ts';
import { createMarkStore } from '../../storage/marks/store.ts';
import { type UnsentMarks, unsentMarksOn } from '../../storage/outbox/unsent-marks.ts';
import { downloadText } from '../marks/download-text.ts';

function unsentOf({ marks, deleted }: UnsentMarks, slide: string | null): UnsentImage {
  const count = marks.rulers.length + marks.patches.length;
  const save = (): void =>
    downloadText(
      marksFileName('marks.geojson', marks.imageId, Date.now()),
      'application/geo+json',
      marksAsGeoJson(marks),
    );
  return { slide, marks: count, deleted, save: count === 0 ? null : save };
}

/** What lies in this browser alone, for whoever may not open the slides any more. */
export const readUnsentMarks: UnsentReader = async (owner) => {
  const databases = createMarkDatabases();
  const store = createMarkStore(databases, createEncryption(storageKeyPort(() => owner.userId)));
  try {
    const images = await unsentImagesOf(window.indexedDB, owner);
    return await Promise.all(
      images.map(async ({ imageId, slide }) =>
        unsentOf(await unsentMarksOn({ ...owner, imageId }, store), slide),
      ),
    );
  } finally {
    databases.close();
  }
};

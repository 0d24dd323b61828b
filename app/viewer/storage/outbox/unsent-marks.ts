import type { ImageMarks } from '#app/core/exchange/geojson.ts';
import { emptyViewerLog, extendViewerLog, type ViewerFold } from '#app/core/viewing/viewer-log.ts';
import { type MarkRecord, readLines } from '../marks/lines.ts';
import type { StorageKey } from '../marks/storage-key.ts';
import type { MarkStore } from '../marks/store.ts';

export interface UnsentMarks {
  /** New or changed since the case was told. */
  readonly marks: ImageMarks;
  /** How many were deleted since. */
  readonly deleted: number;
}

function foldOf(records: readonly MarkRecord[], { imageId }: StorageKey): ViewerFold {
  const { drafts } = readLines(
    records.flatMap(({ lines }) => lines),
    imageId,
  );
  return extendViewerLog(emptyViewerLog, drafts).view;
}

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What differs on one image between the marks in this browser and those of them that its case has. */
export async function unsentMarksOn(
  place: StorageKey,
  store: Pick<MarkStore, 'read' | 'unsentRecords'>,
): Promise<UnsentMarks> {
  const { imageId } = place;
  const { records } = await store.read(place);
  const unsent = await store.unsentRecords(place);
  const sentOnes = records.filter(({ id }) => !unsent.has(id));
  const [all, sent] = [foldOf(records, place), foldOf(sentOnes, place)];
  const rulers = all.rulers(imageId).filter((ruler) => !isSame(ruler, sent.ruler(imageId, ruler.id) ?? {}));
  const patches = all.patches(imageId).filter((patch) => !isSame(patch, sent.patch(imageId, patch.id) ?? {}));
  const deleted =
    sent.rulers(imageId).filter(({ id }) => all.ruler(imageId, id) === null).length +
    sent.patches(imageId).filter(({ id }) => all.patch(imageId, id) === null).length;
  const checksum = [...rulers, ...patches][0]?.checksum ?? null;
  return { marks: { imageId, checksum, rulers, patches }, deleted };
}

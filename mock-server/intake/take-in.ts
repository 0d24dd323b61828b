import { rm, stat } from 'node:fs/promises';
import { dataFilesMissingText, slideExtensionOf } from '#app/core/uploads/slide-file-names.ts';
import { deepZoomFolderOf } from '../slides/deep-zoom.ts';
import type { UploadRecord } from '../store/tables/files.ts';
import type { World } from '../world.ts';
import { missingDataFiles } from './data-files.ts';
import { joinParts } from './join-parts.ts';
import type { Reading } from './messages.ts';
import { moveUpload } from './move-upload.ts';
import { dropParts } from './part-bytes.ts';
import { READER_LIMITS, readApart } from './reader-process.ts';
import { refusedAs } from './refused.ts';
import { findUploadedFile, scratchOf, slidesFolderOf } from './slide-folder.ts';
import { listFailedSteps, stepsWith, type Tell } from './steps.ts';

/** Names the file of an upload from the start, so that an intake that is begun again ends at the same name. */
export const blobIdOf = (uploadId: string): string => uploadId.replace(/^upl_/, 'wsi_');

/** Removes the file of an upload without a record, and the pictures that are of no other upload. */
export async function removeFiles(world: World, id: string, checksum: string | null): Promise<void> {
  await rm(findUploadedFile(world, blobIdOf(id)), { force: true });
  // Uploads of the same bytes share their tiles.
  if (checksum === null || world.uploads.by('checksum', checksum).length > 0) return;
  await rm(deepZoomFolderOf(slidesFolderOf(world), checksum), { recursive: true, force: true });
}

const underway = new WeakMap<World, Map<string, AbortController>>();

/** Ends the reading of an upload that was thrown away: all others wait in line behind it. */
export const stopReading = (world: World, uploadId: string): void =>
  underway
    .get(world)
    ?.get(uploadId)
    ?.abort(new Error(`nobody wants ${uploadId} any more`));

function startReading(world: World, uploadId: string): AbortSignal {
  const stops = underway.get(world) ?? new Map<string, AbortController>();
  underway.set(world, stops);
  const stop = new AbortController();
  stops.set(uploadId, stop);
  return stop.signal;
}

/**
 * Takes one complete upload in: joins its parts, reads the file, and ends in Ready or Rejected. Rejects on a fault
 * that is not the file's; the upload then stays Scanning and can be taken in again.
 */
export async function takenIn(world: World, uploadId: string): Promise<void> {
  const upload = world.uploads.find(uploadId);
  if (upload === null || (upload.status !== 'Completed' && upload.status !== 'Scanning')) return;
  if (upload.status === 'Completed') moveUpload(world, uploadId, 'scan');
  const scratch = await scratchOf(world, uploadId);
  const wanted = startReading(world, uploadId);
  let { checksum } = upload;
  const tell: Tell = (step, state) => {
    if (world.uploads.find(uploadId) === null) return;
    world.uploads.change(uploadId, (old) => ({ ...old, steps: stepsWith(old.steps, { step, state }) }));
  };
  try {
    checksum = await join(world, upload, scratch, tell);
    const reading = await readingOf(world, upload, { checksum, scratch, tell, wanted });
    end(world, upload, checksum, reading);
    if (reading?.kind === 'refused') await rm(findUploadedFile(world, blobIdOf(uploadId)), { force: true });
  } catch (error) {
    // Thrown away meanwhile: what was read of it is wanted no more, and nothing failed.
    if (world.uploads.find(uploadId) !== null) throw error;
    await removeFiles(world, uploadId, checksum);
  } finally {
    underway.get(world)?.delete(uploadId);
    await rm(scratch, { recursive: true, force: true });
  }
}

async function join(world: World, upload: UploadRecord, scratch: string, tell: Tell): Promise<string> {
  const path = findUploadedFile(world, blobIdOf(upload.id));
  const isThere = upload.checksum !== null && (await sizeOf(path)) === upload.bytes;
  if (isThere && upload.checksum !== null) return upload.checksum;
  tell('joined', 'running');
  const checksum = await joinParts(world, upload.id, { path, scratch });
  world.uploads.change(upload.id, (old) => ({ ...old, checksum }));
  tell('joined', 'done');
  // Only now: until the record has the checksum, the parts are what the file is made from.
  await dropParts(world, upload.id);
  return checksum;
}

const sizeOf = (path: string): Promise<number | null> =>
  stat(path).then(
    ({ size }) => size,
    () => null,
  );

interface Intake {
  readonly checksum: string;
  readonly scratch: string;
  readonly tell: Tell;
  readonly wanted: AbortSignal;
}

/** Null for a data file, which is no picture by itself. */
async function readingOf(
  world: World,
  upload: UploadRecord,
  { checksum, scratch, tell, wanted }: Intake,
): Promise<Reading | null> {
  if (upload.companionOf !== null) return null;
  if (missingDataFiles(world, upload).length > 0)
    return refusedAs('data_files_missing', dataFilesMissingText(upload.fileName));
  const path = findUploadedFile(world, blobIdOf(upload.id));
  const task = {
    path,
    scratch,
    sha256: checksum,
    slidesFolder: slidesFolderOf(world),
    extension: slideExtensionOf(upload.fileName) ?? '',
  };
  return readApart(task, tell, { ...READER_LIMITS, wanted });
}

function end(world: World, { id }: UploadRecord, checksum: string, reading: Reading | null): void {
  const steps = world.uploads.find(id)?.steps ?? [];
  if (reading === null) {
    const absent = steps.map((one) => (one.step === 'joined' ? one : { ...one, state: 'absent' as const }));
    moveUpload(world, id, 'accept', { steps: absent });
  } else if (reading.kind === 'refused')
    moveUpload(world, id, 'reject', { steps: listFailedSteps(steps), refusal: reading.refusal });
  else moveUpload(world, id, 'accept', { blobId: blobIdOf(id), intake: { ...reading.found, checksum } });
}

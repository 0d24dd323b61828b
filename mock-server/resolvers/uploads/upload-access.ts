import type { Viewer } from '#app/core/cases/visibility.ts';
import type { Call } from '../../http/call.ts';
import { refuse } from '../../http/refusal.ts';
import { requireMove } from '../../rules/moves.ts';
import { namesOf } from '../../rules/people/names.ts';
import type { UploadRecord } from '../../store/tables/files.ts';

/** Parts are taken for this long after the upload was announced. */
export const OPEN_FOR_MS = 24 * 60 * 60_000;

export type UploadMove = 'putUploadPart' | 'completeUpload' | 'abortUpload';

export const closesAt = ({ createdAt }: UploadRecord): number => Date.parse(createdAt) + OPEN_FOR_MS;

/** Still waiting for parts; the only states that time ends. */
export const isOpen = ({ status }: UploadRecord): boolean => status === 'Created' || status === 'Uploading';

/** Whoever began it, the people of its facility, and any admin. */
export const maySeeUpload = ({ id, role, facilityId }: Viewer, upload: UploadRecord): boolean =>
  role === 'Admin' ||
  (role !== 'Provider' &&
    (upload.createdBy === id || (facilityId !== null && upload.facilityId === facilityId)));

export function requireUpload({
  world,
  input,
  isHidden,
}: Call<'getUpload'> | Call<UploadMove>): UploadRecord {
  const upload = world.uploads.find(input.params.uploadId);
  if (upload === null || isHidden()) throw refuse('NOT_FOUND');
  return upload;
}

/** Throws 410 once the time is over, whether or not the clock's own job has run, and 409 in a state that is closed. */
export function requireUploadMove<O extends UploadMove>(
  call: Call<UploadMove>,
  upload: UploadRecord,
  move: O,
) {
  if (upload.status === 'Expired' || (isOpen(upload) && call.now >= closesAt(upload)))
    throw refuse('UPLOAD_EXPIRED');
  return requireMove('UploadStatus', move, upload.status, namesOf(call.caller));
}

import type { RunningUploadZodType } from '#contracts/generated/schemas/running-upload.ts';
import type { Caller } from '../../http/authentication.ts';
import { personById } from '../../rules/people/person-refs.ts';
import type { UploadRecord } from '../../store/tables/files.ts';
import type { World } from '../../world.ts';
import { closesAt, isOpen, maySeeUpload } from '../uploads/upload-access.ts';

export const UNFINISHED: readonly UploadRecord['status'][] = [
  'Created',
  'Uploading',
  'Completed',
  'Scanning',
];

/**
 * The slides of this case that are still on their way (a case is not sent out meanwhile). Data files do not count: they
 * are of no use without their slide, which is completed last.
 */
export const runningUploadsOf = (world: World, caseId: string): readonly UploadRecord[] =>
  UNFINISHED.flatMap((status) =>
    world.uploads
      .by('status', status)
      .filter((upload) => upload.caseId === caseId && upload.companionOf === null),
  );

interface Reader {
  readonly world: World;
  readonly caller: Caller;
}

/** Whom a colleague has to ask about each of them, and which of them can be taken away. */
export const listRunningUploads = ({ world, caller }: Reader, caseId: string): RunningUploadZodType[] =>
  runningUploadsOf(world, caseId)
    .filter((upload) => maySeeUpload(caller.viewer, upload))
    .map((upload) => ({
      uploadId: upload.id,
      fileName: upload.fileName,
      createdBy: personById(world, upload.createdBy),
      expiresAt: isOpen(upload) ? new Date(closesAt(upload)).toISOString() : null,
    }));

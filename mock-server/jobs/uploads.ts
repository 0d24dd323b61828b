import { moveUpload } from '../intake/move-upload.ts';
import { dropParts } from '../intake/part-bytes.ts';
import { takeIn } from '../intake/queue.ts';
import { closesAt } from '../resolvers/uploads/upload-access.ts';
import type { Job } from './job.ts';

/** After 24 hours an upload takes no more parts, and those that came are thrown away. */
const expireUploads: Job = {
  name: 'expire-uploads',
  run: (world, now) => {
    const open = [...world.uploads.by('status', 'Created'), ...world.uploads.by('status', 'Uploading')];
    for (const upload of open) {
      if (now < closesAt(upload)) continue;
      moveUpload(world, upload.id, 'expire');
      // Bytes that stay behind cost disk and nothing else: no record names them any more.
      dropParts(world, upload.id).catch(() => undefined);
    }
  },
};

/** Takes up again what a stopped process, or a full disk, left in the middle of its intake. */
const continueIntake: Job = {
  name: 'continue-intake',
  run: (world, now) => {
    for (const status of ['Completed', 'Scanning'] as const)
      for (const { id } of world.uploads.by('status', status)) takeIn(world, id, now);
  },
};

export const uploadJobs: readonly Job[] = [expireUploads, continueIntake];

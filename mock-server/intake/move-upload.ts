import { move } from '../rules/moves.ts';
import type { UploadRecord } from '../store/tables/files.ts';
import type { World } from '../world.ts';

type SystemMove = 'scan' | 'accept' | 'reject' | 'expire';

/** A transition that nobody asks for. Throws where the state tables do not have it. */
export const moveUpload = (
  world: World,
  id: string,
  name: SystemMove,
  more: Partial<UploadRecord> = {},
): UploadRecord =>
  world.uploads.change(id, (upload) => ({
    ...upload,
    ...more,
    version: upload.version + 1,
    status: move('UploadStatus', name, upload.status),
  }));

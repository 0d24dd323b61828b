import { machines } from '#contracts/generated/machines.ts';
import type { UploadRecord } from '../store/tables/files.ts';
import type { World } from '../world.ts';

type SystemMove = 'scan' | 'accept' | 'reject' | 'expire';

/** A transition that nobody asks for. Throws where the state tables do not have it. */
export function moveUpload(
  world: World,
  id: string,
  name: SystemMove,
  more: Partial<UploadRecord> = {},
): UploadRecord {
  const transition = machines.UploadStatus.transitions.find((one) => one.name === name);
  return world.uploads.change(id, (upload) => {
    const from: readonly string[] = transition?.from ?? [];
    if (transition === undefined || !from.includes(upload.status))
      throw new Error(`${name} is no transition from ${upload.status}`);
    return { ...upload, ...more, status: transition.to, version: upload.version + 1 };
  });
}

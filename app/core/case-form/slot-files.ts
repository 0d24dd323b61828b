import type { FileInfoZodType } from '#contracts/generated/schemas/file-info.ts';
import { fileNameHeader } from '../forms/document-file.ts';

/** Tells the file of a slot from the one that comes there after it, as a header can carry it; '' for an empty slot. */
export const fileIdOf = (file: FileInfoZodType | null): string =>
  file === null ? '' : encodeURIComponent(`${file.uploadedAt} ${file.bytes} ${file.name}`);

interface Sent {
  /** What the slot held when the sender looked at it; null from a page that does not say. */
  readonly insteadOf: string | null;
  /** As X-File-Name says it. */
  readonly name: string;
  readonly bytes: number;
}

/**
 * Whether the slot holds a file that the sender has not seen: nobody has agreed to its being replaced. The sent file
 * itself may be there, when its answer was lost.
 */
export const isUnseen = (held: FileInfoZodType, { insteadOf, name, bytes }: Sent): boolean =>
  fileIdOf(held) !== insteadOf && !(fileNameHeader(held.name) === name && held.bytes === bytes);

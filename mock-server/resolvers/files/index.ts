import type { ResolverTable } from '../../call.ts';
import { completeUpload, putUploadPart } from './upload-parts.ts';
import { abortUpload, createUpload, getUpload } from './uploads.ts';

export const fileResolvers = {
  createUpload,
  getUpload,
  abortUpload,
  putUploadPart,
  completeUpload,
} satisfies ResolverTable;

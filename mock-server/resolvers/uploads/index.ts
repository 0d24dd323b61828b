import type { ResolverTable } from '../../http/call.ts';
import { completeUpload, putUploadPart } from './upload-parts.ts';
import { abortUpload, createUpload, getUpload } from './uploads.ts';

export const uploadsResolvers = {
  completeUpload,
  putUploadPart,
  abortUpload,
  createUpload,
  getUpload,
} satisfies ResolverTable;

import type { ResolverTable } from '../../http/call.ts';
import { getDziDescriptor, getThumbnail, getTile, getWsiFile, headWsiFile } from './slide-files.ts';
import { getDownloadLink } from './slide-links.ts';

export const wsiResolvers = {
  getDziDescriptor,
  getThumbnail,
  getTile,
  getWsiFile,
  headWsiFile,
  getDownloadLink,
} satisfies ResolverTable;

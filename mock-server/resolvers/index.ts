import type { OperationId } from '#contracts/generated/operations/index.ts';
import type { Resolver } from '../call.ts';
import { getAnnotations, putAnnotations } from './annotations.ts';
import { listCases } from './case-lists.ts';
import { pickUpCase, releaseCase } from './case-moves.ts';
import { getCase, getCasePreview, getViewerCase } from './case-reads.ts';
import { getCurrentFacilityUser } from './facility.ts';
import { getCurrentUser, login, logout } from './session.ts';
import { getDziDescriptor, getThumbnail, getTile, getWsiFile, headWsiFile } from './slide-files.ts';
import { getDownloadLink } from './slide-links.ts';

/** The operations that this backend answers so far. */
export const resolvers = {
  login,
  logout,
  getCurrentUser,
  getCurrentFacilityUser,
  listCases,
  getCase,
  getCasePreview,
  pickUpCase,
  releaseCase,
  getViewerCase,
  getAnnotations,
  putAnnotations,
  getDownloadLink,
  getWsiFile,
  headWsiFile,
  getDziDescriptor,
  getTile,
  getThumbnail,
} satisfies { readonly [K in OperationId]?: Resolver<K> };

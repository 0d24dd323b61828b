import type { ResolverTable } from '../call.ts';
import { getAnnotations, putAnnotations } from './annotations.ts';
import { businessResolvers } from './business/index.ts';
import { listCases } from './case-lists.ts';
import { pickUpCase, releaseCase } from './case-moves.ts';
import { getCase, getCasePreview, getViewerCase } from './case-reads.ts';
import { draftResolvers } from './drafts/index.ts';
import { getCurrentFacilityUser } from './facility.ts';
import { fileResolvers } from './files/index.ts';
import { moveResolvers } from './moves/index.ts';
import { peopleResolvers } from './people/index.ts';
import { reportResolvers } from './reports/index.ts';
import { getCurrentUser, login, logout } from './session.ts';
import { getDziDescriptor, getThumbnail, getTile, getWsiFile, headWsiFile } from './slide-files.ts';
import { getDownloadLink } from './slide-links.ts';
import { workResolvers } from './work/index.ts';

/** The operations that this backend answers so far. */
export const resolvers = {
  ...peopleResolvers,
  ...businessResolvers,
  ...draftResolvers,
  ...moveResolvers,
  ...workResolvers,
  ...reportResolvers,
  ...fileResolvers,
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
} satisfies ResolverTable;

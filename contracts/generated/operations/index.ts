// Generated from openapi.yaml by `npm run contract`; do not edit.
import { getAnnotations } from './getAnnotations.ts';
import { getCase } from './getCase.ts';
import { getCasePreview } from './getCasePreview.ts';
import { getCurrentFacilityUser } from './getCurrentFacilityUser.ts';
import { getCurrentUser } from './getCurrentUser.ts';
import { getDownloadLink } from './getDownloadLink.ts';
import { getDziDescriptor } from './getDziDescriptor.ts';
import { getThumbnail } from './getThumbnail.ts';
import { getTile } from './getTile.ts';
import { getViewerCase } from './getViewerCase.ts';
import { getWsiFile } from './getWsiFile.ts';
import { headWsiFile } from './headWsiFile.ts';
import { listCases } from './listCases.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { pickUpCase } from './pickUpCase.ts';
import { putAnnotations } from './putAnnotations.ts';
import { releaseCase } from './releaseCase.ts';

export const operations = {
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
} as const;

export type Operations = typeof operations;
export type OperationId = keyof Operations;

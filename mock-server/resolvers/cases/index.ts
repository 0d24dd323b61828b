import type { ResolverTable } from '../../http/call.ts';
import { explainCaseAbsence } from './case-absence.ts';
import { exportCases, listCases } from './case-lists.ts';
import { getCase, getCasePreview } from './case-reads.ts';
import { getCaseTimeline } from './case-timeline.ts';
import { listEmergencyAccess, openEmergencyAccess } from './emergency-access.ts';
import { searchCases } from './search-cases.ts';

export const casesResolvers = {
  exportCases,
  listCases,
  getCase,
  getCasePreview,
  searchCases,
  explainCaseAbsence,
  getCaseTimeline,
  listEmergencyAccess,
  openEmergencyAccess,
} satisfies ResolverTable;

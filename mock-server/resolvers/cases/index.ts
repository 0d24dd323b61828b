import type { ResolverTable } from '../../http/call.ts';
import { exportCases, listCases } from './case-lists.ts';
import { getCase, getCasePreview } from './case-reads.ts';
import { getCaseTimeline } from './case-timeline.ts';
import { searchCases } from './search-cases.ts';

export const casesResolvers = {
  exportCases,
  listCases,
  getCase,
  getCasePreview,
  searchCases,
  getCaseTimeline,
} satisfies ResolverTable;

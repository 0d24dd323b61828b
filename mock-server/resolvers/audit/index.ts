import type { ResolverTable } from '../../http/call.ts';
import { listCaseEvents } from './case-trail.ts';
import { searchCaseEvents } from './event-search.ts';
import { listRecordHistory } from './record-history.ts';
import { getRecordLinks } from './record-links.ts';

export const auditResolvers = {
  getRecordLinks,
  listCaseEvents,
  listRecordHistory,
  searchCaseEvents,
} satisfies ResolverTable;

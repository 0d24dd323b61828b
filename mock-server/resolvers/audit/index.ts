import type { ResolverTable } from '../../http/call.ts';
import { listRecordHistory } from '../../rules/trail/record-history.ts';
import { listCaseEvents } from './case-trail.ts';
import { exportCaseEvents, searchCaseEvents } from './event-search.ts';
import { listPageRefusals, reportPageRefusal } from './page-refusals.ts';
import { getRecordLinks } from './record-links.ts';

export const auditResolvers = {
  getRecordLinks,
  listCaseEvents,
  listPageRefusals,
  listRecordHistory,
  reportPageRefusal,
  exportCaseEvents,
  searchCaseEvents,
} satisfies ResolverTable;

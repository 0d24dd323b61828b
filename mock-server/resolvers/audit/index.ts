import type { ResolverTable } from '../../http/call.ts';
import { listCaseEvents } from './case-trail.ts';
import { searchCaseEvents } from './event-search.ts';
import { listRecordHistory } from './record-history.ts';

export const auditResolvers = { listCaseEvents, listRecordHistory, searchCaseEvents } satisfies ResolverTable;

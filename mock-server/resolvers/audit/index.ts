import type { ResolverTable } from '../../http/call.ts';
import { listCaseEvents } from './case-trail.ts';
import { listRecordHistory } from './record-history.ts';

export const auditResolvers = { listCaseEvents, listRecordHistory } satisfies ResolverTable;

import type { ResolverTable } from '../../http/call.ts';
import { listCaseEvents } from './case-trail.ts';

export const auditResolvers = { listCaseEvents } satisfies ResolverTable;

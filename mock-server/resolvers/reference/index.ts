import type { ResolverTable } from '../../http/call.ts';
import { listReferenceData } from './reference-data.ts';

export const referenceResolvers = { listReferenceData } satisfies ResolverTable;

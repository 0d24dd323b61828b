import type { ResolverTable } from '../../http/call.ts';
import { getViewerCase } from '../cases/case-reads.ts';
import { getAnnotations, putAnnotations } from './annotations.ts';

export const viewerResolvers = { getAnnotations, putAnnotations, getViewerCase } satisfies ResolverTable;

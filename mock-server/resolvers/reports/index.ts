import type { ResolverTable } from '../../call.ts';

export const reportResolvers = {} satisfies ResolverTable;

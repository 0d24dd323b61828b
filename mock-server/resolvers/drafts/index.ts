import type { ResolverTable } from '../../call.ts';

export const draftResolvers = {} satisfies ResolverTable;

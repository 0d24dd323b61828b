import type { ResolverTable } from '../../call.ts';

export const moveResolvers = {} satisfies ResolverTable;

import type { ResolverTable } from '../../call.ts';

export const businessResolvers = {} satisfies ResolverTable;

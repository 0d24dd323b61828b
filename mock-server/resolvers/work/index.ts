import type { ResolverTable } from '../../call.ts';

export const workResolvers = {} satisfies ResolverTable;

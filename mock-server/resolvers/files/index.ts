import type { ResolverTable } from '../../call.ts';

export const fileResolvers = {} satisfies ResolverTable;

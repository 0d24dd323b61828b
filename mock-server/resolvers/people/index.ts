import type { ResolverTable } from '../../call.ts';

export const peopleResolvers = {} satisfies ResolverTable;

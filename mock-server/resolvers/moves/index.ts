import type { ResolverTable } from '../../call.ts';
import { assignCase } from './assign-case.ts';
import { listCaseEvents } from './case-trail.ts';
import { openCase, recordImageOpened } from './opening.ts';
import { releaseToPool } from './release-to-pool.ts';
import { returnCase } from './return-case.ts';
import { searchCases } from './search-cases.ts';
import { cancelCase, restoreCase } from './withdrawal.ts';

export const moveResolvers = {
  releaseToPool,
  returnCase,
  cancelCase,
  restoreCase,
  assignCase,
  openCase,
  recordImageOpened,
  searchCases,
  listCaseEvents,
} satisfies ResolverTable;

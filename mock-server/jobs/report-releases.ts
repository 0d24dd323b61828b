import { releaseReport } from '../resolvers/reports/report-release.ts';
import type { Job } from './job.ts';

/** Signed reports leave their release window; until then the signer may take them back. */
export const reportReleases: Job = {
  name: 'report releases',
  run: (world, now) => {
    for (const { id, at } of world.unreleased.list())
      if (Date.parse(at) <= now) releaseReport({ world, now, caller: null }, id);
  },
};

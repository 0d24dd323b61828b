import type { FailedJobZodType } from '#contracts/generated/schemas/failed-job.ts';
import type { Resolver } from '../../http/call.ts';
import { type ListTable, pageOfList } from '../../http/lists.ts';
import { refuse } from '../../http/refusal.ts';
import { isBeingTakenIn, takeIn } from '../../intake/queue.ts';
import { jobs, runJob } from '../../jobs/schedule.ts';
import type { FailedJobRecord } from '../../store/tables/notices.ts';
import type { World } from '../../world.ts';

const caseOf = (world: World, { uploadId }: FailedJobRecord): string | null =>
  world.uploads.find(uploadId ?? '')?.caseId ?? null;

const formOf = (world: World, job: FailedJobRecord): FailedJobZodType => ({
  ...job,
  caseId: caseOf(world, job),
  isRunning: job.uploadId !== null && isBeingTakenIn(world, job.uploadId),
});

const FAILED: ListTable<'listFailedJobs', FailedJobRecord> = {
  of: ({ world }) => world.failedJobs,
  filters: {
    kind: 'kind',
    caseId:
      (asked, { world }) =>
      (job) =>
        caseOf(world, job) === asked,
  },
  sorts: { lastTriedAt: ({ lastTriedAt }) => lastTriedAt },
  usual: '-lastTriedAt',
  row: (job, { world }) => formOf(world, job),
};

export const listFailedJobs: Resolver<'listFailedJobs'> = {
  resolve: (call) => ({ data: pageOfList(FAILED, call) }),
};

export const retryFailedJob: Resolver<'retryFailedJob'> = {
  resolve: ({ world, now, input }) => {
    const failed = world.failedJobs.find(input.params.jobId);
    if (failed === null) throw refuse('NOT_FOUND');
    const job = jobs.find(({ name }) => name === failed.name);
    if (failed.uploadId !== null) takeIn(world, failed.uploadId, now, true);
    else if (job !== undefined) runJob(world, job, now);
    const left = world.failedJobs.find(failed.id);
    return { data: { job: left === null ? null : formOf(world, left) } };
  },
};

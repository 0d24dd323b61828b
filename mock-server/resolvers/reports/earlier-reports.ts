import { isWithReader } from '#app/core/cases/status.ts';
import { maySeeCase } from '#app/core/cases/visibility.ts';
import type { Call, Resolver } from '../../http/call.ts';
import { refuse } from '../../http/refusal.ts';
import { requireCase } from '../../rules/cases/case-of.ts';
import { isOriginalClosedTo } from '../../rules/tasks/qa-state.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { ReportRecord, ReportVersionRecord } from '../../store/records/reports.ts';
import type { World } from '../../world.ts';
import { patientKeyOf } from '../diagnosis/clinical-form.ts';
import { versionId } from '../diagnosis/signing.ts';
import { reportForm } from './report-form.ts';
import { noteReading } from './report-reads.ts';

type Reading = Call<'getEarlierReport'>;

/** The latest version that is past its release window; null while there is none. */
function findReleasedVersion(
  world: World,
  { id, versions }: ReportRecord,
  now: number,
): ReportVersionRecord | null {
  const latest = versions.findLast(({ facilitySeesFrom }) => Date.parse(facilitySeesFrom) <= now);
  return latest === undefined ? null : world.reportVersions.find(versionId(id, latest.version));
}

/** The report of a case of the same patient in the same facility, through a case that the caller reads now. */
function earlierReport({ world, caller, input, now }: Reading): {
  readonly aCase: CaseRecord;
  readonly version: ReportVersionRecord;
} {
  const { caseId, earlierCaseId } = input.params;
  const isReader = (_: unknown, { assignedProviderId, status }: CaseRecord): boolean =>
    assignedProviderId === caller.user.id && isWithReader(status);
  const present = requireCase(world, caseId, caller.viewer, isReader);
  const report = world.reports
    .by('patient', patientKeyOf(present))
    .find(({ id }) => id === earlierCaseId && id !== caseId);
  const aCase = world.cases.find(earlierCaseId);
  // Whoever reads the earlier case a second time, blinded, would find the original here.
  const isClosed = isOriginalClosedTo(world, earlierCaseId, caller.user.id);
  const version = report === undefined || isClosed ? null : findReleasedVersion(world, report, now);
  if (aCase === null || version === null) throw refuse('NOT_FOUND');
  return { aCase, version };
}

export const getEarlierReport: Resolver<'getEarlierReport'> = {
  see: (call) => {
    const { world, caller, input } = call;
    if (caller.viewer.role === 'Provider') earlierReport(call);
    // Who sees the present case otherwise is told that this way is the reader's alone.
    else requireCase(world, input.params.caseId, caller.viewer, maySeeCase);
  },
  resolve: (call) => {
    const { aCase, version } = earlierReport(call);
    noteReading(call, aCase, version, 'report_read');
    const data = reportForm(call, aCase, version, false);
    return { data, etag: data.etag };
  },
};

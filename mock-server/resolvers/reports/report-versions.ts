import type { CaseRecord } from '../../store/records/records.ts';
import type {
  RecalledVersionRecord,
  ReportContent,
  ReportRecord,
  ReportVersionRecord,
} from '../../store/records/reports.ts';
import type { World } from '../../world.ts';
import { patientKeyOf } from '../diagnosis/clinical-form.ts';
import { versionId } from '../diagnosis/signing.ts';

interface Signed {
  readonly record: ReportVersionRecord;
  readonly pdf: Uint8Array;
}

const factsOf = ({ content, signature, facilitySeesFrom }: ReportVersionRecord) => ({
  version: content.version,
  signedAt: signature.signedAt,
  facilitySeesFrom,
});

/** The report that a first version makes. */
export const reportRecordOf = (
  aCase: CaseRecord,
  first: ReportVersionRecord,
  reportState: CaseRecord['reportState'],
): ReportRecord => ({
  id: aCase.id,
  reportId: first.content.reportId,
  facilityId: aCase.facilityId,
  patientKey: patientKeyOf(aCase),
  signerId: first.signature.signer.userId,
  reportState,
  versions: [factsOf(first)],
  openings: [],
});

/** Keeps a signed version for good. The file comes first: a version without its file would be half a report. */
export async function keepVersion(
  world: World,
  aCase: CaseRecord,
  { record, pdf }: Signed,
  reportState: CaseRecord['reportState'],
): Promise<void> {
  await world.bytes.put(record.id, pdf);
  world.reportVersions.insert(record);
  if (world.reports.find(aCase.id) === null) world.reports.insert(reportRecordOf(aCase, record, reportState));
  else
    world.reports.change(aCase.id, (report) => ({
      ...report,
      // An amendment may have found the report signed for somebody else.
      patientKey: patientKeyOf(aCase),
      reportState,
      versions: [...report.versions, factsOf(record)],
    }));
}

export const latestOf = ({ versions }: ReportRecord): number => versions.at(-1)?.version ?? 1;

export function requireLatestVersion(world: World, caseId: string): ReportVersionRecord {
  const report = world.reports.find(caseId);
  const latest = report === null ? null : world.reportVersions.find(versionId(caseId, latestOf(report)));
  if (latest === null) throw new Error(`${caseId} is signed and has no report`);
  return latest;
}

/** The signatures of the versions before this one, oldest first. */
export const earlierSignatures = (world: World, { caseId, version }: ReportContent) =>
  world.reportVersions
    .by('case', caseId)
    .filter(({ content }) => content.version < version)
    .toSorted((one, other) => one.content.version - other.content.version)
    .map(({ signature }) => signature);

/**
 * Takes the one version of a report away before the facility saw it. The signature is kept for good, with its text
 * and its file; the next one makes version 1 anew.
 */
export async function withdrawVersion(
  world: World,
  caseId: string,
  why: Pick<RecalledVersionRecord, 'recalledAt' | 'recalledBy' | 'reason'>,
): Promise<void> {
  const version = requireLatestVersion(world, caseId);
  const id = `${version.id}.recalled-${world.recalledVersions.by('case', caseId).length + 1}`;
  const file = await world.bytes.get(version.id);
  if (file !== null) await world.bytes.put(id, file);
  world.recalledVersions.insert({ ...version, ...why, id });
  world.reportVersions.remove(version.id);
  world.reports.remove(caseId);
  world.unreleased.remove(caseId);
  await world.bytes.remove(version.id);
}

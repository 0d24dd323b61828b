import { localDay } from '#app/core/calendar/wall-clock.ts';
import { maySeeCase } from '#app/core/cases/visibility.ts';
import { plainLetters } from '#app/core/text/plain-letters.ts';
import type { ReportListItemZodType } from '#contracts/generated/schemas/report-list-item.ts';
import type { Call, Resolver } from '../../http/call.ts';
import { exportList } from '../../http/exports.ts';
import { type ListTable, pageOfList } from '../../http/lists.ts';
import { facilityOf } from '../../rules/cases/case-of.ts';
import { findSentCase } from '../../rules/cases/sent-case.ts';
import { isAnswerable } from '../../rules/cases/signers.ts';
import { mayKnowPatient } from '../../rules/people/patients.ts';
import { etagOf } from '../../rules/versions.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { ReportRecord, ReportVersionRecord } from '../../store/records/reports.ts';
import type { World } from '../../world.ts';
import { isFacilitySide } from '../diagnosis/case-sight.ts';
import { patientKeyOf } from '../diagnosis/clinical-form.ts';
import { versionId } from '../diagnosis/signing.ts';

type Listing = Call<'listReports'>;

/** A report with the latest version that the caller may read. */
export interface Shown {
  readonly id: string;
  readonly report: ReportRecord;
  readonly latest: ReportRecord['versions'][number];
  readonly stored: CaseRecord;
  readonly signature: ReportVersionRecord['signature'];
}

const dayOf = ({ world }: Listing, { latest, stored }: Shown): string =>
  localDay(Date.parse(latest.signedAt), facilityOf(world, stored).timeZone);

export const REPORTS: ListTable<'listReports', Shown> = {
  of: listShownReports,
  filters: {
    state: (states) => ({ report: { reportState: { in: states } } }),
    facilityId: (facilityId) => ({ report: { facilityId: { equals: facilityId } } }),
    from: (from, call) => (shown) => dayOf(call, shown) >= from,
    to: (to, call) => (shown) => dayOf(call, shown) <= to,
    samePatientAs: () => ({}),
  },
  sorts: {
    signedAt: ({ latest }) => Date.parse(latest.signedAt),
    signedBy: ({ signature }) => signature.printedName,
    caseID: ({ stored }) => stored.caseID,
    // An order tells as much as a name, so that there is none for whoever is told no name.
    caseRecordId: ({ stored }, { caller }) => (mayKnowPatient(caller) ? stored.caseRecordId : null),
    patient: ({ stored: { patientInfo } }, { caller }) =>
      mayKnowPatient(caller) ? plainLetters(`${patientInfo.lastName} ${patientInfo.firstName}`) : null,
    facilityName: ({ stored }, { world }) => facilityOf(world, stored).name,
    version: ({ latest }) => latest.version,
    reportState: ({ stored }) => stored.reportState,
    openedAt: ({ report, latest }) => firstOpening(report, latest.version)?.at ?? null,
  },
  usual: '-signedAt',
  row: itemOf,
};

/** Whoever of the facility opened a version first: the later openings say nothing of how long it lay unread. */
const firstOpening = ({ openings }: ReportRecord, version: number) =>
  openings.find((one) => one.version === version);

export const listReports: Resolver<'listReports'> = {
  resolve: (call) => ({ data: pageOfList(REPORTS, call) }),
};

export const exportReports: Resolver<'exportReports'> = {
  resolve: (call) => exportList('listReports', REPORTS, call, 'reports'),
};

/** A provider's own, a facility's own or all: by index where there is one. */
function reportsOf({ world, caller, input, now }: Listing): readonly ReportRecord[] {
  const { samePatientAs, facilityId } = input.query;
  const { viewer, user } = caller;
  const mine = (report: ReportRecord): boolean => {
    if (viewer.role === 'Admin') return true;
    if (isFacilitySide(caller)) return report.facilityId === viewer.facilityId;
    return report.signerId === user.id || isSuccessor(world, user.id, world.cases.find(report.id), now);
  };
  if (samePatientAs !== undefined) {
    const aCase = world.cases.find(samePatientAs);
    const known = aCase !== null && maySeeCase(viewer, aCase) && mayKnowPatient(caller);
    return known ? world.reports.by('patient', patientKeyOf(aCase)).filter(mine) : [];
  }
  if (viewer.role === 'Provider') return reportsOfProvider(world, user.id, now);
  const facility = isFacilitySide(caller) ? (viewer.facilityId ?? '') : facilityId;
  return facility === undefined ? world.reports.list() : world.reports.by('facility', facility);
}

/** The reports that the provider signed, and those of a signer who is gone and whose work the provider has now. */
const reportsOfProvider = (world: World, userId: string, now: number): readonly ReportRecord[] => [
  ...world.reports.by('signer', userId),
  ...world.cases
    .by('provider', userId)
    .filter((aCase) => isSuccessor(world, userId, aCase, now))
    .flatMap(({ id }) => world.reports.find(id) ?? []),
];

const isSuccessor = (world: World, userId: string, aCase: CaseRecord | null, now: number): boolean =>
  aCase !== null && aCase.signerId !== userId && isAnswerable(world, userId, aCase, now);

/** The reports that the caller may read, each with its latest version. */
export function listShownReports(call: Listing): readonly Shown[] {
  return reportsOf(call).flatMap((report) => shownOf(call, report));
}

/** None for a facility before its release window is over. */
function shownOf({ world, caller, now }: Listing, report: ReportRecord): readonly Shown[] {
  const latest = report.versions.findLast(
    ({ facilitySeesFrom }) => !isFacilitySide(caller) || Date.parse(facilitySeesFrom) <= now,
  );
  const stored = world.cases.find(report.id);
  const signature = world.reportVersions.find(versionId(report.id, latest?.version ?? 0))?.signature;
  if (latest === undefined || stored === null || signature === undefined) return [];
  return [{ id: report.id, report, latest, stored, signature }];
}

function itemOf(shown: Shown, { world, caller }: Listing): ReportListItemZodType {
  const { report, signature } = shown;
  const { version } = shown.latest;
  const aCase = findSentCase(shown.stored);
  const opening = firstOpening(report, version);
  const { medicalRecordNumber: _number, ...patientInfo } = aCase.patientInfo;
  const known = mayKnowPatient(caller);
  return {
    reportId: report.reportId,
    caseId: aCase.id,
    caseID: aCase.caseID,
    version,
    etag: etagOf({ version }),
    reportState: aCase.reportState,
    postSignOut: aCase.postSignOut,
    caseRecordId: known ? aCase.caseRecordId : null,
    facilityId: aCase.facilityId,
    facilityName: facilityOf(world, aCase).name,
    patientInfo: known ? patientInfo : null,
    signedAt: signature.signedAt,
    signedBy: signature.signer,
    openedAt: opening?.at ?? null,
    openedBy: opening?.by ?? null,
    openings: report.openings,
  };
}

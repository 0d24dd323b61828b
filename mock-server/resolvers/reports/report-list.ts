import { localDay } from '#app/core/calendar/wall-clock.ts';
import { maySeeCase } from '#app/core/cases/visibility.ts';
import type { ReportListItemZodType } from '#contracts/generated/schemas/report-list-item.ts';
import { etagOf, facilityOf } from '../../access/case-access.ts';
import type { Call, Resolver } from '../../http/call.ts';
import { pageOf } from '../../http/paging.ts';
import type { ReportRecord } from '../../store/records/reports.ts';
import { sentCase } from '../cases/sent-case.ts';
import { isFacilitySide, mayKnowPatient } from '../diagnosis/case-sight.ts';
import { patientKeyOf } from '../diagnosis/clinical-form.ts';
import { versionId } from '../diagnosis/signing.ts';

type Listing = Call<'listReports'>;

interface Row {
  readonly report: ReportRecord;
  readonly latest: ReportRecord['versions'][number];
}

export const listReports: Resolver<'listReports'> = {
  resolve: (call) => {
    const rows = reportsOf(call)
      .flatMap((report) => rowOf(call, report))
      .filter((row) => isAsked(call, row))
      .toSorted((a, b) => Date.parse(b.latest.signedAt) - Date.parse(a.latest.signedAt));
    const page = pageOf(rows, call.input.query);
    return { data: { ...page, items: page.items.flatMap((row) => itemOf(call, row)) } };
  },
};

/** A provider's own, a facility's own or all: by index where there is one. */
function reportsOf({ world, caller, input }: Listing): readonly ReportRecord[] {
  const { samePatientAs, facilityId } = input.query;
  const { viewer, user } = caller;
  const mine = (report: ReportRecord): boolean =>
    viewer.role === 'Admin' ||
    (isFacilitySide(caller) ? report.facilityId === viewer.facilityId : report.signerId === user.id);
  if (samePatientAs !== undefined) {
    const aCase = world.cases.find(samePatientAs);
    const known = aCase !== null && maySeeCase(viewer, aCase) && mayKnowPatient(caller);
    return known ? world.reports.by('patient', patientKeyOf(aCase)).filter(mine) : [];
  }
  if (viewer.role === 'Provider') return world.reports.by('signer', user.id);
  const facility = isFacilitySide(caller) ? (viewer.facilityId ?? '') : facilityId;
  return facility === undefined ? world.reports.list() : world.reports.by('facility', facility);
}

/** With the latest version that the caller may read; none for a facility before its release window is over. */
function rowOf({ caller, now }: Listing, report: ReportRecord): readonly Row[] {
  const latest = report.versions.findLast(
    ({ facilitySeesFrom }) => !isFacilitySide(caller) || Date.parse(facilitySeesFrom) <= now,
  );
  return latest === undefined ? [] : [{ report, latest }];
}

function isAsked({ world, input: { query } }: Listing, { report, latest }: Row): boolean {
  const { state = [], from, to, facilityId } = query;
  const zone = world.facilities.find(report.facilityId)?.timeZone ?? 'Etc/UTC';
  const day = localDay(Date.parse(latest.signedAt), zone);
  return (
    (state.length === 0 || state.includes(report.reportState)) &&
    (from === undefined || day >= from) &&
    (to === undefined || day <= to) &&
    (facilityId === undefined || report.facilityId === facilityId)
  );
}

function itemOf({ world, caller }: Listing, { report, latest: { version } }: Row): ReportListItemZodType[] {
  const stored = world.cases.find(report.id);
  const signature = world.reportVersions.find(versionId(report.id, version))?.signature;
  if (stored === null || signature === undefined) return [];
  const aCase = sentCase(stored);
  const opening = report.openings.find((one) => one.version === version);
  const { medicalRecordNumber: _number, ...patientInfo } = aCase.patientInfo;
  const known = mayKnowPatient(caller);
  return [
    {
      ...{ reportId: report.reportId, caseId: aCase.id, caseID: aCase.caseID, version },
      ...{ etag: etagOf({ version }), reportState: aCase.reportState, postSignOut: aCase.postSignOut },
      caseRecordId: known ? aCase.caseRecordId : null,
      ...{ facilityId: aCase.facilityId, facilityName: facilityOf(world, aCase).name },
      patientInfo: known ? patientInfo : null,
      ...{ signedAt: signature.signedAt, signedBy: signature.signer },
      ...{ openedAt: opening?.at ?? null, openedBy: opening?.by ?? null },
    },
  ];
}

import { withoutId } from '#app/core/objects.ts';
import { dispositionOf } from '../../documents/kept-documents.ts';
import { reportPdf } from '../../documents/report-pdf.ts';
import type { Caller } from '../../http/authentication.ts';
import type { Answer, Call, RawAnswer, Resolver } from '../../http/call.ts';
import { refuse } from '../../http/refusal.ts';
import { caseOf, facilityOf } from '../../rules/cases/case-of.ts';
import { requisitionOf } from '../../rules/cases/requisitions.ts';
import { isAnswerable } from '../../rules/cases/signers.ts';
import { personRef } from '../../rules/people/person-refs.ts';
import { type Doing, recordEvent } from '../../rules/trail/case-events.ts';
import { etagOf } from '../../rules/versions.ts';
import { byteRangeOf } from '../../slides/byte-range.ts';
import { sha256 } from '../../store/hashes.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { ReportVersionRecord } from '../../store/records/reports.ts';
import type { World } from '../../world.ts';
import { isFacilitySide, visibleVersions } from '../diagnosis/case-sight.ts';
import { clinicalTextOf } from '../diagnosis/clinical-text.ts';
import { reportContent } from './report-content.ts';
import { preliminaryForm, reportForm } from './report-form.ts';
import { earlierSignatures, latestOf } from './report-versions.ts';

type Reading = Call<'getFinalReport'> | Call<'getFinalReportPdf'>;
type Noting = Doing & { readonly caller: Caller };

/** The case of a report; a report that there is not, or not yet for this caller, is not there. */
function requireSeenCase(call: Reading): CaseRecord {
  const { world, caller, now } = call;
  const aCase = caseOf(call);
  if (versionAsked(call, aCase) === null && !isPreliminary(call, aCase)) throw refuse('NOT_FOUND');
  if (
    isFacilitySide(caller) ||
    isAnswerable(world, caller.user.id, aCase, now) ||
    caller.viewer.role === 'Admin'
  )
    return aCase;
  const isAuthor = aCase.assignedProviderId === caller.user.id;
  if (!isAuthor || visibleVersions(world, caller, aCase.id, now).length > 0) throw refuse('NOT_FOUND');
  return aCase;
}

function versionAsked({ world, caller, input, now }: Reading, aCase: CaseRecord): ReportVersionRecord | null {
  const versions = visibleVersions(world, caller, aCase.id, now);
  const asked = input.query.version;
  if (asked === undefined) return versions.at(-1) ?? null;
  return versions.find(({ content }) => content.version === asked) ?? null;
}

const isPreliminary = ({ world, input }: Reading, aCase: CaseRecord): boolean =>
  input.query.version === undefined &&
  aCase.reportState === 'Preliminary' &&
  (world.diagnoses.find(aCase.id)?.shared ?? null) !== null;

/** The billing copy is for the facility and the operator; a provider gets the clinical one. */
function requireReader({ caller, input }: Reading): void {
  if (input.query.copy === 'billing' && caller.viewer.role === 'Provider') throw refuse('FORBIDDEN_ROLE');
}

export const getFinalReport: Resolver<'getFinalReport'> = {
  see: (call) => void requireSeenCase(call),
  resolve: (call) => {
    requireReader(call);
    const aCase = requireSeenCase(call);
    const version = versionAsked(call, aCase);
    if (version === null) return preliminary(call, aCase);
    noteReading(call, aCase, version, 'report_read');
    const data = reportForm(call, aCase, version, call.input.query.copy === 'billing');
    return { data, etag: data.etag };
  },
};

function preliminary(call: Call<'getFinalReport'>, aCase: CaseRecord): Answer<'getFinalReport'> {
  const { world } = call;
  const shared = world.diagnoses.find(aCase.id)?.shared;
  if (shared == null) throw refuse('NOT_FOUND');
  recordEvent(call, aCase, { kind: 'report_read' });
  const laboratory = world.laboratories.find(aCase.facilityId);
  const content = reportContent({
    aCase,
    facility: facilityOf(world, aCase),
    clinical: clinicalTextOf(world, aCase.id),
    requisition: requisitionOf(world, aCase),
    laboratory: laboratory === null ? null : withoutId(laboratory),
    text: shared,
    shown: null,
    reportId: `rep_${aCase.id.replace(/^cas_/, '')}`,
    codes: [],
    signed: null,
  });
  return { data: preliminaryForm(call, aCase, content, shared.sharedAt), etag: etagOf({ version: 0 }) };
}

/** The first reading by each person of the facility counts as opened (read receipt). */
export function noteReading(
  call: Noting,
  aCase: CaseRecord,
  { content }: ReportVersionRecord,
  kind: 'report_read' | 'report_downloaded',
): void {
  const { world, now, caller } = call;
  recordEvent(call, aCase, { kind, subject: `${content.reportId} v${content.version}` });
  if (!isFacilitySide(caller)) return;
  world.reports.change(aCase.id, (report) => {
    const isKnown = report.openings.some(
      ({ version, by }) => version === content.version && by.userId === caller.user.id,
    );
    if (isKnown) return report;
    const opening = { version: content.version, at: new Date(now).toISOString(), by: personRef(caller.user) };
    return { ...report, openings: [...report.openings, opening] };
  });
}

export const getFinalReportPdf: Resolver<'getFinalReportPdf'> = {
  see: (call) => void requireSeenCase(call),
  resolve: async (call) => {
    requireReader(call);
    const aCase = requireSeenCase(call);
    const version = versionAsked(call, aCase);
    if (version === null) throw refuse('NOT_FOUND');
    const isBilling = call.input.query.copy === 'billing';
    const answer = rangeOf(call, await fileOf(call.world, version, isBilling));
    noteReading(call, aCase, version, 'report_downloaded');
    const name = pdfNameOf(version, isBilling ? '-billing' : '');
    return { ...answer, headers: { ...answer.headers, 'Content-Disposition': dispositionOf(name, true) } };
  },
};

/** Versions and copies lie beside each other in a folder, so each has a name of its own; it never has the patient's. */
export const pdfNameOf = ({ content }: ReportVersionRecord, copy = ''): string =>
  `${content.case.caseID}-v${content.version}${copy}.pdf`;

/** The file of the signature; one with a mark or with codes is made from the same text. */
export async function fileOf(
  world: World,
  { id, content, signature }: ReportVersionRecord,
  withCodes = false,
): Promise<Uint8Array<ArrayBuffer>> {
  const report = world.reports.find(content.caseId);
  const superseded = report !== null && latestOf(report) > content.version;
  const print = { earlier: earlierSignatures(world, content), superseded, withCodes };
  if (superseded || withCodes) return reportPdf(content, signature, print);
  const kept = await world.bytes.get(id);
  const file = kept === null ? reportPdf(content, signature, print) : new Uint8Array(kept);
  if (sha256(file) !== signature.pdfHash) throw new Error(`the file of ${id} is not the one that was signed`);
  return file;
}

function rangeOf({ input }: Call<'getFinalReportPdf'>, file: Uint8Array<ArrayBuffer>): RawAnswer {
  const { Range, 'If-Range': ifRange } = input.headers;
  const etag = `"${sha256(file)}"`;
  const isCurrent = ifRange === undefined || ifRange === etag;
  const range = byteRangeOf(isCurrent ? (Range ?? null) : null, file.length);
  if (range.kind === 'unsatisfiable')
    throw refuse('RANGE_NOT_SATISFIABLE', { headers: { 'Content-Range': `bytes */${file.length}` } });
  const { first, last } = range.kind === 'part' ? range : { first: 0, last: file.length - 1 };
  const part = range.kind === 'part' ? { 'Content-Range': `bytes ${first}-${last}/${file.length}` } : {};
  return {
    status: range.kind === 'part' ? 206 : 200,
    headers: { 'Content-Type': 'application/pdf', 'Accept-Ranges': 'bytes', ETag: etag, ...part },
    body: file.slice(first, last + 1),
  };
}

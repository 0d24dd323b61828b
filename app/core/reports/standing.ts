import type { FinalReport } from '#contracts/generated/wire.ts';
import type { ReportNewsAnswer } from '../resources/report-news-answer.ts';

/**
 * What became of a report while it was open: a later version is valid, another report or preliminary text stands in its
 * place, or there is none to be read any more.
 */
export type ReportStanding =
  | { readonly kind: 'superseded'; readonly version: number }
  | { readonly kind: 'replaced' }
  | { readonly kind: 'gone' };

/**
 * What is said of an open report by what is valid now; null where nothing is. A report that was taken back and signed
 * anew has the same version again, so that the time of its signature tells the two apart, as the time at which it was
 * shown tells one preliminary text from another.
 */
export function standingOf(
  {
    version,
    latestVersion,
    sharedAt,
    signature,
  }: Pick<FinalReport, 'version' | 'latestVersion' | 'sharedAt'> & {
    readonly signature: { readonly signedAt: string } | null;
  },
  valid: ReportNewsAnswer['valid'],
): ReportStanding | null {
  if (valid.kind === 'none') return { kind: 'gone' };
  if (valid.kind === 'preliminary' && sharedAt !== null)
    return Date.parse(valid.sharedAt) === Date.parse(sharedAt) ? null : { kind: 'replaced' };
  if (valid.kind !== 'signed') return null;
  // An older version that was opened as one knows of the valid version already.
  if (valid.version > version)
    return valid.version === latestVersion ? null : { kind: 'superseded', version: valid.version };
  const isSame =
    valid.version === version &&
    signature !== null &&
    Date.parse(signature.signedAt) === Date.parse(valid.signedAt);
  return isSame ? null : { kind: 'replaced' };
}

/** The open report with what is known of it now: every version below the valid one is superseded. */
export function withStanding(report: FinalReport, standing: ReportStanding | null): FinalReport {
  if (standing === null) return report;
  if (standing.kind !== 'superseded') return { ...report, superseded: true };
  const { version: latestVersion } = standing;
  return {
    ...report,
    superseded: true,
    latestVersion,
    versions: report.versions.map((one) => ({ ...one, superseded: one.version < latestVersion })),
  };
}

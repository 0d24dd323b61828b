import type { ReportNewsAnswer } from '#app/core/resources/report-news-answer.ts';
import type { Api } from '#app/server/api.server.ts';

/** More reports of one patient than the API gives at once are hardly met. */
const WHOLE_PAGE = 100;

type Valid = ReportNewsAnswer['valid'];
type Failure = Extract<Awaited<ReturnType<Api['getPrimaryDiagnosis']>>, { readonly ok: false }>['error'];

/**
 * What is valid of the report of a case whose version `shown` somebody has open. The page asks by itself, and the report
 * itself, asked for without a version, would count the latest one as read: the list of reports is asked. A case that has no
 * row there has no report any more, or stands on a later page, which the version that is open tells by its number.
 */
export async function readValidReport(
  api: Pick<Api, 'listReports' | 'getFinalReport' | 'getPrimaryDiagnosis'>,
  caseId: string,
  shown: number,
): Promise<Valid> {
  const listed = await api.listReports({ query: { samePatientAs: caseId, pageSize: WHOLE_PAGE } });
  if (!listed.ok) return { kind: 'unknown' };
  const row = listed.value.data.items.find((one) => one.caseId === caseId);
  if (row !== undefined) return { kind: 'signed', version: row.version, signedAt: row.signedAt };
  return shown === 0 ? readPreliminary(api, caseId) : readSigned(api, caseId, shown);
}

async function readSigned(api: Pick<Api, 'getFinalReport'>, caseId: string, version: number): Promise<Valid> {
  const answer = await api.getFinalReport({ params: { caseId }, query: { version } });
  if (!answer.ok) return noneOf(answer.error);
  const { versions, latestVersion } = answer.value.data;
  const latest = versions.find((one) => one.version === latestVersion);
  return latest === undefined
    ? { kind: 'unknown' }
    : { kind: 'signed', version: latestVersion, signedAt: latest.signedAt };
}

async function readPreliminary(api: Pick<Api, 'getPrimaryDiagnosis'>, caseId: string): Promise<Valid> {
  const answer = await api.getPrimaryDiagnosis({ params: { caseId } });
  if (!answer.ok) return noneOf(answer.error);
  const { sharedAt } = answer.value.data;
  return sharedAt === null ? { kind: 'none' } : { kind: 'preliminary', sharedAt };
}

const noneOf = (error: Failure): Valid => ({
  kind: error.kind === 'http' && error.status === 404 ? 'none' : 'unknown',
});

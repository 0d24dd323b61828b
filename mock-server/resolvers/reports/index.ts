import type { ResolverTable } from '../../http/call.ts';
import { getEarlierReport } from './earlier-reports.ts';
import { getReportDifferences } from './report-differences.ts';
import { listReports } from './report-list.ts';
import { getFinalReport, getFinalReportPdf } from './report-reads.ts';

export const reportsResolvers = {
  listReports,
  getFinalReport,
  getFinalReportPdf,
  getEarlierReport,
  getReportDifferences,
} satisfies ResolverTable;

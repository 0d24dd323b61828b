import type { ResolverTable } from '../../http/call.ts';
import { getEarlierReport } from './earlier-reports.ts';
import { downloadReports } from './report-archive.ts';
import { getReportDifferences } from './report-differences.ts';
import { exportReports, listReports } from './report-list.ts';
import { getFinalReport, getFinalReportPdf } from './report-reads.ts';
import { searchReports } from './report-search.ts';

export const reportsResolvers = {
  exportReports,
  listReports,
  searchReports,
  downloadReports,
  getFinalReport,
  getFinalReportPdf,
  getEarlierReport,
  getReportDifferences,
} satisfies ResolverTable;

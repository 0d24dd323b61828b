import type { ResolverTable } from '../../http/call.ts';
import { exportReports, listReports } from './report-list.ts';
import { getFinalReport, getFinalReportPdf } from './report-reads.ts';

export const reportsResolvers = {
  exportReports,
  listReports,
  getFinalReport,
  getFinalReportPdf,
} satisfies ResolverTable;

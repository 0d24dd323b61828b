import type { ResolverTable } from '../../http/call.ts';
import { listReports } from './report-list.ts';
import { getFinalReport, getFinalReportPdf } from './report-reads.ts';

export const reportsResolvers = { listReports, getFinalReport, getFinalReportPdf } satisfies ResolverTable;

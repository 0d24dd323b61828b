import { loadReportPdf } from '#app/features/reports/report.server.ts';

export const loader = loadReportPdf;

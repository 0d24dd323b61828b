import { downloadChosenReports } from '#app/features/reports/list/report-lists.server.ts';

export const action = downloadChosenReports;

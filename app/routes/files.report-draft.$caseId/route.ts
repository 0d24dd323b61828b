import { loadReportPreview } from '#app/features/diagnosis/sign-out/sign-out.server.ts';

export const loader = loadReportPreview;

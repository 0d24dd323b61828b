// Generated from openapi.yaml by `npm run contract`; do not edit.
import * as z from 'zod';

export const zReportSort = z.string().max(120).regex(/^-?(caseID|caseRecordId|patient|facilityName|signedAt|signedBy|version|reportState|openedAt)(,-?(caseID|caseRecordId|patient|facilityName|signedAt|signedBy|version|reportState|openedAt))*$/);

export type ReportSortZodType = z.infer<typeof zReportSort>;

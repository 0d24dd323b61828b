import type { RescanRequestZodType } from '#contracts/generated/schemas/rescan-request.ts';
import type { Caller } from '../../authentication.ts';
import { etagOf } from '../../case-access.ts';
import type { RescanRecord } from '../../records/work.ts';
import type { CaseRecord } from '../../records.ts';
import { mayMove, shownTaskId } from './request-access.ts';

export function rescanForm(rescan: RescanRecord, caller: Caller, aCase: CaseRecord): RescanRequestZodType {
  return {
    ...rescan,
    etag: etagOf(rescan),
    caseStatus: aCase.status,
    caseVersion: aCase.version,
    taskId: shownTaskId(rescan.taskId, caller),
    allowedActions: mayMove('resolveRescanRequest', rescan, caller, aCase) ? ['resolve'] : [],
  };
}

export const rescanAnswer = (rescan: RescanRecord, caller: Caller, aCase: CaseRecord) => ({
  etag: etagOf(rescan),
  data: rescanForm(rescan, caller, aCase),
});

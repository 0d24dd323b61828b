import type { RescanRequestZodType } from '#contracts/generated/schemas/rescan-request.ts';
import type { Caller } from '../../http/authentication.ts';
import { etagOf } from '../../rules/versions.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { RescanRecord } from '../../store/records/work.ts';
import { findShownTaskId, mayMoveRequest } from './request-access.ts';

export function rescanForm(rescan: RescanRecord, caller: Caller, aCase: CaseRecord): RescanRequestZodType {
  return {
    ...rescan,
    etag: etagOf(rescan),
    caseStatus: aCase.status,
    caseVersion: aCase.version,
    taskId: findShownTaskId(rescan.taskId, caller),
    allowedActions: mayMoveRequest('resolveRescanRequest', rescan, caller, aCase) ? ['resolve'] : [],
  };
}

export const rescanAnswer = (rescan: RescanRecord, caller: Caller, aCase: CaseRecord) => ({
  etag: etagOf(rescan),
  data: rescanForm(rescan, caller, aCase),
});

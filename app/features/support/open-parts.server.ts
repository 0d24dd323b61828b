import { isOpenToDuty } from '#app/core/access/duties.ts';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import type { StaffRole } from '#contracts/generated/wire.ts';
import { type SupportPart, type SupportParts, supportParts } from './support-parts.ts';

/** What the first look at a part asks of the API; who is refused that has no use for the part. */
const OPENED_BY: Readonly<Record<SupportPart, OperationId>> = {
  'look-up': 'lookUpNumber',
  tickets: 'listSupportTickets',
  banner: 'setBanner',
  jobs: 'listFailedJobs',
  mails: 'listMails',
  audit: 'searchCaseEvents',
  refusals: 'listPageRefusals',
};

/** The parts that the contract's table opens to a duty of the staff. */
export const openPartsOf = (duty: StaffRole | null): SupportParts =>
  supportParts((part) => isOpenToDuty(OPENED_BY[part], duty));

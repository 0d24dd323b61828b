import type { ResolverTable } from '../http/call.ts';
import { accountsResolvers } from './accounts/index.ts';
import { auditResolvers } from './audit/index.ts';
import { billingResolvers } from './billing/index.ts';
import { caseDraftsResolvers } from './case-drafts/index.ts';
import { caseMovesResolvers } from './case-moves/index.ts';
import { casesResolvers } from './cases/index.ts';
import { diagnosisResolvers } from './diagnosis/index.ts';
import { enquiriesResolvers } from './enquiries/index.ts';
import { facilityResolvers } from './facility/index.ts';
import { groupsResolvers } from './groups/index.ts';
import { messagesResolvers } from './messages/index.ts';
import { onboardingResolvers } from './onboarding/index.ts';
import { profileResolvers } from './profile/index.ts';
import { qaResolvers } from './qa/index.ts';
import { referenceResolvers } from './reference/index.ts';
import { registrationResolvers } from './registration/index.ts';
import { reportsResolvers } from './reports/index.ts';
import { requestsResolvers } from './requests/index.ts';
import { sessionResolvers } from './session/index.ts';
import { supportResolvers } from './support/index.ts';
import { tasksResolvers } from './tasks/index.ts';
import { teamResolvers } from './team/index.ts';
import { uploadsResolvers } from './uploads/index.ts';
import { usersResolvers } from './users/index.ts';
import { viewerResolvers } from './viewer/index.ts';
import { wsiResolvers } from './wsi/index.ts';

/** The operations that this backend answers, one folder for each tag of the contract. */
export const resolvers = {
  ...accountsResolvers,
  ...auditResolvers,
  ...billingResolvers,
  ...caseDraftsResolvers,
  ...caseMovesResolvers,
  ...casesResolvers,
  ...diagnosisResolvers,
  ...enquiriesResolvers,
  ...facilityResolvers,
  ...groupsResolvers,
  ...messagesResolvers,
  ...onboardingResolvers,
  ...profileResolvers,
  ...qaResolvers,
  ...referenceResolvers,
  ...registrationResolvers,
  ...reportsResolvers,
  ...requestsResolvers,
  ...sessionResolvers,
  ...supportResolvers,
  ...tasksResolvers,
  ...teamResolvers,
  ...uploadsResolvers,
  ...usersResolvers,
  ...viewerResolvers,
  ...wsiResolvers,
} satisfies ResolverTable;

import type { WalkRow } from './row.ts';

const FACILITY = '/facility-account-detail';
const EDIT = '/edit-facility-account-detail';

/** Appendix E: About Me, account details and the facility's own account. */
export const OWN_ACCOUNT_ROWS: readonly WalkRow[] = [
  ['/about-me', 'name', 'shown', 'getMyProfile', 'data.lastName'],
  ['/about-me', 'phone', 'entered', 'updateMyProfile', 'body.phone'],
  ['/about-me', 'time zone', 'entered', 'updateMyProfile', 'body.timeZone'],
  ['/about-me', 'licences', 'shown', 'getMyProfile', 'data.provider.licences[].expiresOn'],
  ['/about-me', 'certificates', 'shown', 'getMyProfile', 'data.provider.certificates[].board'],
  ['/about-me', 'signature picture', 'entered', 'updateMyProfile', 'body.provider.signatureImage'],
  ['/about-me', 'printed name', 'entered', 'updateMyProfile', 'body.provider.printedName'],
  ['/about-me', 'reading sites', 'entered', 'updateMyProfile', 'body.provider.readingSites[].clia'],
  ['/about-me', 'notices', 'entered', 'updateMyProfile', 'body.notices.newCasesDigest'],
  ['/about-me', 'sessions', 'shown', 'listSessions', 'data.items[].device'],
  ['/about-me', 'end a session', 'action', 'revokeSession', ''],
  ['/about-me', 'end the others', 'action', 'revokeOtherSessions', ''],
  ['/account-details', 'name', 'shown', 'getMyProfile', 'data.firstName'],
  ['/account-details', 'change', 'action', 'updateMyProfile', 'body.phone'],
  ['/account-details', 'facility and rights', 'shown', 'getMyProfile', 'data.facility.rights.edit'],
  ['/account-details', 'sessions', 'shown', 'listSessions', 'data.items[].lastSeenAt'],
  ['/account-details', 'end a session', 'action', 'revokeSession', ''],
  ['/account-details', 'end the others', 'action', 'revokeOtherSessions', ''],

  [FACILITY, 'legal name', 'shown', 'getFacilityAccount', 'data.form.legalName'],
  [FACILITY, 'kind', 'shown', 'getFacilityAccount', 'data.form.organisationKind'],
  [FACILITY, 'type', 'shown', 'getFacilityAccount', 'data.form.facilityType'],
  [FACILITY, 'laboratory', 'shown', 'getFacilityAccount', 'data.form.labArrangement'],
  [FACILITY, 'CLIA', 'shown', 'getFacilityAccount', 'data.form.clia'],
  [FACILITY, 'certificate expiry', 'shown', 'getFacilityAccount', 'data.form.cliaCertificate.expiresOn'],
  [FACILITY, 'contacts', 'shown', 'getFacilityAccount', 'data.form.primaryContact.email'],
  [FACILITY, 'billing contact', 'shown', 'getFacilityAccount', 'data.form.billingContact.name'],
  [FACILITY, 'default scope', 'shown', 'getFacilityAccount', 'data.form.caseScope'],
  [FACILITY, 'default service', 'shown', 'getFacilityAccount', 'data.form.service'],
  [FACILITY, 'default delivery', 'shown', 'getFacilityAccount', 'data.form.slideDelivery'],
  [FACILITY, 'scanners', 'shown', 'getFacilityAccount', 'data.form.scanners[].model'],
  [FACILITY, 'agreement', 'shown', 'getFacilityAccount', 'data.signed.signedAt'],
  [FACILITY, 'users', 'shown', 'listFacilityUsers', 'data.items[].email'],
  [FACILITY, 'status of a user', 'shown', 'listFacilityUsers', 'data.items[].status'],
  [EDIT, 'contacts', 'entered', 'updateFacilityAccount', 'body.primaryContact.email'],
  [EDIT, 'certificate', 'entered', 'updateFacilityAccount', 'body.cliaCertificate.expiresOn'],
  [EDIT, 'defaults', 'entered', 'updateFacilityAccount', 'body.slideDelivery'],
  ['/edit-account-details/{facilityId}', 'name', 'entered', 'updateFacilityAccount', 'body.displayName'],
  ['/create-facility-account', 'name', 'entered', 'createFacilityAccount', 'body.displayName'],
  ['/create-facility-account', 'its registration', 'action', 'registerFacility', ''],
];

import type { WalkRow } from './row.ts';

const PROVIDER = '/provider-registration/edit/{id}';
const FACILITY = '/facility-registration/edit/{id}';
const OTHER = '/other-registration/edit/{id}';
const KINDS = ['providers', 'facilities', 'users', 'operator-staff', 'other'];

/** Appendix E: what becomes of a registration, with its files (proof of address, preview, upload). */
export const REGISTRATION_EDIT_ROWS: readonly WalkRow[] = [
  [
    PROVIDER,
    'proof of address, CV, licence and the other files',
    'entered',
    'uploadRegistrationDocument',
    'query.documentKind',
    [
      'proof_of_address',
      'licence',
      'board_certificate',
      'cv',
      'malpractice',
      'work_authorization',
      'clia_certificate',
      'lab_licence',
      'agreement',
      'other',
    ],
  ],
  [PROVIDER, 'state of a licence file', 'entered', 'uploadRegistrationDocument', 'query.region'],
  [PROVIDER, 'date of a file', 'entered', 'uploadRegistrationDocument', 'query.issuedOn'],
  [PROVIDER, 'files', 'shown', 'listRegistrationDocuments', 'data.items[].file.name'],
  [PROVIDER, 'remove a file', 'action', 'deleteRegistrationDocument', ''],
  [PROVIDER, 'hand in', 'action', 'submitRegistration', 'body.consent.signedName'],
  [
    PROVIDER,
    'state',
    'shown',
    'getRegistration',
    'data.status',
    ['Draft', 'Submitted', 'UnderReview', 'Returned', 'Approved', 'Rejected'],
  ],
  [PROVIDER, 'reason', 'shown', 'getRegistration', 'data.reason'],

  ['/register', 'one’s registrations', 'shown', 'listRegistrations', 'data.items[].status'],
  [FACILITY, 'review queue', 'filter', 'listRegistrations', 'query.kind', KINDS],
  [FACILITY, 'hand in', 'action', 'submitRegistration', 'body.agreement.baa'],
  [FACILITY, 'decide', 'action', 'reviewRegistration', 'body.reason'],
  [FACILITY, 'files', 'shown', 'listRegistrationDocuments', 'data.items[].kind'],
  [FACILITY, 'add a file', 'action', 'uploadRegistrationDocument', 'query.name'],
  [FACILITY, 'look at a file', 'shown', 'getRegistrationDocument', 'query.inline'],
  [FACILITY, 'remove a file', 'action', 'deleteRegistrationDocument', ''],
  [OTHER, 'review queue', 'filter', 'listRegistrations', 'query.kind', KINDS],
  [OTHER, 'hand in', 'action', 'submitRegistration', ''],
  [OTHER, 'decide', 'action', 'reviewRegistration', 'body.reason'],
  [OTHER, 'files', 'shown', 'listRegistrationDocuments', 'data.items[].kind'],
  [OTHER, 'add a file', 'action', 'uploadRegistrationDocument', 'query.name'],
  [OTHER, 'look at a file', 'shown', 'getRegistrationDocument', 'query.inline'],
  [OTHER, 'remove a file', 'action', 'deleteRegistrationDocument', ''],
];

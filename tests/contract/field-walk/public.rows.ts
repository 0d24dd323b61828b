import type { WalkRow } from './row.ts';

/** Section 2.1: what is open without a login. The password flow's fields are those of domain 3.12. */
export const PUBLIC_ROWS: readonly WalkRow[] = [
  ['/login', 'email', 'entered', 'login', 'body.email'],
  ['/login', 'password', 'entered', 'login', 'body.password'],
  ['/login', 'Log In', 'action', 'login', ''],
  ['/login', 'token', 'shown', 'login', 'data.token'],
  ['/login', 'token expiry', 'shown', 'login', 'data.tokenExpiry'],
  [
    '/login',
    'role',
    'shown',
    'login',
    'data.role',
    ['Provider', 'physician', 'MedicalFacility', 'Facility_NP', 'Admin'],
  ],
  ['/login', 'message of the data', 'shown', 'login', 'data.message'],
  ['/login', 'message of a failure', 'shown', 'login', 'error'],
  [
    '/login',
    'status, asked for after the login',
    'shown',
    'getCurrentUser',
    'data.status',
    ['New', 'In Progress', 'Provisionally Active', 'Active', 'Deactivated'],
  ],

  ['/email-verification', 'email', 'entered', 'requestEmailVerification', 'body.email'],
  [
    '/email-verification',
    'what the code is for',
    'entered',
    'requestEmailVerification',
    'body.purpose',
    ['forgot_password', 'registration'],
  ],
  ['/email-verification', 'when the code ends', 'shown', 'requestEmailVerification', 'data.expiresAt'],
  ['/email-verification', 'when to ask again', 'shown', 'requestEmailVerification', 'data.resendAfter'],
  ['/email-verification', 'code', 'entered', 'confirmEmailVerification', 'body.code'],
  [
    '/email-verification',
    'password of the registration',
    'entered',
    'confirmEmailVerification',
    'body.password',
  ],
  [
    '/email-verification',
    'right to choose a password',
    'shown',
    'confirmEmailVerification',
    'data.resetToken',
  ],

  ['/register', 'Register as a Provider', 'action', 'registerProvider', ''],
  ['/register', 'Register as a Medical Facility', 'action', 'registerFacility', ''],
  ['/register', 'verify the email', 'action', 'requestEmailVerification', ''],
  ['/register', 'code of the email', 'entered', 'confirmEmailVerification', 'body.code'],
  ['/register', 'states to choose from', 'shown', 'listReferenceData', 'data.usStates[].label'],
  ['/register', 'provinces to choose from', 'shown', 'listReferenceData', 'data.canadianProvinces[].label'],
  [
    '/register',
    'subspecialties to choose from',
    'shown',
    'listReferenceData',
    'data.pathologySubspecialties[].label',
  ],
];

import type { WalkRow } from './row.ts';

/** Section 2.6: routes that several roles share. */
export const SHARED_ROWS: readonly WalkRow[] = [
  ['/users', 'users list', 'shown', 'listUsers', 'data.items[].email'],
  ['/UserDetail/{userId}', 'user details', 'shown', 'getUser', 'data.email'],
  ['/EditUser/{userId}', 'edit a user', 'action', 'updateUser', 'body.email'],
  ['/account', 'accounts', 'shown', 'listAccounts', 'data.items[].email'],
  ['/account', 'facilities', 'shown', 'listFacilities', 'data.items[].name'],
  ['/accountDetail/{accountId}', 'account detail', 'shown', 'getAccount', 'data.email'],
  ['/EditAccount/{accountId}', 'edit an account', 'action', 'updateAccount', 'body.email'],
  ['/case-details/{caseId}', 'case details', 'shown', 'getCase', 'data.slides[].specimenID'],
  ['/show-cases', 'show cases', 'shown', 'listCases', 'data.items[].caseID'],
  ['/show-cases', 'search', 'action', 'searchCases', ''],
  ['/show-cases', 'assign', 'action', 'assignCase', ''],
  ['/final-report/{caseId}', 'final report', 'shown', 'getFinalReport', 'data.heading'],
  ['/my-team', 'my team', 'shown', 'listTeam', 'data.items[].displayName'],
  ['/change-password', 'right to choose', 'entered', 'resetForgottenPassword', 'body.resetToken'],
  ['/change-password', 'new password', 'entered', 'resetForgottenPassword', 'body.newPassword'],
  ['/change-password', 'repeated', 'entered', 'resetForgottenPassword', 'body.repeatPassword'],
];

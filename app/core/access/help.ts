/**
 * Where somebody reads their own questions to the operator: support itself is the operator's alone (specification 6). It is
 * written out because the page of a failure leads there, and the login page loads that without the table of screens.
 */
export const HELP_PATH = '/account-detail?part=help';

/** Where they ask one. */
export const ASK_PATH = '/account-detail?part=ask';

/** Where they ask one about a case, by the platform's number of it. */
export const askAboutPathOf = (caseID: string): string => `${ASK_PATH}&case=${encodeURIComponent(caseID)}`;

import { isProvisional, type Role } from './roles.ts';

/** One page of the specification (2.1 to 2.8): where it is, who may open it and what it is called. */
export interface Screen {
  /** As the specification writes it; `{id}` stands for one segment. */
  readonly path: string;
  readonly title: string;
  /** Null where a visitor comes before the login (2.1). The API still decides about the data on a page. */
  readonly roles: readonly Role[] | null;
  /** False where a provisionally active provider may not come yet (2.2). */
  readonly provisional?: false;
}

const PROVIDER: readonly Role[] = ['Provider'];
const FACILITY: readonly Role[] = ['MedicalFacility', 'Facility_NP'];
const ADMIN: readonly Role[] = ['Admin'];
/** A facility begins and sends its cases; an admin corrects one in the same form (specification 2.4). */
const FORM_WRITERS: readonly Role[] = [...FACILITY, ...ADMIN];
const EVERYONE: readonly Role[] = ['Provider', 'MedicalFacility', 'Facility_NP', 'Admin'];

const page = (path: string, title: string, roles: readonly Role[] | null): Screen => ({ path, title, roles });
const later = (path: string, title: string, roles: readonly Role[]): Screen => ({
  ...page(path, title, roles),
  provisional: false,
});

export const screens = {
  home: page('/', 'Home', null),
  login: page('/login', 'Log in', null),
  register: page('/register', 'Register', null),
  enquire: page('/enquiry', 'Ask us', null),
  emailVerification: page('/email-verification', 'Email verification', null),
  changePassword: page('/change-password', 'Change password', null),

  availableCases: later('/availableCases', 'Available Cases', PROVIDER),
  selectedCases: page('/selectedCases', 'My Cases', PROVIDER),
  completedCases: later('/completedCases', 'Completed Cases', PROVIDER),
  providerTasks: page('/task', 'My Tasks', PROVIDER),
  providerTask: page('/provider/tasks-detail', 'Task', PROVIDER),
  aboutMe: page('/about-me', 'About Me', PROVIDER),
  pathologist: later('/pathologist', 'Worklist', PROVIDER),
  primaryDiagnosisCase: page('/pathologist/primary-diagnosis-case', 'Primary diagnosis', PROVIDER),
  clinicalInfo: page('/pathologist/primary-diagnosis-case/clinical-info', 'Clinical information', PROVIDER),
  qaTask: page('/pathologist/qa-task', 'Second review', PROVIDER),
  providerOnboarding: page('/pathologist/onboarding-task', 'Onboarding', PROVIDER),

  createCase: page('/upload-project', 'Create New Case', FORM_WRITERS),
  sendOutCases: page('/send-out-cases', 'Send-Out Cases', FACILITY),
  facilityTasks: page('/tasks-list', 'Tasks', FACILITY),
  facilityTask: page('/facility/tasks-detail', 'Task', FACILITY),
  accountDetails: page('/account-details', 'Account Details', FACILITY),
  editAccountDetails: page('/edit-account-details/{facilityId}', 'Edit facility account details', FACILITY),
  facilityAccount: page('/facility-account-detail', 'Facility Account Details', FACILITY),
  editFacilityAccount: page('/edit-facility-account-detail', 'Edit facility account details', FACILITY),
  facilityNp: page('/FacilityNP', 'Nurse practitioners', FACILITY),
  reviewCase: page('/review-project', 'Review case', FORM_WRITERS),

  adminHome: page('/admin', 'Dashboard', ADMIN),
  accounts: page('/account', 'Accounts', ADMIN),
  accountShown: page('/accountDetail', 'Account', ADMIN),
  account: page('/accountDetail/{accountId}', 'Account', ADMIN),
  accountEdited: page('/EditAccount', 'New account', ADMIN),
  editAccount: page('/EditAccount/{accountId}', 'Edit account', ADMIN),
  createFacilityAccount: page('/create-facility-account', 'Create facility account', ADMIN),
  users: page('/users', 'Users', ADMIN),
  userShown: page('/UserDetail', 'User', ADMIN),
  user: page('/UserDetail/{userId}', 'User', ADMIN),
  userEdited: page('/EditUser', 'Edit user', ADMIN),
  editUser: page('/EditUser/{userId}', 'Edit user', ADMIN),
  enquiries: page('/enquiries', 'Enquiries', ADMIN),
  enquiry: page('/enquiries-detail/{enquiriesId}', 'Enquiry', ADMIN),
  editEnquiry: page('/edit-enquiries/{enquiriesId}', 'Edit enquiry', ADMIN),
  groups: page('/groups', 'Groups', ADMIN),
  cases: page('/case', 'Cases', ADMIN),
  tasks: page('/tasks', 'Tasks', ADMIN),
  task: page('/task-detail/{taskId}', 'Task', ADMIN),
  createTask: page('/create-task', 'New task', ADMIN),
  editTask: page('/edit-task/{taskId}', 'Edit task', ADMIN),
  adminOnboarding: page('/onboarding-task', 'Onboarding', ADMIN),
  billings: page('/billings', 'Billing', ADMIN),
  billing: page('/billing-detail/{billingId}', 'Billing line', ADMIN),
  editBilling: page('/edit-billing/{billingId}', 'Edit billing line', ADMIN),
  createBilling: page('/create-billing', 'New billing line', ADMIN),
  support: page('/support', 'Support', ADMIN),
  uploadSpecimenForm: page('/upload-specimen-form', 'Upload specimen form', ADMIN),

  dashboard: later('/Dashboard', 'Overview', EVERYONE),
  projectList: later('/project-list', 'Cases', EVERYONE),
  showCases: later('/show-cases', 'Cases', EVERYONE),
  caseDetails: page('/case-details/{caseId}', 'Case', EVERYONE),
  finalReports: page('/final-report', 'Final reports', EVERYONE),
  finalReport: page('/final-report/{caseId}', 'Final report', EVERYONE),
  accountDetail: page('/account-detail', 'Account details', EVERYONE),
  myTeam: page('/my-team', 'My team', EVERYONE),
  userRegistration: page('/user-registration', 'User registration', EVERYONE),
  providerRegistration: page('/provider-registration', 'Provider registration', EVERYONE),
  editProviderRegistration: page('/provider-registration/edit/{id}', 'Provider registration', EVERYONE),
  facilityRegistration: page('/facility-registration', 'Facility registration', EVERYONE),
  editFacilityRegistration: page('/facility-registration/edit/{id}', 'Facility registration', EVERYONE),
  editUserRegistration: page('/user-registration/edit/{id}', 'User registration', EVERYONE),
  staffRegistration: page('/staff-registration', 'Staff registration', EVERYONE),
  editStaffRegistration: page('/staff-registration/edit/{id}', 'Staff registration', EVERYONE),
  otherRegistration: page('/other-registration', 'Other registration', EVERYONE),
  editOtherRegistration: page('/other-registration/edit/{id}', 'Other registration', EVERYONE),
  resetPassword: page('/reset-password', 'Reset Password', EVERYONE),
  inProgress: page('/in-progress', 'Under Construction', EVERYONE),
  viewer: page('/viewer', 'Slide viewer', EVERYONE),
} as const satisfies Readonly<Record<string, Screen>>;

export type ScreenKey = keyof typeof screens;

/** Whoever asks for a page; null for a visitor. */
export interface Asker {
  readonly role: Role;
  readonly status: string;
}

const all: readonly Screen[] = Object.values(screens);
const patterns = all.map((screen) => ({
  screen,
  pattern: new RegExp(`^${screen.path.replace(/\{\w+\}/g, '[\\w.~-]+')}$`),
}));

/** The page at a path of ours, fixed paths before those with an id; null where there is none. */
export const screenAt = (path: string): Screen | null =>
  all.find((screen) => screen.path === path) ??
  patterns.find(({ pattern }) => pattern.test(path))?.screen ??
  null;

/** Whether this person may open the page (2.2 to 2.6). A visitor's page is open to everybody. */
export function mayOpen({ roles, provisional }: Screen, asker: Asker | null): boolean {
  if (roles === null) return true;
  if (asker === null || !roles.includes(asker.role)) return false;
  return provisional !== false || asker.role !== 'Provider' || !isProvisional(asker.status);
}

/** Where the guard sends a person who is logged in and may not open the page: 2.3, and 2.2 for the provisional. */
export const elsewhereFrom = ({ roles }: Screen, { role }: Asker): string =>
  roles?.includes(role) === true ? screens.selectedCases.path : screens.home.path;

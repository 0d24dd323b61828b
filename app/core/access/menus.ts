import { isProvisional, type Role } from './roles.ts';

export interface MenuItem {
  readonly label: string;
  readonly to: string;
  /** The heading that it stands under in the user menu, if any. */
  readonly under?: 'Account Settings';
}

/** The tabs and the user menu of one person (specification 2.2); Logout is an action, so it is not listed. */
export interface Menu {
  readonly tabs: readonly MenuItem[];
  readonly account: readonly MenuItem[];
}

const resetPassword: MenuItem = { label: 'Reset Password', to: '/reset-password' };
const settings: MenuItem = { ...resetPassword, under: 'Account Settings' };

const facility: Menu = {
  tabs: [
    { label: 'Create New Case', to: '/upload-project' },
    { label: 'Send-Out Cases', to: '/send-out-cases' },
    { label: 'Tasks', to: '/tasks-list' },
  ],
  account: [
    { label: 'Account Details', to: '/account-details' },
    { label: 'Facility Account Details', to: '/facility-account-detail' },
    settings,
  ],
};

const menus: Readonly<Record<Role, Menu>> = {
  Provider: {
    tabs: [
      { label: 'Available Cases', to: '/availableCases' },
      { label: 'My Cases', to: '/selectedCases' },
      { label: 'Completed Cases', to: '/completedCases' },
      { label: 'My Tasks', to: '/task' },
    ],
    account: [{ label: 'About Me', to: '/about-me' }, settings],
  },
  MedicalFacility: facility,
  Facility_NP: facility,
  Admin: {
    tabs: [
      { label: 'Dashboard', to: '/admin' },
      { label: 'Accounts', to: '/account' },
      { label: 'Users', to: '/users' },
      { label: 'Enquiries', to: '/enquiries' },
      { label: 'Groups', to: '/groups' },
      { label: 'Cases', to: '/case' },
      { label: 'Tasks', to: '/tasks' },
      { label: 'Billing', to: '/billings' },
    ],
    account: [resetPassword, { label: 'Support', to: '/support' }],
  },
};

const PROVISIONAL_TABS: ReadonlySet<string> = new Set(['/selectedCases', '/task']);

/** A provisionally active provider sees My Cases and My Tasks only (specification 2.2). */
export function menuOf(role: Role, status: string): Menu {
  const menu = menus[role];
  if (role !== 'Provider' || !isProvisional(status)) return menu;
  return { ...menu, tabs: menu.tabs.filter((item) => PROVISIONAL_TABS.has(item.to)) };
}

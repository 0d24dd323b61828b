import { isFacility, type Role } from './roles.ts';
import { mayOpen, type ScreenKey, screens } from './screens.ts';

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

const TABS: Readonly<Record<'Provider' | 'Facility' | 'Admin', readonly ScreenKey[]>> = {
  Provider: ['availableCases', 'selectedCases', 'completedCases', 'providerTasks'],
  Facility: ['createCase', 'sendOutCases', 'facilityTasks'],
  Admin: ['adminHome', 'accounts', 'users', 'enquiries', 'groups', 'cases', 'tasks', 'billings'],
};

const itemOf = (key: ScreenKey): MenuItem => ({ label: screens[key].title, to: screens[key].path });
const resetPassword = itemOf('resetPassword');
const settings: MenuItem = { ...resetPassword, under: 'Account Settings' };

const ACCOUNT: Readonly<Record<keyof typeof TABS, readonly MenuItem[]>> = {
  Provider: [itemOf('aboutMe'), settings],
  Facility: [itemOf('accountDetails'), itemOf('facilityAccount'), settings],
  Admin: [resetPassword, itemOf('support')],
};

/** A provisionally active provider sees My Cases and My Tasks only (specification 2.2). */
export function menuOf(role: Role, status: string): Menu {
  const kind = isFacility(role) ? 'Facility' : role;
  const tabs = TABS[kind].filter((key) => mayOpen(screens[key], { role, status })).map(itemOf);
  return { tabs, account: ACCOUNT[kind] };
}

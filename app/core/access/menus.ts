import type { OperationId } from '#contracts/generated/operations/index.ts';
import type { StaffRole } from '#contracts/generated/wire.ts';
import { isOpenToDuty } from './duties.ts';
import { HELP_PATH } from './help.ts';
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
/** The operator, who has Support, answers there; everybody else asks. */
const help: MenuItem = { label: 'Help', to: HELP_PATH };

const ACCOUNT: Readonly<Record<keyof typeof TABS, readonly MenuItem[]>> = {
  Provider: [itemOf('aboutMe'), settings, help],
  Facility: [itemOf('accountDetails'), itemOf('facilityAccount'), settings, help],
  Admin: [resetPassword, itemOf('support')],
};

/** What a tab shows first: one of the staff who would be refused it has no use for the tab. */
const SHOWS: Readonly<Partial<Record<ScreenKey, OperationId>>> = { billings: 'listBillings' };

/**
 * A provisionally active provider sees My Cases and My Tasks only (specification 2.2), and one of the operator's staff no
 * tab that is closed to the duty.
 */
export function menuOf(role: Role, status: string, duty: StaffRole | null = null): Menu {
  const kind = isFacility(role) ? 'Facility' : role;
  const isShown = (key: ScreenKey) => {
    const operation = SHOWS[key];
    const isClosed = role === 'Admin' && operation !== undefined && !isOpenToDuty(operation, duty);
    return !isClosed && mayOpen(screens[key], { role, status });
  };
  return { tabs: TABS[kind].filter(isShown).map(itemOf), account: ACCOUNT[kind] };
}

import { isOpenToDuty } from '#app/core/access/duties.ts';
import type { Session } from '#app/server/session-store.server.ts';
import type { EmergencyAccess } from '#contracts/generated/wire.ts';

/** An admin whose duty it is, and who has not opened the case already. */
export const mayBreakGlass = (
  { role, staffRole, userId }: Pick<Session, 'role' | 'staffRole' | 'userId'>,
  emergencies: readonly EmergencyAccess[],
): boolean =>
  role === 'Admin' &&
  isOpenToDuty('openEmergencyAccess', staffRole) &&
  !emergencies.some(({ isOpen, openedBy }) => isOpen && openedBy.userId === userId);

import { isOpenToDuty } from '#app/core/access/duties.ts';
import { isFacility } from '#app/core/access/roles.ts';
import type { Api } from '#app/server/api.server.ts';
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

/** Who opened the case in an emergency, for whoever reads it; a case is shown all the same where the API does not say. */
export async function readEmergencies(
  api: Api,
  caseId: string,
  { role }: Pick<Session, 'role'>,
): Promise<readonly EmergencyAccess[]> {
  // The people of a facility are not told who of the operator looked, and why.
  if (isFacility(role)) return [];
  const read = await api.listEmergencyAccess({ params: { caseId } });
  return read.ok ? read.value.data.items : [];
}

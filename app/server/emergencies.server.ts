import { isFacility } from '#app/core/access/roles.ts';
import type { EmergencyAccess } from '#contracts/generated/wire.ts';
import type { Api } from './api.server.ts';
import type { Session } from './session-store.server.ts';

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

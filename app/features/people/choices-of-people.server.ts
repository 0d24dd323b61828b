import type { Api } from '#app/server/api.server.ts';
import type { Role } from '#contracts/generated/wire.ts';

const MOST = 100;

/** People to choose from by name, such as the owner of an account; nobody where the caller may not list them. */
export async function peopleToChoose(api: Api, role: readonly Role[]) {
  const answer = await api.listUsers({ query: { role: [...role], sort: 'name', pageSize: MOST } });
  return answer.ok
    ? answer.value.data.items.map(({ userId, displayName }) => ({ value: userId, label: displayName }))
    : [];
}

import { isBeforeWork, isFacility } from '#app/core/access/roles.ts';
import { apiFor } from '#app/server/api.server.ts';
import { requireSession } from '#app/server/guards.server.ts';
import type { Session } from '#app/server/session-store.server.ts';
import type { RegistrationRow } from '#contracts/generated/wire.ts';

/** Where somebody stands whose account is not open for work yet. */
export interface OwnRegistration {
  /** Null where the operator opened the account without one. */
  readonly registration: Pick<RegistrationRow, 'id' | 'kind' | 'status'> | null;
  readonly isFacility: boolean;
}

/** Whether the page was refused since the account is not open yet, and not for what its address names. */
async function isNotOpenYet(session: Session, request: Request, refused: Response): Promise<boolean> {
  if (session.role === 'Provider') return refused.status === 403 && isBeforeWork(session.status);
  if (!isFacility(session.role) || refused.status !== 404) return false;
  const facility = await apiFor(session, request).getCurrentFacilityUser({});
  return !facility.ok && facility.error.kind === 'http' && facility.error.status === 404;
}

async function loadOwnRegistration(request: Request, refused: unknown): Promise<OwnRegistration> {
  if (!(refused instanceof Response) || refused.status < 400) throw refused;
  const session = await requireSession(request);
  if (!(await isNotOpenYet(session, request, refused))) throw refused;
  const listed = await apiFor(session, request).listRegistrations({ query: {} });
  const own = listed.ok ? listed.value.data.items[0] : undefined;
  return {
    registration: own === undefined ? null : { id: own.id, kind: own.kind, status: own.status },
    isFacility: isFacility(session.role),
  };
}

/**
 * What a page loads; or, for a person whom the API refused it because the account is not open yet, how the registration
 * stands, which the page says in place of an error. Throws the refusal again for everybody else.
 */
export async function orOwnRegistration<Loaded extends object>(
  request: Request,
  load: () => Promise<Loaded>,
): Promise<(Loaded & { readonly waiting: null }) | { readonly waiting: OwnRegistration }> {
  try {
    return { ...(await load()), waiting: null };
  } catch (refused) {
    return { waiting: await loadOwnRegistration(request, refused) };
  }
}

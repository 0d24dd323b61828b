import { isBeforeWork, isFacility } from '#app/core/access/roles.ts';
import { TASK } from '#app/core/tasks/task-kinds.ts';
import { type Api, apiFor } from '#app/server/api.server.ts';
import { requireSession } from '#app/server/guards.server.ts';
import type { Session } from '#app/server/session-store.server.ts';
import type { RegistrationRow, TaskListItem } from '#contracts/generated/wire.ts';

/** Where somebody stands whose account is not open for work yet. */
export interface OwnRegistration {
  /** Null where the operator opened the account without one. */
  readonly registration: Pick<RegistrationRow, 'id' | 'kind' | 'status'> | null;
  /** How the newest onboarding stands; null where there is none, or it could not be read. */
  readonly onboarding: TaskListItem['status'] | null;
  readonly isFacility: boolean;
}

async function onboardingStatus(api: Api): Promise<TaskListItem['status'] | null> {
  const listed = await api.listTasks({
    query: { view: 'provider', type: [TASK.physicianOnboarding], sort: '-createdAt' },
  });
  return listed.ok ? (listed.value.data.items[0]?.status ?? null) : null;
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
  const api = apiFor(session, request);
  const ofFacility = isFacility(session.role);
  const [listed, onboarding] = await Promise.all([
    api.listRegistrations({ query: {} }),
    ofFacility ? null : onboardingStatus(api),
  ]);
  const own = listed.ok ? listed.value.data.items[0] : undefined;
  return {
    registration: own === undefined ? null : { id: own.id, kind: own.kind, status: own.status },
    onboarding,
    isFacility: ofFacility,
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

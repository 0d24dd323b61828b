import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { isFacility, type Role } from '#app/core/access/roles.ts';
import { screens } from '#app/core/access/screens.ts';
import { apiFor, valueOrThrow } from '#app/server/api.server.ts';
import { isFormRefused, submitForm } from '#app/server/form.server.ts';
import { requireScreen } from '#app/server/guards.server.ts';
import { answerIntent, newIdempotencyKey } from '#app/server/intents.server.ts';
import type { TeamMember } from '#contracts/generated/wire.ts';
import { InviteForm, RemoveForm, RightsForm } from './people-forms.ts';

/** The people whom the caller works with, by last name. */
export async function loadMyTeam({ request, context }: LoaderFunctionArgs) {
  const session = await requireScreen(request, screens.myTeam);
  const api = apiFor(session, request);
  const { items, total } = await valueOrThrow(
    await api.listTeam({ query: { pageSize: 100 } }),
    session,
    request,
  );
  const me = items.find(({ userId }) => userId === session.userId);
  // Everybody of a facility is of its team; whom it leaves out belongs to no facility yet.
  const isWithoutFacility = isFacility(session.role) && me === undefined && total === 0;
  return {
    team: items,
    total,
    role: session.role,
    userId: session.userId,
    isWithoutFacility,
    mayInvite: !isWithoutFacility && mayRunTeam(session.role, me),
    idempotencyKey: newIdempotencyKey(),
    isRefused: isFormRefused(context),
  };
}

/** A facility's own people run its team, and of the staff those who run the platform. */
function mayRunTeam(role: Role, me: TeamMember | undefined): boolean {
  if (role === 'MedicalFacility') return true;
  return role === 'Admin' && (me?.staffRole ?? 'Admin') === 'Admin';
}

export async function actOnMyTeam(args: ActionFunctionArgs) {
  const session = await requireScreen(args.request, screens.myTeam);
  const api = apiFor(session, args.request);
  return answerIntent(args, {
    rights: () =>
      submitForm(args, RightsForm, ({ userId, etag, idempotencyKey: _, ...rights }) =>
        api.updateTeamMember({ params: { userId }, headers: { 'If-Match': etag }, body: { rights } }),
      ),
    remove: () =>
      submitForm(args, RemoveForm, ({ userId, etag }) =>
        api.removeTeamMember({ params: { userId }, headers: { 'If-Match': etag } }),
      ),
    invite: () =>
      submitForm(args, InviteForm, (typed) => {
        const { etag: _, idempotencyKey, view, edit, assign, pickup, staffRole, npi, ...person } = typed;
        return api.inviteTeamMember({
          headers: { 'Idempotency-Key': idempotencyKey },
          body: {
            ...person,
            rights: { view, edit, assign, pickup },
            ...(staffRole === undefined ? {} : { staffRole }),
            ...(npi === undefined ? {} : { npi }),
          },
        });
      }),
  });
}

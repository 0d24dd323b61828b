import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { isOpenToDuty } from '#app/core/access/duties.ts';
import { namesOfReader, userReasons } from '#app/core/access/refused-moves.ts';
import { roleOf } from '#app/core/access/roles.ts';
import { screens } from '#app/core/access/screens.ts';
import { clearedWhereEmpty } from '#app/core/forms/cleared.ts';
import { RenewalForm } from '#app/core/people/licence-renewal.ts';
import { TASK } from '#app/core/tasks/task-kinds.ts';
import { apiFor, valueOrThrow } from '#app/server/api.server.ts';
import { isFormRefused, isRefusedForm, submitForm } from '#app/server/form.server.ts';
import { requireScreen } from '#app/server/guards.server.ts';
import { answerIntent, newIdempotencyKey, requireId, versionHeaders } from '#app/server/intents.server.ts';
import { namedChoices } from '#app/server/lists/choices.server.ts';
import { type ListSource, loadList, newsOf } from '#app/server/lists/list.server.ts';
import { importSheet } from '#app/server/lists/sheet-import.server.ts';
import { postedForm } from '#app/server/posted-form.server.ts';
import { listUsers } from '#contracts/generated/operations/listUsers.ts';
import { zUserDetailsInput } from '#contracts/generated/schemas/user-details-input.ts';
import { zUserId } from '#contracts/generated/schemas/user-id.ts';
import type { UserStatus } from '#contracts/generated/wire.ts';
import { recordPast } from './record-past.server.ts';
import { loadRegistration, loadRegistrations, reviewRegistration } from './registrations.server.ts';
import { loadRenewal, loadRenewals, reviewRenewal } from './renewals.server.ts';
import {
  DeactivateForm,
  PlainForm,
  ReactivateForm,
  StatusForm,
  UserForm,
  userAsks,
  verifiedPlaces,
} from './user-forms.ts';

const source: ListSource<typeof listUsers.query> = {
  schema: listUsers.query,
  fixed: {},
  name: 'users',
  sort: 'name',
  views: [
    { key: 'all', label: 'All', query: {} },
    { key: 'new', label: 'New', query: { status: 'New' } },
    { key: 'onboarding', label: 'Onboarding', query: { status: 'In Progress' } },
    { key: 'provisional', label: 'Provisionally active', query: { status: 'Provisionally Active' } },
    { key: 'staff', label: 'Staff', query: { role: 'Admin' } },
  ],
};

export const userNews = newsOf(
  screens.users,
  () => source,
  (api) => (query) => api.listUsers({ query }),
  ({ userId }) => userId,
);

type Part = 'users' | 'registrations' | 'registration' | 'renewals' | 'renewal';

/** Which part of the page of users an address asks for: one of the lists, or one thing of them. */
function partOfUsers(request: Request): Part {
  const { searchParams } = new URL(request.url);
  if (searchParams.has('registration')) return 'registration';
  if (searchParams.has('renewal')) return 'renewal';
  const part = searchParams.get('part');
  return part === 'registrations' || part === 'renewals' ? part : 'users';
}

/** The users, who has registered and is to become one, or renewed licences: the specification has one path for all. */
export async function loadUsers({ request, context }: LoaderFunctionArgs) {
  const session = await requireScreen(request, screens.users);
  const api = apiFor(session, request);
  const asker = { request, session };
  const page = { idempotencyKey: newIdempotencyKey(), isRefused: isFormRefused(context) };
  const part = partOfUsers(request);
  if (part === 'registration') return { part, ...(await loadRegistration(asker, api)), ...page };
  if (part === 'registrations') return { part, ...(await loadRegistrations(asker, api)), ...page };
  if (part === 'renewal') return { part, ...(await loadRenewal(asker, api)), ...page };
  if (part === 'renewals') return { part, ...(await loadRenewals(asker, api)), ...page };
  const [{ items, list }, named] = await Promise.all([
    loadList(asker, source, (query) => api.listUsers({ query })),
    namedChoices(api, request, { facilityId: 'facilities' }),
  ]);
  return { part, items: items.map((user) => ({ ...user, id: user.userId })), list, named, ...page };
}

/** Decides about a registration or a renewed licence, or rehearses a sheet of users, or takes its good rows in. */
export async function actOnUsers(args: ActionFunctionArgs) {
  const session = await requireScreen(args.request, screens.users);
  const api = apiFor(session, args.request);
  const part = partOfUsers(args.request);
  if (part === 'registration') return reviewRegistration(args, api);
  if (part === 'renewal') return reviewRenewal(args, api);
  return json(await importSheet(args, (body, dryRun) => api.importUsers({ query: { dryRun }, body })));
}

/** One user with onboarding, history and what is linked. */
export async function loadUser({ request, params, context }: LoaderFunctionArgs) {
  const session = await requireScreen(request, screens.user);
  const api = apiFor(session, request);
  const userId = requireId(params['userId'], zUserId);
  const [answer, tasks] = await Promise.all([
    api.getUser({ params: { userId } }),
    api.listTasks({
      query: { view: 'admin', type: [TASK.physicianOnboarding], assigneeId: userId, sort: '-createdAt' },
    }),
  ]);
  const user = await valueOrThrow(answer, session, request);
  return {
    user,
    mayHandInLicence: roleOf(user.role) === 'Provider' && isOpenToDuty('renewLicence', session.staffRole),
    reasons: userReasons(user, namesOfReader(session.role, session.staffRole)),
    onboardingTaskId: tasks.ok ? (tasks.value.data.items[0]?.id ?? null) : null,
    past: await recordPast(api, 'users', userId),
    idempotencyKey: newIdempotencyKey(),
    isRefused: isFormRefused(context),
  };
}

export async function actOnUser(args: ActionFunctionArgs) {
  const session = await requireScreen(args.request, screens.user);
  const api = apiFor(session, args.request);
  const params = { userId: requireId(args.params['userId'], zUserId) };
  const status = (to: UserStatus) => () =>
    submitForm(args, StatusForm, ({ etag, idempotencyKey, ...body }) =>
      api.changeProviderStatus({
        params,
        headers: versionHeaders({ etag, idempotencyKey }),
        body: { ...body, to },
      }),
    );
  const reactivate = () =>
    submitForm(args, ReactivateForm, ({ etag, idempotencyKey, ...body }) =>
      api.reactivateUser({ params, headers: versionHeaders({ etag, idempotencyKey }), body }),
    );
  return answerIntent(args, {
    startOnboarding: status('In Progress'),
    provision: status('Provisionally Active'),
    provisionFacilityUser: status('Provisionally Active'),
    activate: status('Active'),
    deactivate: () =>
      submitForm(args, DeactivateForm, ({ etag, idempotencyKey, ...body }) =>
        api.deactivateUser({ params, headers: versionHeaders({ etag, idempotencyKey }), body }),
      ),
    renewLicence: () =>
      submitForm(args, RenewalForm, ({ file, idempotencyKey, etag: _, ...licence }) =>
        api.renewLicence({
          params,
          query: { ...licence, name: file.name },
          headers: { 'Idempotency-Key': idempotencyKey },
          body: file,
        }),
      ),
    readmit: reactivate,
    restore: reactivate,
    sendPasswordReset: () =>
      submitForm(args, PlainForm, ({ idempotencyKey }) =>
        api.sendUserPasswordReset({ params, headers: { 'Idempotency-Key': idempotencyKey } }),
      ),
    revokeSessions: () =>
      submitForm(args, PlainForm, ({ idempotencyKey }) =>
        api.revokeUserSessions({ params, headers: { 'Idempotency-Key': idempotencyKey } }),
      ),
  });
}

export async function loadUserForm({ request, params, context }: LoaderFunctionArgs) {
  const session = await requireScreen(request, screens.editUser);
  const userId = requireId(params['userId'], zUserId);
  const answer = await apiFor(session, request).getUser({ params: { userId } });
  return {
    user: await valueOrThrow(answer, session, request),
    isOwn: userId === session.userId,
    idempotencyKey: newIdempotencyKey(),
    isRefused: isFormRefused(context),
  };
}

const names = [
  ...new Set([...userAsks({ role: 'Admin' }), ...userAsks({ role: 'Provider' })].map(({ name }) => name)),
].filter((name) => !name.includes('.'));

export async function saveUser(args: ActionFunctionArgs) {
  const session = await requireScreen(args.request, screens.editUser);
  const params = { userId: requireId(args.params['userId'], zUserId) };
  const shown = new Set((await postedForm(args.request.clone())).keys());
  const api = apiFor(session, args.request);
  const outcome = await submitForm(
    args,
    UserForm,
    async ({ etag, idempotencyKey: _key, rights, verifiedSites, ...typed }) => {
      // The version of the form is the present one, or it is refused: its sites are then where they are now.
      const user = await api.getUser({ params });
      if (!user.ok) return user;
      const places = verifiedPlaces(user.value.data.readingSites, verifiedSites);
      // A form without a ticked box says nothing of them, and a pathologist who had some has to keep one.
      const isEmptied = typed.subspecialties === undefined && user.value.data.subspecialties.length > 0;
      const changes = {
        ...typed,
        ...(places === undefined ? {} : { verifiedSites: places }),
        ...(isEmptied ? { subspecialties: [] } : {}),
      };
      return api.updateUser({
        params,
        headers: { 'If-Match': etag },
        // Which fields there are depends on the role; what the form did not have is left alone.
        body: clearedWhereEmpty(
          zUserDetailsInput,
          params.userId === session.userId ? changes : { ...changes, rights },
          names.filter((name) => shown.has(name)),
        ),
      });
    },
  );
  if (isRefusedForm(outcome)) return outcome;
  throw redirect(`${screens.userShown.path}/${encodeURIComponent(params.userId)}`);
}

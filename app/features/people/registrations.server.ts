import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { isOpenToDuty } from '#app/core/access/duties.ts';
import { namesOfReader, registrationReasons } from '#app/core/access/refused-moves.ts';
import { screens } from '#app/core/access/screens.ts';
import { OPENED_BY } from '#app/core/registration/registration-places.ts';
import { type Api, valueOrThrow } from '#app/server/api.server.ts';
import { submitForm } from '#app/server/form.server.ts';
import { answerIntent, idInAddress, versionHeaders } from '#app/server/intents.server.ts';
import { nameOf } from '#app/server/lists/choices.server.ts';
import { type ListSource, loadList, newsOf } from '#app/server/lists/list.server.ts';
import type { Session } from '#app/server/session-store.server.ts';
import { listRegistrations } from '#contracts/generated/operations/listRegistrations.ts';
import { zRegistrationId } from '#contracts/generated/schemas/registration-id.ts';
import { zRegistrationKind } from '#contracts/generated/schemas/registration-kind.ts';
import { PlainForm, ReasonForm } from './registration-moves.ts';

const source: ListSource<typeof listRegistrations.query> = {
  schema: listRegistrations.query,
  fixed: {},
  name: 'registrations',
  sort: 'submittedAt',
  views: [
    { key: 'all', label: 'All', query: {} },
    { key: 'waiting', label: 'Waiting for a review', query: { status: 'Submitted' } },
    { key: 'review', label: 'Under review', query: { status: 'UnderReview' } },
  ],
};

export const registrationNews = newsOf(
  screens.users,
  () => source,
  (api) => (query) => api.listRegistrations({ query }),
  ({ id }) => id,
);

interface Asker {
  readonly request: Request;
  readonly session: Session;
}

/** The list, with the kinds of which the duty of the asker opens one. */
export async function loadRegistrations(asker: Asker, api: Api) {
  const listed = await loadList(asker, source, (query) => api.listRegistrations({ query }));
  const { staffRole } = asker.session;
  return {
    ...listed,
    opened: zRegistrationKind.options.filter((kind) => isOpenToDuty(OPENED_BY[kind], staffRole)),
  };
}

/** The kind and the id of the registration that an address names. */
function namedIn(request: Request) {
  const kind = zRegistrationKind.safeParse(new URL(request.url).searchParams.get('of'));
  if (!kind.success) throw new Response('Resource not found', { status: 404 });
  return { kind: kind.data, registrationId: idInAddress(request, 'registration', zRegistrationId) };
}

/** A look-up knows the id alone, and leads to the address that names the kind too. */
async function findKind({ request, session }: Asker, api: Api): Promise<never> {
  const registrationId = idInAddress(request, 'registration', zRegistrationId);
  for (const kind of zRegistrationKind.options) {
    const found = await api.getRegistration({ params: { kind, registrationId } });
    if (found.ok)
      throw redirect(`${screens.users.path}?of=${kind}&registration=${encodeURIComponent(registrationId)}`);
    const isOfAnother = found.error.kind === 'http' && found.error.status === 404;
    if (!isOfAnother) await valueOrThrow(found, session, request);
  }
  throw new Response('Resource not found', { status: 404 });
}

export async function loadRegistration({ request, session }: Asker, api: Api) {
  if (!new URL(request.url).searchParams.has('of')) return findKind({ request, session }, api);
  const params = namedIn(request);
  // Nobody decides by documents that could not be read: the page is shown with them, or not at all.
  const [registration, documents] = await Promise.all([
    api.getRegistration({ params }).then((answer) => valueOrThrow(answer, session, request)),
    api.listRegistrationDocuments({ params }).then((answer) => valueOrThrow(answer, session, request)),
  ]);
  const { form } = registration;
  const facilityId = 'facilityId' in form ? form.facilityId : null;
  return {
    registration,
    reasons: registrationReasons(registration, namesOfReader(session.role, session.staffRole)),
    documents: documents.items,
    facilityName: facilityId === null ? null : await nameOf(api, 'facilities', facilityId),
  };
}

export async function reviewRegistration(args: ActionFunctionArgs, api: Api) {
  const params = namedIn(args.request);
  const decide = (decision: 'start' | 'approve') => () =>
    submitForm(args, PlainForm, (typed) =>
      api.reviewRegistration({ params, headers: versionHeaders(typed), body: { decision } }),
    );
  const refuse = (decision: 'return' | 'reject') => () =>
    submitForm(args, ReasonForm, ({ reason, ...typed }) =>
      api.reviewRegistration({ params, headers: versionHeaders(typed), body: { decision, reason } }),
    );
  return answerIntent(args, {
    start: decide('start'),
    approve: decide('approve'),
    return: refuse('return'),
    reject: refuse('reject'),
  });
}

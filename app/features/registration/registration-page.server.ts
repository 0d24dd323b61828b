import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { isOpenToDuty } from '#app/core/access/duties.ts';
import { namesOfReader, registrationReasons } from '#app/core/access/refused-moves.ts';
import type { Screen } from '#app/core/access/screens.ts';
import { OPENED_BY, PLACES, placeOf, reviewPlaceOf } from '#app/core/registration/registration-places.ts';
import { type Api, apiFor, valueOrThrow } from '#app/server/api.server.ts';
import { isRefusedForm, type RefusedForm, submitForm } from '#app/server/form.server.ts';
import { requireScreen, requireSession } from '#app/server/guards.server.ts';
import { answerIntent, requireId, versionHeaders } from '#app/server/intents.server.ts';
import { choicesFor, withChosen } from '#app/server/lists/choices.server.ts';
import { fileAnswer } from '#app/server/lists/file-answer.server.ts';
import type { Session } from '#app/server/session-store.server.ts';
import type { Answer } from '#contracts/answer.ts';
import { zDocumentId } from '#contracts/generated/schemas/document-id.ts';
import { zRegistrationId } from '#contracts/generated/schemas/registration-id.ts';
import {
  type RegistrationKindZodType,
  zRegistrationKind,
} from '#contracts/generated/schemas/registration-kind.ts';
import type { Registration } from '#contracts/generated/wire.ts';
import { type Choice, type Plan, textAt, withGaps } from './plan.ts';
import { facilityPlan } from './plans/facility-plan.ts';
import { openFacilityPlan, openProviderPlan } from './plans/opening-plans.ts';
import { otherPlan, staffPlan, userPlan } from './plans/people-plans.ts';
import { providerPlan } from './plans/provider-plan.ts';
import { formParts, submitPlan } from './registration.server.ts';
import {
  AgreementForm,
  ConsentForm,
  DecisionForm,
  DocumentForm,
  HandInForm,
  ReasonForm,
  RemovalForm,
} from './registration-forms.ts';
import { isFilledIn } from './registration-status.ts';

type Kind = RegistrationKindZodType;

/** The facilities that a user may belong to; only staff may read them, and only they register users. */
async function facilitiesFor(
  kind: Kind,
  session: Session,
  { request, context }: LoaderFunctionArgs,
  chosen = '',
) {
  const none: readonly Choice[] = [];
  if (kind !== 'users' || session.role !== 'Admin') return none;
  const api = apiFor(session, request);
  const found = await choicesFor(api, 'facilities', context, { name: 'facilityId' });
  return withChosen(api, 'facilities', found, chosen);
}

/** Where registrations of a kind begin: an admin opens one there, and a registrant is brought to their own. */
export async function loadOpening(args: LoaderFunctionArgs, screen: Screen, kind: Kind) {
  const { request } = args;
  const session = await requireScreen(request, screen);
  const isAdmin = session.role === 'Admin';
  const mayOpen = isAdmin && isOpenToDuty(OPENED_BY[kind], session.staffRole);
  if (!isAdmin) {
    const query = { kind: [kind] };
    const page = await valueOrThrow(
      await apiFor(session, request).listRegistrations({ query }),
      session,
      request,
    );
    const own = page.items[0];
    if (own !== undefined) throw redirect(placeOf(kind, own.id));
  }
  const facilities = await facilitiesFor(kind, session, args);
  return { kind, mayOpen, facilities, ...formParts(args) };
}

const refusalOf = (refused: RefusedForm) => json({ refused }, { status: refused.refusal ?? 400 });

/** An admin opens a registration and goes on to it. */
export async function openRegistration(args: ActionFunctionArgs, screen: Screen, kind: Kind) {
  const session = await requireScreen(args.request, screen);
  const api = apiFor(session, args.request);
  const opened = await openAs(args, kind, api);
  if (isRefusedForm(opened)) return refusalOf(opened);
  const { data } = opened;
  return redirect(data === null ? PLACES[kind] : placeOf(kind, data.id));
}

type Opened = RefusedForm | Answer<{ readonly id: string } | null>;

function openAs(args: ActionFunctionArgs, kind: Kind, api: Api): Promise<Opened> {
  const headers = ({ key }: { readonly key: string }) => ({ 'Idempotency-Key': key });
  switch (kind) {
    case 'providers':
      return submitPlan(args, openProviderPlan, ({ form }, posted) =>
        api.registerProvider({ headers: headers(posted), body: { form } }),
      );
    case 'facilities':
      return submitPlan(args, openFacilityPlan, ({ form }, posted) =>
        api.registerFacility({ headers: headers(posted), body: { form } }),
      );
    case 'users':
      return submitPlan(args, userPlan([]), ({ form }, posted) =>
        api.registerUser({ headers: headers(posted), body: { form } }),
      );
    case 'operator-staff':
      return submitPlan(args, staffPlan, ({ form }, posted) =>
        api.registerOperatorStaff({ headers: headers(posted), body: { form } }),
      );
    case 'other':
      return submitPlan(args, otherPlan, ({ form }, posted) =>
        api.registerOther({ headers: headers(posted), body: { form } }),
      );
  }
}

const paramsOf = ({ params }: Pick<LoaderFunctionArgs, 'params'>, kind: Kind) => ({
  kind,
  registrationId: requireId(params['id'], zRegistrationId),
});

/** One registration with its documents, for whom it registers and for staff. */
export async function loadRegistration(args: LoaderFunctionArgs, screen: Screen, kind: Kind) {
  const { request } = args;
  const session = await requireScreen(request, screen);
  const api = apiFor(session, request);
  const params = paramsOf(args, kind);
  const [registration, documents] = await Promise.all([
    api.getRegistration({ params }).then((answer) => valueOrThrow(answer, session, request)),
    api.listRegistrationDocuments({ params }).then((answer) => valueOrThrow(answer, session, request)),
  ]);
  const chosen = textAt(registration.form, 'facilityId');
  const facilities = await facilitiesFor(kind, session, args, chosen);
  const reasons = registrationReasons(registration, namesOfReader(session.role, session.staffRole));
  const reviewAt = session.role === 'Admin' ? reviewPlaceOf(kind, registration.id) : null;
  return { registration, reviewAt, reasons, documents: documents.items, facilities, ...formParts(args) };
}

/** Does what a form of the page asks for. What the API refuses comes back at its fields. */
export async function actOnRegistration(args: ActionFunctionArgs, screen: Screen, kind: Kind) {
  const session = await requireScreen(args.request, screen);
  const api = apiFor(session, args.request);
  const params = paramsOf(args, kind);
  const decide = (decision: 'start' | 'approve') => () =>
    submitForm(args, DecisionForm, (typed) =>
      api.reviewRegistration({ params, headers: versionHeaders(typed), body: { decision } }),
    );
  const turnDown = (decision: 'return' | 'reject') => () =>
    submitForm(args, ReasonForm, ({ reason, ...typed }) =>
      api.reviewRegistration({ params, headers: versionHeaders(typed), body: { decision, reason } }),
    );
  return answerIntent(args, {
    edit: async () => {
      const held = await valueOrThrow(await api.getRegistration({ params }), session, args.request);
      return changeAs(args, held, { api, params });
    },
    handIn: () =>
      submitForm(args, HandInForm, (typed) =>
        api.submitRegistration({ params, headers: versionHeaders(typed), body: {} }),
      ),
    consent: () =>
      submitForm(args, ConsentForm, ({ etag, idempotencyKey, ...consent }) =>
        api.submitRegistration({
          params,
          headers: versionHeaders({ etag, idempotencyKey }),
          body: { consent },
        }),
      ),
    agreement: () =>
      submitForm(args, AgreementForm, ({ etag, idempotencyKey, ...agreement }) =>
        api.submitRegistration({
          params,
          headers: versionHeaders({ etag, idempotencyKey }),
          body: { agreement },
        }),
      ),
    start: decide('start'),
    approve: decide('approve'),
    return: turnDown('return'),
    reject: turnDown('reject'),
    attach: () =>
      submitForm(args, DocumentForm, ({ documentKind, region, issuedOn, file, idempotencyKey }) =>
        api.uploadRegistrationDocument({
          params,
          query: {
            documentKind,
            name: file.name,
            ...(region === undefined ? {} : { region }),
            ...(issuedOn === undefined ? {} : { issuedOn }),
          },
          headers: { 'Idempotency-Key': idempotencyKey },
          body: file,
        }),
      ),
    remove: () =>
      submitForm(args, RemovalForm, ({ documentId, etag }) =>
        api.deleteRegistrationDocument({
          params: { ...params, documentId: requireId(documentId, zDocumentId) },
          headers: { 'If-Match': etag },
        }),
      ),
  });
}

type Held = Pick<Registration, 'kind' | 'status'>;

interface Changing {
  readonly api: Api;
  readonly params: ReturnType<typeof paramsOf>;
}

function changeAs(args: ActionFunctionArgs, held: Held, { api, params }: Changing) {
  const { kind } = held;
  const kept = <Form>(plan: Plan<Form>): Plan<Form> => (isFilledIn(held) ? withGaps(plan) : plan);
  const headers = ({ etag }: { readonly etag: string }) => ({ 'If-Match': etag });
  switch (kind) {
    case 'providers':
      return submitPlan(args, kept(providerPlan), ({ form }, posted) =>
        api.updateRegistration({ params, headers: headers(posted), body: { kind, form } }),
      );
    case 'facilities':
      return submitPlan(args, kept(facilityPlan), ({ form }, posted) =>
        api.updateRegistration({ params, headers: headers(posted), body: { kind, form } }),
      );
    case 'users':
      return submitPlan(args, userPlan([]), ({ form }, posted) =>
        api.updateRegistration({ params, headers: headers(posted), body: { kind, form } }),
      );
    case 'operator-staff':
      return submitPlan(args, staffPlan, ({ form }, posted) =>
        api.updateRegistration({ params, headers: headers(posted), body: { kind, form } }),
      );
    case 'other':
      return submitPlan(args, otherPlan, ({ form }, posted) =>
        api.updateRegistration({ params, headers: headers(posted), body: { kind, form } }),
      );
  }
}

/** The bytes of a document of a registration; `?inline` shows what a browser may show. */
export async function loadRegistrationFile({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const session = await requireSession(request);
  const kind = zRegistrationKind.safeParse(params['kind']);
  if (!kind.success) throw new Response('Resource not found', { status: 404 });
  return fileAnswer(
    await apiFor(session, request).getRegistrationDocument({
      params: {
        kind: kind.data,
        registrationId: requireId(params['id'], zRegistrationId),
        documentId: requireId(params['documentId'], zDocumentId),
      },
      query: { inline: new URL(request.url).searchParams.has('inline') },
    }),
  );
}

import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node';
import { openPagesOf } from '#app/core/access/duties.ts';
import { namesOfReader, ticketReasons } from '#app/core/access/refused-moves.ts';
import { screens } from '#app/core/access/screens.ts';
import { instantOf } from '#app/core/calendar/wall-clock.ts';
import type { ViewQuery } from '#app/core/lists/list-state.ts';
import { type Api, apiFor, valueOrThrow } from '#app/server/api.server.ts';
import { isFormRefused, isRefusedForm, submitForm } from '#app/server/form.server.ts';
import { requireScreen } from '#app/server/guards.server.ts';
import { answerIntent, idInAddress, newIdempotencyKey, versionHeaders } from '#app/server/intents.server.ts';
import { namedChoices } from '#app/server/lists/choices.server.ts';
import { loadList, newsOf } from '#app/server/lists/list.server.ts';
import { postedForm } from '#app/server/posted-form.server.ts';
import { readerZoneOf } from '#app/server/reader-zone.server.ts';
import type { Session } from '#app/server/session-store.server.ts';
import { listFailedJobs } from '#contracts/generated/operations/listFailedJobs.ts';
import { listMails } from '#contracts/generated/operations/listMails.ts';
import { listPageRefusals } from '#contracts/generated/operations/listPageRefusals.ts';
import { listSupportTickets } from '#contracts/generated/operations/listSupportTickets.ts';
import { searchCaseEvents } from '#contracts/generated/operations/searchCaseEvents.ts';
import { zTicketId } from '#contracts/generated/schemas/ticket-id.ts';
import { openPartsOf } from './open-parts.server.ts';
import { BannerForm, NumberForm, PlainForm, ReplyForm, RowForm } from './support-forms.ts';
import { type SupportPart, supportPartOf } from './support-parts.ts';

interface Asker {
  readonly request: Request;
  readonly session: Session;
}

const common = { fixed: {}, sort: '' };
const all = { key: 'all', label: 'All', query: {} };
const view = (label: string, query: ViewQuery) => ({ key: label, label, query });

/** The lists of the page. Nothing of the mails is asked for again and again but all of them: their filters are days. */
const lists = {
  tickets: {
    ...common,
    schema: listSupportTickets.query,
    name: 'tickets',
    views: [all, view('To be answered', { status: 'Open' }), view('Answered', { status: 'Answered' })],
  },
  jobs: {
    ...common,
    schema: listFailedJobs.query,
    name: 'jobs',
    views: [all, view('Slide files', { kind: 'slide_intake' }), view('By the clock', { kind: 'scheduled' })],
  },
  mails: { ...common, schema: listMails.query, name: 'mails', views: [all] },
  audit: {
    ...common,
    schema: searchCaseEvents.query,
    name: 'audit',
    views: [
      all,
      view('Status changes', { kind: 'transition' }),
      view('Refused', { kind: 'access_refused' }),
      view('Emergency access', { kind: 'break_glass' }),
    ],
  },
  refusals: {
    ...common,
    schema: listPageRefusals.query,
    name: 'refusals',
    views: [
      all,
      view('Of pathologists', { role: 'Provider' }),
      view('Of facilities', { role: ['MedicalFacility', 'Facility_NP'] }),
    ],
  },
} as const;

/** What the open lists of the page ask now and then. */
export const supportNews = {
  tickets: newsOf(
    screens.support,
    () => lists.tickets,
    (api) => (query) => api.listSupportTickets({ query }),
    ({ id }) => id,
  ),
  jobs: newsOf(
    screens.support,
    () => lists.jobs,
    (api) => (query) => api.listFailedJobs({ query }),
    ({ id }) => id,
  ),
  mails: newsOf(
    screens.support,
    () => lists.mails,
    (api) => (query) => api.listMails({ query }),
    ({ id }) => id,
  ),
  audit: newsOf(
    screens.support,
    () => lists.audit,
    (api) => (query) => api.searchCaseEvents({ query }),
    ({ event }) => event.id,
  ),
  refusals: newsOf(
    screens.support,
    () => lists.refusals,
    (api) => (query) => api.listPageRefusals({ query }),
    ({ id }) => id,
  ),
};

/** What the part of the page that the address names shows; the guard of the screen comes first. */
export async function loadSupport({ request, context }: LoaderFunctionArgs) {
  const session = await requireScreen(request, screens.support);
  const { searchParams } = new URL(request.url);
  const api = apiFor(session, request);
  const part = searchParams.has('ticket') ? 'ticket' : supportPartOf(searchParams.get('part'));
  const [shown, profile] = await Promise.all([
    loadPart(part, api, { request, session }),
    api.getMyProfile({}).then((answer) => valueOrThrow(answer, session, request)),
  ]);
  return {
    ...shown,
    parts: openPartsOf(profile.staffRole),
    idempotencyKey: newIdempotencyKey(),
    isRefused: isFormRefused(context),
  };
}

async function loadPart(part: SupportPart | 'ticket', api: Api, asker: Asker) {
  const { request, session } = asker;
  switch (part) {
    case 'look-up':
      return { part };
    case 'ticket': {
      const params = { ticketId: idInAddress(request, 'ticket', zTicketId) };
      const ticket = await valueOrThrow(await api.getSupportTicket({ params }), session, request);
      const { role, staffRole } = session;
      return {
        part,
        ticket,
        reasons: ticketReasons(ticket, namesOfReader(role, staffRole)),
        opens: openPagesOf(role, staffRole),
      };
    }
    case 'tickets':
      return {
        part,
        ...(await loadList(asker, lists.tickets, (query) => api.listSupportTickets({ query }))),
      };
    case 'banner':
      return { part, banner: await valueOrThrow(await api.getBanner(), session, request) };
    case 'jobs':
      return { part, ...(await loadList(asker, lists.jobs, (query) => api.listFailedJobs({ query }))) };
    case 'mails':
      return { part, ...(await loadList(asker, lists.mails, (query) => api.listMails({ query }))) };
    case 'audit': {
      const [listed, named] = await Promise.all([
        loadList(asker, lists.audit, (query) => api.searchCaseEvents({ query })),
        namedChoices(api, request, { userId: 'users' }),
      ]);
      return { part, ...listed, named };
    }
    case 'refusals':
      return { part, ...(await loadList(asker, lists.refusals, (query) => api.listPageRefusals({ query }))) };
  }
}

/** The number stands in no address: it may be a facility's, or a patient's accession. */
async function lookUp(args: ActionFunctionArgs, api: Api) {
  const headers = { 'Cache-Control': 'no-store' };
  const outcome = await submitForm(args, NumberForm, ({ number }) => api.lookUpNumber({ body: { number } }));
  if (isRefusedForm(outcome))
    return json(
      { intent: 'lookUp', refused: outcome, found: null },
      { status: outcome.refusal ?? 400, headers },
    );
  return json({ intent: 'lookUp', refused: null, found: outcome.data.items }, { headers });
}

/** '2026-11-24T08:30' on the reader's clock, as the wire writes it. */
function instantAt(wall: string, request: Request): string {
  const [day = '', time = ''] = wall.split('T');
  const [hours, minutes] = time.split(':').map(Number);
  const sinceMs = ((hours ?? 0) * 60 + (minutes ?? 0)) * 60_000;
  return new Date(instantOf(day, sinceMs, readerZoneOf(request))).toISOString();
}

export async function actOnSupport(args: ActionFunctionArgs) {
  const session = await requireScreen(args.request, screens.support);
  const { request } = args;
  const api = apiFor(session, request);
  if ((await postedForm(request.clone())).has('number')) return lookUp(args, api);
  return answerIntent(args, {
    setBanner: () =>
      submitForm(args, BannerForm, ({ etag, starts, ends, text, level }) =>
        api.setBanner({
          headers: { 'If-Match': etag },
          body: {
            text,
            level,
            ...(starts === undefined ? {} : { startsAt: instantAt(starts, request) }),
            ...(ends === undefined ? {} : { endsAt: instantAt(ends, request) }),
          },
        }),
      ),
    clearBanner: () =>
      submitForm(args, PlainForm, ({ etag }) => api.clearBanner({ headers: { 'If-Match': etag } })),
    retry: () =>
      submitForm(args, RowForm, ({ id, idempotencyKey }) =>
        api.retryFailedJob({ params: { jobId: id }, headers: { 'Idempotency-Key': idempotencyKey } }),
      ),
    resend: () =>
      submitForm(args, RowForm, ({ id, idempotencyKey }) =>
        api.resendMail({ params: { mailId: id }, headers: { 'Idempotency-Key': idempotencyKey } }),
      ),
    reply: () =>
      submitForm(args, ReplyForm, ({ text, ...typed }) =>
        api.replySupportTicket({
          params: { ticketId: idInAddress(request, 'ticket', zTicketId) },
          headers: versionHeaders(typed),
          body: { text },
        }),
      ),
    close: () =>
      submitForm(args, PlainForm, (typed) =>
        api.closeSupportTicket({
          params: { ticketId: idInAddress(request, 'ticket', zTicketId) },
          headers: versionHeaders(typed),
        }),
      ),
  });
}

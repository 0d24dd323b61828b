import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { enquiryReasons, namesOfReader } from '#app/core/access/refused-moves.ts';
import { screens } from '#app/core/access/screens.ts';
import { clearedWhereEmpty } from '#app/core/forms/cleared.ts';
import { type Api, apiFor, itemsOrUnread, valueOrThrow } from '#app/server/api.server.ts';
import { isFormRefused, isRefusedForm, submitForm } from '#app/server/form.server.ts';
import { requireScreen } from '#app/server/guards.server.ts';
import { answerIntent, newIdempotencyKey, requireId, versionHeaders } from '#app/server/intents.server.ts';
import { choicesFor, heldPerson, namedChoices } from '#app/server/lists/choices.server.ts';
import { type ListSource, loadList, newsOf } from '#app/server/lists/list.server.ts';
import { importSheet } from '#app/server/lists/sheet-import.server.ts';
import { listEnquiries } from '#contracts/generated/operations/listEnquiries.ts';
import { zEnquiryChangeInput } from '#contracts/generated/schemas/enquiry-change-input.ts';
import { zEnquiryId } from '#contracts/generated/schemas/enquiry-id.ts';
import {
  ConvertForm,
  EnquiryForm,
  enquiryAsks,
  NewEnquiryForm,
  NoteForm,
  STEPS,
  stepFormOf,
} from './enquiry-forms.ts';

const source: ListSource<typeof listEnquiries.query> = {
  schema: listEnquiries.query,
  fixed: {},
  name: 'enquiries',
  sort: '-createdAt',
  views: [
    { key: 'all', label: 'All', query: {} },
    { key: 'prospect', label: 'New', query: { leadStatus: 'prospect' } },
    { key: 'followUp', label: 'To follow up', query: { leadStatus: 'follow_up' } },
    { key: 'interested', label: 'Interested', query: { leadStatus: 'interested' } },
  ],
};

export const enquiryNews = newsOf(
  screens.enquiries,
  () => source,
  (api) => (query) => api.listEnquiries({ query }),
  ({ id }) => id,
);

const isNew = ({ url }: Pick<Request, 'url'>): boolean => new URL(url).searchParams.get('part') === 'new';

/** The enquiries, or the form of a new one: the specification has one path for both. */
export async function loadEnquiries({ request, context }: LoaderFunctionArgs) {
  const session = await requireScreen(request, screens.enquiries);
  const api = apiFor(session, request);
  if (isNew(request))
    return {
      part: 'new' as const,
      owners: await choicesFor(api, 'owners', context, { name: 'ownerId' }),
      idempotencyKey: newIdempotencyKey(),
      isRefused: isFormRefused(context),
    };
  const [{ items, list }, named] = await Promise.all([
    loadList({ request, session }, source, (query) => api.listEnquiries({ query })),
    namedChoices(api, request, { ownerId: 'operators' }),
  ]);
  return { part: 'list' as const, items, list, named, isRefused: false };
}

/** Rehearses a sheet of enquiries, or takes its good rows in; or enters a single one. */
export async function actOnEnquiries(args: ActionFunctionArgs) {
  const session = await requireScreen(args.request, screens.enquiries);
  const api = apiFor(session, args.request);
  if (isNew(args.request)) return enterEnquiry(args, api);
  return importSheet(args, (body, dryRun) => api.importEnquiries({ query: { dryRun }, body }));
}

async function enterEnquiry(args: ActionFunctionArgs, api: Api) {
  const made = await submitForm(args, NewEnquiryForm, ({ idempotencyKey, ...body }) =>
    api.createEnquiry({ headers: { 'Idempotency-Key': idempotencyKey }, body }),
  );
  if (isRefusedForm(made)) return made;
  throw redirect(
    made.data === null ? screens.enquiries.path : `/enquiries-detail/${encodeURIComponent(made.data.id)}`,
  );
}

const MOST_CHANGES = 50;

export async function loadEnquiry({ request, params, context }: LoaderFunctionArgs) {
  const session = await requireScreen(request, screens.enquiry);
  const api = apiFor(session, request);
  const enquiryId = requireId(params['enquiriesId'], zEnquiryId);
  const [answer, history] = await Promise.all([
    api.getEnquiry({ params: { enquiryId } }),
    api.listRecordHistory({
      params: { subject: 'enquiries', subjectId: enquiryId },
      query: { pageSize: MOST_CHANGES },
    }),
  ]);
  const enquiry = await valueOrThrow(answer, session, request);
  return {
    enquiry,
    reasons: enquiryReasons(enquiry, namesOfReader(session.role, session.staffRole)),
    changes: itemsOrUnread(history),
    idempotencyKey: newIdempotencyKey(),
    isRefused: isFormRefused(context),
  };
}

export async function actOnEnquiry(args: ActionFunctionArgs) {
  const session = await requireScreen(args.request, screens.enquiry);
  const api = apiFor(session, args.request);
  const params = { enquiryId: requireId(args.params['enquiriesId'], zEnquiryId) };
  const step = (intent: string, to: (typeof STEPS)[number]['to']) => () =>
    submitForm(args, stepFormOf(intent), ({ etag, idempotencyKey, ...body }) =>
      api.changeEnquiryStatus({
        params,
        headers: versionHeaders({ etag, idempotencyKey }),
        body: { ...body, to },
      }),
    );
  return answerIntent(args, {
    ...Object.fromEntries(STEPS.map(({ intent, to }) => [intent, step(intent, to)])),
    convert: () =>
      submitForm(args, ConvertForm, ({ etag, idempotencyKey, ...body }) =>
        api.convertEnquiry({ params, headers: versionHeaders({ etag, idempotencyKey }), body }),
      ),
    addNote: () =>
      submitForm(args, NoteForm, ({ idempotencyKey, text }) =>
        api.addEnquiryNote({ params, headers: { 'Idempotency-Key': idempotencyKey }, body: { text } }),
      ),
  });
}

export async function loadEnquiryForm({ request, params, context }: LoaderFunctionArgs) {
  const session = await requireScreen(request, screens.editEnquiry);
  const api = apiFor(session, request);
  const enquiryId = requireId(params['enquiriesId'], zEnquiryId);
  const enquiry = await valueOrThrow(await api.getEnquiry({ params: { enquiryId } }), session, request);
  return {
    enquiry,
    owners: await choicesFor(api, 'owners', context, { name: 'ownerId', held: heldPerson(enquiry.owner) }),
    idempotencyKey: newIdempotencyKey(),
    isRefused: isFormRefused(context),
  };
}

const names = enquiryAsks([]).map(({ name }) => name);

export async function saveEnquiry(args: ActionFunctionArgs) {
  const session = await requireScreen(args.request, screens.editEnquiry);
  const enquiryId = requireId(args.params['enquiriesId'], zEnquiryId);
  const outcome = await submitForm(args, EnquiryForm, ({ etag, idempotencyKey: _key, ...typed }) =>
    apiFor(session, args.request).updateEnquiry({
      params: { enquiryId },
      headers: { 'If-Match': etag },
      body: clearedWhereEmpty(zEnquiryChangeInput, typed, names),
    }),
  );
  if (isRefusedForm(outcome)) return outcome;
  throw redirect(`/enquiries-detail/${encodeURIComponent(enquiryId)}`);
}

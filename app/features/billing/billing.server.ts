import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { billReasons, namesOfReader } from '#app/core/access/refused-moves.ts';
import { screens } from '#app/core/access/screens.ts';
import { alsoCharged } from '#app/core/billing/same-work.ts';
import { clearedWhereEmpty } from '#app/core/forms/cleared.ts';
import { type Api, apiFor, itemsOrUnread, valueOrThrow } from '#app/server/api.server.ts';
import { amongAllCases, withCaseNumber } from '#app/server/case-number.server.ts';
import { isFormRefused, isRefusedForm, type RefusedForm, submitForm } from '#app/server/form.server.ts';
import { requireScreen } from '#app/server/guards.server.ts';
import { answerIntent, newIdempotencyKey, requireId, versionHeaders } from '#app/server/intents.server.ts';
import { choicesFor, heldPerson, namedChoices } from '#app/server/lists/choices.server.ts';
import { type ListSource, loadList, newsOf } from '#app/server/lists/list.server.ts';
import { listQuery } from '#app/server/lists/list-query.server.ts';
import { listBillings } from '#contracts/generated/operations/listBillings.ts';
import { zBillingChangesInput } from '#contracts/generated/schemas/billing-changes-input.ts';
import { zBillingId } from '#contracts/generated/schemas/billing-id.ts';
import type { InvoiceResult } from '#contracts/generated/wire.ts';
import {
  billAsks,
  billFormOf,
  centsOf,
  IssueForm,
  IssueManyForm,
  icd10Of,
  NewBillForm,
  PaymentForm,
  payersOf,
  ReasonForm,
} from './bill-forms.ts';

const source: ListSource<typeof listBillings.query> = {
  schema: listBillings.query,
  fixed: {},
  name: 'billings',
  sort: '-dateOfService',
  views: [
    { key: 'all', label: 'All', query: {} },
    { key: 'ready', label: 'Ready', query: { status: 'Ready' } },
    { key: 'invoiced', label: 'Invoiced', query: { status: 'Invoiced' } },
    { key: 'denied', label: 'Denied', query: { status: 'Denied' } },
  ],
};

export const billingNews = newsOf(
  screens.billings,
  () => source,
  (api) => (query) => api.listBillings({ query }),
  ({ id }) => id,
);

/** The lines that the filters leave, and what all of them add up to; null where that could not be read. */
export async function loadBillings({ request }: LoaderFunctionArgs) {
  const session = await requireScreen(request, screens.billings);
  const api = apiFor(session, request);
  const { query } = listQuery(listBillings.query, new URL(request.url).searchParams, {});
  const [{ items, list }, sums, named] = await Promise.all([
    loadList({ request, session }, source, (asked) => api.listBillings({ query: asked })),
    api.listBillings({ query: { ...query, page: 1, pageSize: 1 } }),
    namedChoices(api, request, { facilityId: 'facilities', providerId: 'pathologists' }),
  ]);
  return {
    items,
    list,
    named,
    totals: sums.ok ? sums.value.data.totals : null,
    idempotencyKey: newIdempotencyKey(),
  };
}

interface Issued {
  readonly refused: RefusedForm | null;
  readonly results: readonly InvoiceResult[];
}

/** Puts the selected lines on one invoice; each line has an outcome of its own. */
export async function issueSelected(args: ActionFunctionArgs) {
  const session = await requireScreen(args.request, screens.billings);
  const outcome = await submitForm(args, IssueManyForm, ({ invoiceNumber, lines, idempotencyKey }) =>
    apiFor(session, args.request).issueBillings({
      headers: { 'Idempotency-Key': idempotencyKey },
      body: {
        invoiceNumber,
        lines: lines.map((line) => {
          const [billingId = '', etag = ''] = line.split(' ');
          return { billingId, etag };
        }),
      },
    }),
  );
  return isRefusedForm(outcome)
    ? json<Issued>({ refused: outcome, results: [] }, { status: outcome.refusal ?? 400 })
    : json<Issued>({ refused: null, results: outcome.data.results });
}

const MOST_CHANGES = 50;
/** More lines of one code than a case has. */
const MOST_LINES = 100;

export async function loadBilling({ request, params, context }: LoaderFunctionArgs) {
  const session = await requireScreen(request, screens.billing);
  const api = apiFor(session, request);
  const of = { params: { billingId: requireId(params['billingId'], zBillingId) } };
  const [answer, history] = await Promise.all([
    api.getBilling(of),
    api.listBillingHistory({ ...of, query: { pageSize: MOST_CHANGES } }),
  ]);
  const bill = await valueOrThrow(answer, session, request);
  const ofCase = await api.listBillings({
    query: { caseId: bill.case.id, code: bill.code, pageSize: MOST_LINES },
  });
  return {
    bill,
    also: ofCase.ok ? alsoCharged(bill, ofCase.value.data.items) : ('unread' as const),
    reasons: billReasons(bill, namesOfReader(session.role, session.staffRole)),
    changes: itemsOrUnread(history),
    idempotencyKey: newIdempotencyKey(),
    isRefused: isFormRefused(context),
  };
}

export async function actOnBilling(args: ActionFunctionArgs) {
  const session = await requireScreen(args.request, screens.billing);
  const api = apiFor(session, args.request);
  const params = { billingId: requireId(args.params['billingId'], zBillingId) };
  return answerIntent(args, {
    issue: () =>
      submitForm(args, IssueForm, ({ etag, idempotencyKey, ...body }) =>
        api.issueBilling({ params, headers: versionHeaders({ etag, idempotencyKey }), body }),
      ),
    recordPayment: () =>
      submitForm(args, PaymentForm, ({ etag, idempotencyKey, paid, ...body }) =>
        api.recordPayment({
          params,
          headers: versionHeaders({ etag, idempotencyKey }),
          body: paid === undefined ? body : { ...body, paidCents: centsOf(paid) },
        }),
      ),
    reopen: () =>
      submitForm(args, ReasonForm, ({ etag, idempotencyKey, ...body }) =>
        api.reopenBilling({ params, headers: versionHeaders({ etag, idempotencyKey }), body }),
      ),
    void: () =>
      submitForm(args, ReasonForm, ({ etag, idempotencyKey, ...body }) =>
        api.voidBilling({ params, headers: versionHeaders({ etag, idempotencyKey }), body }),
      ),
  });
}

/** The form of a line that is there, or of a new one where the address names none. */
export async function loadBillForm({ request, params, context }: LoaderFunctionArgs) {
  const billingId = params['billingId'];
  const screen = billingId === undefined ? screens.createBilling : screens.editBilling;
  const session = await requireScreen(request, screen);
  const api = apiFor(session, request);
  const [answer, lists, lines] = await Promise.all([
    billingId === undefined
      ? null
      : api.getBilling({ params: { billingId: requireId(billingId, zBillingId) } }),
    api.listReferenceData({}),
    // A form that could not be saved is not shown: whoever may not list the lines may not add one.
    billingId === undefined ? api.listBillings({ query: { pageSize: 1 } }) : null,
  ]);
  if (lines !== null) await valueOrThrow(lines, session, request);
  const bill = answer === null ? null : await valueOrThrow(answer, session, request);
  const { insurancePayers } = await valueOrThrow(lists, session, request);
  return {
    bill,
    // Whoever is on no page of the list would not be on the form, and so be taken from the line by saving it.
    providers: await choicesFor(api, 'pathologists', context, {
      name: 'providerId',
      held: heldPerson(bill?.provider),
    }),
    payers: payersOf(insurancePayers, bill?.payer ?? null),
    idempotencyKey: newIdempotencyKey(),
    isRefused: isFormRefused(context),
  };
}

const names = billAsks({ providers: [], payers: [] }, false).map(({ name }) => name);

export async function saveBill(args: ActionFunctionArgs) {
  const billingId = args.params['billingId'];
  const isNew = billingId === undefined;
  const session = await requireScreen(args.request, isNew ? screens.createBilling : screens.editBilling);
  const api = apiFor(session, args.request);
  const outcome = isNew ? await createBill(args, api) : await changeBill(args, api, billingId);
  if (isRefusedForm(outcome)) return outcome;
  throw redirect(`/billing-detail/${encodeURIComponent(outcome.data.id)}`);
}

async function createBill(args: ActionFunctionArgs, api: Api) {
  const { found, schema } = await withCaseNumber(args, NewBillForm, amongAllCases(api));
  return submitForm(args, schema, async ({ idempotencyKey, case: _number, amount, icd10, ...body }) => {
    if (!found.ok) return found;
    return api.createBilling({
      headers: { 'Idempotency-Key': idempotencyKey },
      body: { ...body, caseId: found.value ?? '', amountCents: centsOf(amount), icd10: icd10Of(icd10) },
    });
  });
}

async function changeBill(args: ActionFunctionArgs, api: Api, billingId: string) {
  const params = { billingId: requireId(billingId, zBillingId) };
  const held = await api.getBilling({ params });
  const schema = billFormOf(held.ok ? held.value.data : { specimenID: null });
  return submitForm(args, schema, async ({ etag, idempotencyKey: _key, amount, icd10, ...typed }) => {
    if (!held.ok) return held;
    return api.updateBilling({
      params,
      headers: { 'If-Match': etag },
      body: clearedWhereEmpty(
        zBillingChangesInput,
        { ...typed, amountCents: centsOf(amount), icd10: icd10Of(icd10) },
        names,
      ),
    });
  });
}

import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { isOpenToDuty } from '#app/core/access/duties.ts';
import { movesOf } from '#app/core/access/moves.ts';
import { accountReasons, namesOfReader } from '#app/core/access/refused-moves.ts';
import { screens } from '#app/core/access/screens.ts';
import { clearedWhereEmpty } from '#app/core/forms/cleared.ts';
import { dayOfFacility } from '#app/core/registration/dates-of-forms.ts';
import { apiFor, valueOrThrow } from '#app/server/api.server.ts';
import { nowAtApi } from '#app/server/clock/api-clock.server.ts';
import { isFormRefused, isRefusedForm, submitForm } from '#app/server/form.server.ts';
import { requireScreen } from '#app/server/guards.server.ts';
import {
  answerIntent,
  idInAddress,
  newIdempotencyKey,
  requireId,
  versionHeaders,
} from '#app/server/intents.server.ts';
import { choicesFor, heldPerson, namedChoices } from '#app/server/lists/choices.server.ts';
import { type ListSource, loadList, newsOf } from '#app/server/lists/list.server.ts';
import { listAccounts } from '#contracts/generated/operations/listAccounts.ts';
import { zAccountChangeInput } from '#contracts/generated/schemas/account-change-input.ts';
import { zAccountId } from '#contracts/generated/schemas/account-id.ts';
import { zFacilityId } from '#contracts/generated/schemas/facility-id.ts';
import { AccountForm, accountAsks, DeactivationForm, LeadStepForm, NewAccountForm } from './account-forms.ts';
import { recordPast } from './record-past.server.ts';

const source: ListSource<typeof listAccounts.query> = {
  schema: listAccounts.query,
  fixed: {},
  name: 'accounts',
  sort: 'name',
  views: [
    { key: 'all', label: 'All', query: {} },
    { key: 'prospects', label: 'Prospects', query: { leadStatus: 'Prospect' } },
    { key: 'followUp', label: 'To follow up', query: { leadStatus: 'Follow_up' } },
    { key: 'active', label: 'Active', query: { leadStatus: 'Active' } },
  ],
};

export const accountNews = newsOf(
  screens.accounts,
  () => source,
  (api) => (query) => api.listAccounts({ query }),
  ({ id }) => id,
);

/** The accounts, and how many facilities there are to be exported; null where that could not be read. */
export async function loadAccounts({ request }: LoaderFunctionArgs) {
  const session = await requireScreen(request, screens.accounts);
  const api = apiFor(session, request);
  const [{ items, list }, named, facilities] = await Promise.all([
    loadList({ request, session }, source, (query) => api.listAccounts({ query })),
    namedChoices(api, request, { ownerId: 'operators' }),
    api.listFacilities({ query: { pageSize: 1 } }),
  ]);
  return {
    items,
    list,
    named,
    facilities: facilities.ok ? facilities.value.data.total : null,
    mayOpen: isOpenToDuty('createAccount', session.staffRole),
  };
}

/**
 * The path of an account without one: that of a facility where the address names one, else the list, where one is chosen.
 * A facility without an account is shown by itself.
 */
export async function findAccount({ request }: LoaderFunctionArgs) {
  const session = await requireScreen(request, screens.accountShown);
  if (!new URL(request.url).searchParams.has('facility')) throw redirect(screens.accounts.path);
  const facilityId = idInAddress(request, 'facility', zFacilityId);
  const answer = await apiFor(session, request).getFacilityAccount({ params: { facilityId } });
  const facility = await valueOrThrow(answer, session, request);
  const { accountId, form } = facility;
  if (accountId !== null) throw redirect(`${screens.accountShown.path}/${encodeURIComponent(accountId)}`);
  return { account: facility, today: dayOfFacility(form.timeZone, nowAtApi()) };
}

/** One account with its history and what is linked to it. */
export async function loadAccount({ request, params, context }: LoaderFunctionArgs) {
  const session = await requireScreen(request, screens.account);
  const api = apiFor(session, request);
  const accountId = requireId(params['accountId'], zAccountId);
  const account = await valueOrThrow(await api.getAccount({ params: { accountId } }), session, request);
  return {
    account,
    reasons: accountReasons(account, namesOfReader(session.role, session.staffRole)),
    past: await recordPast(api, 'accounts', accountId),
    idempotencyKey: newIdempotencyKey(),
    isRefused: isFormRefused(context),
  };
}

/** A step of the account's lead status; the step's name is that of the form. */
export async function actOnAccount(args: ActionFunctionArgs) {
  const session = await requireScreen(args.request, screens.account);
  const api = apiFor(session, args.request);
  const params = { accountId: requireId(args.params['accountId'], zAccountId) };
  return answerIntent(
    args,
    Object.fromEntries(
      movesOf('AccountLeadStatus').map(({ name, to }) => [
        name,
        () =>
          submitForm(
            args,
            name === 'deactivate' ? DeactivationForm : LeadStepForm,
            ({ etag, idempotencyKey, ...body }) =>
              api.changeAccountLeadStatus({
                params,
                headers: versionHeaders({ etag, idempotencyKey }),
                body: { ...body, to },
              }),
          ),
      ]),
    ),
  );
}

const screenOf = (accountId: string | undefined) =>
  accountId === undefined ? screens.accountEdited : screens.editAccount;

/** The form of an account: of one that is there, or of a new one where the address names none. */
export async function loadAccountForm({ request, params, context }: LoaderFunctionArgs) {
  const accountId = params['accountId'];
  const session = await requireScreen(request, screenOf(accountId));
  const api = apiFor(session, request);
  const account =
    accountId === undefined
      ? null
      : await valueOrThrow(
          await api.getAccount({ params: { accountId: requireId(accountId, zAccountId) } }),
          session,
          request,
        );
  return {
    part: 'account' as const,
    account,
    owners: await choicesFor(api, 'owners', context, { name: 'ownerId', held: heldPerson(account?.owner) }),
    idempotencyKey: newIdempotencyKey(),
    isRefused: isFormRefused(context),
  };
}

const names = accountAsks([]).map(({ name }) => name);

export async function saveAccount(args: ActionFunctionArgs) {
  const accountId = args.params['accountId'];
  const session = await requireScreen(args.request, screenOf(accountId));
  const api = apiFor(session, args.request);
  const outcome =
    accountId === undefined
      ? await submitForm(args, NewAccountForm, ({ idempotencyKey, ...body }) =>
          api.createAccount({ headers: { 'Idempotency-Key': idempotencyKey }, body }),
        )
      : await submitForm(args, AccountForm, ({ etag, idempotencyKey: _key, ...typed }) =>
          api.updateAccount({
            params: { accountId: requireId(accountId, zAccountId) },
            headers: { 'If-Match': etag },
            body: clearedWhereEmpty(zAccountChangeInput, typed, names),
          }),
        );
  if (isRefusedForm(outcome)) return outcome;
  throw redirect(`${screens.accountShown.path}/${encodeURIComponent(outcome.data.id)}`);
}

import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { screens } from '#app/core/access/screens.ts';
import { timeZonesWith } from '#app/core/calendar/time-zones.ts';
import { dayOfFacility } from '#app/core/registration/dates-of-forms.ts';
import { readFailureText } from '#app/core/text/api-messages.ts';
import { type Api, apiFor, valueOrThrow } from '#app/server/api.server.ts';
import { nowAtApi } from '#app/server/clock/api-clock.server.ts';
import { isFormRefused, isRefusedForm, submitForm } from '#app/server/form.server.ts';
import { requireScreen } from '#app/server/guards.server.ts';
import { newIdempotencyKey, requireId } from '#app/server/intents.server.ts';
import type { Session } from '#app/server/session-store.server.ts';
import { zAccountId } from '#contracts/generated/schemas/account-id.ts';
import { zFacilityId } from '#contracts/generated/schemas/facility-id.ts';
import type { FacilityAccount } from '#contracts/generated/wire.ts';
import { facilityFormOf, typedChangesOf } from './facility-form.ts';

const SAVED = 'saved';

/** Whether the page comes after its facility was saved, and says so. */
const isFacilitySaved = (request: Request): boolean => new URL(request.url).searchParams.has(SAVED);

interface Asker {
  readonly session: Session;
  readonly request: Request;
}

/** The facility that whoever asks works for; only people of facilities come here (specification 6). */
async function ownFacilityId(api: Api, session: Session, request: Request) {
  const user = await valueOrThrow(await api.getCurrentFacilityUser({}), session, request);
  return { facilityId: user.facility.id, status: user.status };
}

const todayOf = ({ form }: FacilityAccount): string => dayOfFacility(form.timeZone, nowAtApi());

/** The account of one's own facility, with its people where the caller may see them. */
export async function loadFacilityAccount({ request }: LoaderFunctionArgs) {
  const session = await requireScreen(request, screens.facilityAccount);
  const api = apiFor(session, request);
  const { facilityId, status } = await ownFacilityId(api, session, request);
  const params = { facilityId };
  const [read, people] = await Promise.all([
    api.getFacilityAccount({ params }),
    session.role === 'MedicalFacility' ? api.listFacilityUsers({ params, query: { pageSize: 100 } }) : null,
  ]);
  const account = await valueOrThrow(read, session, request);
  return {
    account,
    people: people?.ok === true ? people.value.data.items : null,
    peopleInAll: people?.ok === true ? people.value.data.total : 0,
    status,
    isSaved: isFacilitySaved(request),
    today: todayOf(account),
  };
}

/** The facility of an account of the operator's; null where it has none, and why where it could not be read. */
export async function loadFacilityOfAccount({ request }: LoaderFunctionArgs, facilityId: string | null) {
  const session = await requireScreen(request, screens.account);
  if (facilityId === null) return null;
  const read = await apiFor(session, request).getFacilityAccount({ params: { facilityId } });
  if (!read.ok) {
    return { unread: readFailureText(read.error) };
  }
  const account = read.value.data;
  return { account, today: todayOf(account), isSaved: isFacilitySaved(request) };
}

type EditScreen = 'editFacilityAccount' | 'editAccountDetails' | 'editAccount';

/** The facility of an account of the operator's; throws 404 where the account has none. */
async function facilityIdOf(accountId: string, api: Api, { session, request }: Asker): Promise<string> {
  const { facilityId } = await valueOrThrow(
    await api.getAccount({ params: { accountId } }),
    session,
    request,
  );
  if (facilityId === null) throw new Response('Resource not found', { status: 404 });
  return facilityId;
}

/** The facility to be changed, which is one's own or that which the address names, and the page that shows it. */
async function placeToEdit(
  { request, params }: LoaderFunctionArgs,
  key: EditScreen,
  api: Api,
  session: Session,
) {
  switch (key) {
    case 'editAccount': {
      const accountId = requireId(params['accountId'], zAccountId);
      const facilityId = await facilityIdOf(accountId, api, { session, request });
      return { facilityId, shownAt: `${screens.accountShown.path}/${encodeURIComponent(accountId)}` };
    }
    case 'editAccountDetails':
      return {
        facilityId: requireId(params['facilityId'], zFacilityId),
        shownAt: screens.facilityAccount.path,
      };
    case 'editFacilityAccount':
      return {
        facilityId: (await ownFacilityId(api, session, request)).facilityId,
        shownAt: screens.facilityAccount.path,
      };
  }
}

async function accountToEdit(args: LoaderFunctionArgs, key: EditScreen) {
  const { request } = args;
  const session = await requireScreen(request, screens[key]);
  const api = apiFor(session, request);
  const { facilityId, shownAt } = await placeToEdit(args, key, api, session);
  const account = await valueOrThrow(
    await api.getFacilityAccount({ params: { facilityId } }),
    session,
    request,
  );
  // Whoever may read the account and not change it is told so before typing.
  if (!account.allowedActions.includes('edit')) throw redirect(shownAt);
  return { api, account, shownAt };
}

export async function loadFacilityEdit(args: LoaderFunctionArgs, key: EditScreen) {
  const { account } = await accountToEdit(args, key);
  return {
    part: 'facility' as const,
    account,
    today: todayOf(account),
    timeZones: timeZonesWith(account.form.timeZone ?? ''),
    idempotencyKey: newIdempotencyKey(),
    isRefused: isFormRefused(args.context),
  };
}

export async function saveFacility(args: ActionFunctionArgs, key: EditScreen) {
  const { api, account, shownAt } = await accountToEdit(args, key);
  const outcome = await submitForm(
    args,
    facilityFormOf(account.form, todayOf(account)),
    ({ etag, idempotencyKey: _, ...typed }) =>
      api.updateFacilityAccount({
        params: { facilityId: account.id },
        headers: { 'If-Match': etag },
        body: typedChangesOf(account.form, typed),
      }),
  );
  if (isRefusedForm(outcome)) return json(outcome, { status: outcome.refusal ?? 400 });
  return redirect(`${shownAt}?${SAVED}=1`);
}

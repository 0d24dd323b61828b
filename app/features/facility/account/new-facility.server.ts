import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { screens } from '#app/core/access/screens.ts';
import { timeZonesWith } from '#app/core/calendar/time-zones.ts';
import { apiFor } from '#app/server/api.server.ts';
import { nowAtApi } from '#app/server/clock/api-clock.server.ts';
import { isFormRefused, isRefusedForm, submitForm } from '#app/server/form.server.ts';
import { requireScreen } from '#app/server/guards.server.ts';
import { newIdempotencyKey } from '#app/server/intents.server.ts';
import { newFacilityForm } from './facility-form.ts';
import { formOf } from './typed-facility.ts';

export async function loadNewFacility({ request, context }: LoaderFunctionArgs) {
  await requireScreen(request, screens.createFacilityAccount);
  return {
    now: nowAtApi(),
    timeZones: timeZonesWith(''),
    idempotencyKey: newIdempotencyKey(),
    isRefused: isFormRefused(context),
  };
}

/** Makes the account of a facility, and goes on to its page; to its people where it has none. */
export async function createFacility(args: ActionFunctionArgs) {
  const session = await requireScreen(args.request, screens.createFacilityAccount);
  const outcome = await submitForm(args, newFacilityForm(nowAtApi()), ({ idempotencyKey, ...typed }) =>
    apiFor(session, args.request).createFacilityAccount({
      headers: { 'Idempotency-Key': idempotencyKey },
      body: formOf(typed),
    }),
  );
  if (isRefusedForm(outcome)) return outcome;
  const { id, accountId } = outcome.data;
  throw redirect(
    accountId === null
      ? `${screens.users.path}?facilityId=${encodeURIComponent(id)}`
      : `${screens.accountShown.path}/${encodeURIComponent(accountId)}`,
  );
}

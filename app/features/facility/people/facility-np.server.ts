import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { screens } from '#app/core/access/screens.ts';
import { apiFor, valueOrThrow } from '#app/server/api.server.ts';
import { isFormRefused, submitForm } from '#app/server/form.server.ts';
import { requireScreen } from '#app/server/guards.server.ts';
import { answerIntent, newIdempotencyKey, versionHeaders } from '#app/server/intents.server.ts';
import { DeactivateForm, NpChangeForm, NpForm } from './people-forms.ts';

async function openPage(request: Request) {
  const session = await requireScreen(request, screens.facilityNp);
  const api = apiFor(session, request);
  const user = await valueOrThrow(await api.getCurrentFacilityUser({}), session, request);
  return { session, api, facility: user.facility };
}

/** The nurse practitioners of one's own facility; null for one of them, who does not manage the others. */
export async function loadFacilityNps({ request, context }: LoaderFunctionArgs) {
  const { session, api, facility } = await openPage(request);
  const list =
    session.role === 'MedicalFacility'
      ? await valueOrThrow(
          await api.listFacilityNps({ params: { facilityId: facility.id }, query: { pageSize: 100 } }),
          session,
          request,
        )
      : null;
  return {
    people: list?.items ?? null,
    total: list?.total ?? 0,
    facilityName: facility.name,
    asksNpi: facility.country === 'US',
    idempotencyKey: newIdempotencyKey(),
    isRefused: isFormRefused(context),
  };
}

export async function actOnFacilityNps(args: ActionFunctionArgs) {
  const { api, facility } = await openPage(args.request);
  const facilityId = facility.id;
  return answerIntent(args, {
    add: () =>
      submitForm(
        args,
        NpForm,
        ({ etag: _, idempotencyKey, view, edit, assign, pickup, npi, startDate, ...person }) =>
          api.createFacilityNp({
            params: { facilityId },
            headers: { 'Idempotency-Key': idempotencyKey },
            body: {
              ...person,
              npi: npi ?? null,
              startDate: startDate ?? null,
              rights: { view, edit, assign, pickup },
            },
          }),
      ),
    change: () =>
      submitForm(
        args,
        NpChangeForm,
        ({ userId, etag, idempotencyKey: _, view, edit, assign, pickup, npi, startDate, ...person }) =>
          api.updateFacilityNp({
            params: { facilityId, userId },
            headers: { 'If-Match': etag },
            body: {
              ...person,
              ...(npi === undefined ? {} : { npi }),
              startDate: startDate ?? null,
              rights: { view, edit, assign, pickup },
            },
          }),
      ),
    deactivate: () =>
      submitForm(args, DeactivateForm, ({ userId, reason, ...typed }) =>
        api.deactivateFacilityNp({
          params: { facilityId, userId },
          headers: versionHeaders(typed),
          body: { reason },
        }),
      ),
  });
}

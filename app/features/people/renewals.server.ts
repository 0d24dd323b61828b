import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { namesOfReader, renewalReasons } from '#app/core/access/refused-moves.ts';
import { screens } from '#app/core/access/screens.ts';
import { type Api, apiFor, valueOrThrow, valueOrUnread } from '#app/server/api.server.ts';
import { submitForm } from '#app/server/form.server.ts';
import { requireScreen } from '#app/server/guards.server.ts';
import { answerIntent, idInAddress, requireId, versionHeaders } from '#app/server/intents.server.ts';
import { namedChoices } from '#app/server/lists/choices.server.ts';
import { fileAnswer } from '#app/server/lists/file-answer.server.ts';
import { type ListSource, loadList, newsOf } from '#app/server/lists/list.server.ts';
import type { Session } from '#app/server/session-store.server.ts';
import { listLicenceRenewals } from '#contracts/generated/operations/listLicenceRenewals.ts';
import { zLicenceRenewalId } from '#contracts/generated/schemas/licence-renewal-id.ts';
import { PlainForm, ReasonForm } from './registration-moves.ts';

const source: ListSource<typeof listLicenceRenewals.query> = {
  schema: listLicenceRenewals.query,
  fixed: {},
  name: 'licenceRenewals',
  sort: 'submittedAt',
  views: [
    { key: 'all', label: 'All', query: {} },
    { key: 'waiting', label: 'Waiting for a review', query: { status: 'Submitted' } },
  ],
};

export const renewalNews = newsOf(
  screens.users,
  () => source,
  (api) => (query) => api.listLicenceRenewals({ query }),
  ({ id }) => id,
);

interface Asker {
  readonly request: Request;
  readonly session: Session;
}

export async function loadRenewals(asker: Asker, api: Api) {
  const [listed, named] = await Promise.all([
    loadList(asker, source, (query) => api.listLicenceRenewals({ query })),
    namedChoices(api, asker.request, { userId: 'pathologists' }),
  ]);
  return { ...listed, named };
}

const namedIn = (request: Request) => ({ renewalId: idInAddress(request, 'renewal', zLicenceRenewalId) });

export async function loadRenewal({ request, session }: Asker, api: Api) {
  const answer = await api.getLicenceRenewal({ params: namedIn(request) });
  const renewal = await valueOrThrow(answer, session, request);
  const provider = valueOrUnread(await api.getUser({ params: { userId: renewal.provider.userId } }));
  return {
    renewal,
    isShutOut: provider === 'unread' || provider === null ? null : provider.status === 'Deactivated',
    reasons: renewalReasons(renewal, namesOfReader(session.role, session.staffRole)),
  };
}

/** Accepts a renewed licence, or sends it back with a reason. */
export async function reviewRenewal(args: ActionFunctionArgs, api: Api) {
  const params = namedIn(args.request);
  return answerIntent(args, {
    accept: () =>
      submitForm(args, PlainForm, (typed) =>
        api.reviewLicenceRenewal({ params, headers: versionHeaders(typed), body: { decision: 'accept' } }),
      ),
    return: () =>
      submitForm(args, ReasonForm, ({ reason, ...typed }) =>
        api.reviewLicenceRenewal({
          params,
          headers: versionHeaders(typed),
          body: { decision: 'return', reason },
        }),
      ),
  });
}

/** The bytes of the document that was handed in with a renewal; `?inline` shows what a browser may show. */
export async function loadRenewalFile({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const session = await requireScreen(request, screens.users);
  return fileAnswer(
    await apiFor(session, request).getLicenceRenewalDocument({
      params: { renewalId: requireId(params['renewalId'], zLicenceRenewalId) },
      query: { inline: new URL(request.url).searchParams.has('inline') },
    }),
  );
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { type Screen, screens } from '#app/core/access/screens.ts';
import { timeZonesWith } from '#app/core/calendar/time-zones.ts';
import { RenewalForm } from '#app/core/people/licence-renewal.ts';
import { apiFor, valueOrThrow } from '#app/server/api.server.ts';
import { instantAtApi } from '#app/server/clock/api-clock.server.ts';
import { isFormRefused, submitForm } from '#app/server/form.server.ts';
import { requireScreen } from '#app/server/guards.server.ts';
import { answerIntent, newIdempotencyKey } from '#app/server/intents.server.ts';
import { readEveryPage } from '#app/server/lists/every-page.server.ts';
import type { ProfileInput } from '#contracts/generated/wire.ts';
import {
  AwayForm,
  ContactForm,
  NoticesForm,
  OthersForm,
  SessionForm,
  SignatureForm,
} from './about-me-forms.ts';

/** Everything that a pathologist may see and change of their own account. */
export async function loadAboutMe({ request, context }: LoaderFunctionArgs) {
  const session = await requireScreen(request, screens.aboutMe);
  const api = apiFor(session, request);
  const [profile, sessions, renewals, team] = await Promise.all([
    api.getMyProfile(),
    api.listSessions(),
    readEveryPage((page) =>
      api.listLicenceRenewals({ query: { userId: session.userId, sort: '-submittedAt', ...page } }),
    ),
    readEveryPage((query) => api.listTeam({ query })),
  ]);
  const own = await valueOrThrow(profile, session, request);
  return {
    profile: own,
    // Named here and not in the browser, which may know other ones: both then show the same page.
    timeZones: timeZonesWith(own.timeZone),
    sessions: (await valueOrThrow(sessions, session, request)).items,
    renewals: renewals.ok ? renewals.value.items : [],
    colleagues: team.ok
      ? team.value.items
          .filter(({ userId }) => userId !== session.userId)
          .map(({ userId, displayName }) => ({ value: userId, label: displayName }))
      : [],
    idempotencyKey: newIdempotencyKey(),
    asOf: instantAtApi(),
    isRefused: isFormRefused(context),
  };
}

/** What everyone has of their own account, whatever the role. */
export async function loadOwnAccount({ request, context }: LoaderFunctionArgs, screen: Screen) {
  const session = await requireScreen(request, screen);
  const api = apiFor(session, request);
  const [profile, sessions] = await Promise.all([api.getMyProfile(), api.listSessions()]);
  const own = await valueOrThrow(profile, session, request);
  return {
    profile: own,
    timeZones: timeZonesWith(own.timeZone),
    sessions: (await valueOrThrow(sessions, session, request)).items,
    idempotencyKey: newIdempotencyKey(),
    isRefused: isFormRefused(context),
  };
}

export async function actOnAboutMe(args: ActionFunctionArgs, screen: Screen = screens.aboutMe) {
  const session = await requireScreen(args.request, screen);
  const api = apiFor(session, args.request);
  const change = (etag: string, body: ProfileInput) =>
    api.updateMyProfile({ headers: { 'If-Match': etag }, body });
  return answerIntent(args, {
    contact: () =>
      submitForm(args, ContactForm, ({ phone, timeZone, etag }) =>
        change(etag, { phone: phone ?? null, timeZone }),
      ),
    signature: () =>
      submitForm(args, SignatureForm, async ({ printedName, signatureImage, etag }) =>
        change(etag, {
          provider: {
            printedName,
            ...(signatureImage === undefined ? {} : { signatureImage: await base64Of(signatureImage) }),
          },
        }),
      ),
    away: () =>
      submitForm(args, AwayForm, ({ away, etag }) =>
        change(etag, {
          provider: {
            away: away.map(({ coveredBy, ...days }) => ({ ...days, coveredBy: coveredBy ?? null })),
          },
        }),
      ),
    notices: () =>
      submitForm(args, NoticesForm, ({ etag, idempotencyKey: _, ...notices }) => change(etag, { notices })),
    renew: () =>
      submitForm(args, RenewalForm, ({ file, idempotencyKey, etag: _, ...licence }) =>
        api.renewLicence({
          params: { userId: session.userId },
          query: { ...licence, name: file.name },
          headers: { 'Idempotency-Key': idempotencyKey },
          body: file,
        }),
      ),
    endSession: () =>
      submitForm(args, SessionForm, ({ sessionId, etag }) =>
        api.revokeSession({ params: { sessionId }, headers: { 'If-Match': etag } }),
      ),
    endOthers: () =>
      submitForm(args, OthersForm, ({ idempotencyKey }) =>
        api.revokeOtherSessions({ headers: { 'Idempotency-Key': idempotencyKey } }),
      ),
  });
}

const base64Of = async (file: File): Promise<string> =>
  Buffer.from(await file.arrayBuffer()).toString('base64');

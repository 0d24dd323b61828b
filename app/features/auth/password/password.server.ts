import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { isLogout, loginAddress, NOTICE_PARAMETER } from '#app/core/access/login-notices.ts';
import { screens } from '#app/core/access/screens.ts';
import { ownPlaceOf, registrationTypeOf } from '#app/core/registration/registration-places.ts';
import { apiFor, tellOfEnd, visitorApi } from '#app/server/api.server.ts';
import { isFormRefused, isRefusedForm, type RefusedForm, submitForm } from '#app/server/form.server.ts';
import { requireScreen, requireVisitor } from '#app/server/guards.server.ts';
import { newIdempotencyKey } from '#app/server/intents.server.ts';
import { postedForm } from '#app/server/posted-form.server.ts';
import { forgetResetToken, keepResetToken, resetTokenOf } from '#app/server/reset-token.server.ts';
import { endSession, sessionOf } from '#app/server/session.server.ts';
import type { Session } from '#app/server/session-store.server.ts';
import { zResetToken } from '#contracts/generated/schemas/reset-token.ts';
import { zVerificationId } from '#contracts/generated/schemas/verification-id.ts';
import type { VerificationPurposeZodType } from '#contracts/generated/schemas/verification-purpose.ts';
import {
  CODE_SPENT,
  CodeForm,
  EmailForm,
  InvitedPasswordForm,
  LOG_OUT,
  NewPasswordForm,
  OwnPasswordForm,
  SPENT,
  TRIED_OUT,
} from './password-forms.ts';

const purposeOf = (search: URLSearchParams): VerificationPurposeZodType =>
  search.get('purpose') === 'registration' ? 'registration' : 'forgot_password';

/** The verification that the address names; null where it names none. */
function verificationIdOf(search: URLSearchParams): string | null {
  const read = zVerificationId.safeParse(search.get('verification'));
  return read.success ? read.data : null;
}

/** The refusal with its status, for the page that is shown again. */
const refusalOf = (refused: RefusedForm) =>
  json({ refused, isDone: false }, { status: refused.refusal ?? 400 });

/** The link of a code may be opened where somebody else works: the page says so, as that of an invitation does. */
export async function loadEmailVerification({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const verificationId = verificationIdOf(searchParams);
  if (verificationId === null) await requireVisitor(request);
  const session = await sessionOf(request);
  return {
    loggedIn: session?.displayName ?? null,
    isLogout: session === null && isLogout(searchParams.get(NOTICE_PARAMETER)),
    purpose: purposeOf(searchParams),
    type: registrationTypeOf(searchParams),
    verificationId,
    idempotencyKey: newIdempotencyKey(),
    isRefused: isFormRefused(context),
  };
}

/** What is said of a code that can let nobody in any more; null for what the API says well itself. */
function saidOf(code: string | null): string | null {
  if (code === 'TOO_MANY_TRIES') return TRIED_OUT;
  return code === 'CODE_EXPIRED' ? CODE_SPENT : null;
}

/** Asks for a code, or enters the one of the verification that the address names. */
export async function verifyEmail(args: ActionFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const purpose = purposeOf(searchParams);
  const type = registrationTypeOf(searchParams);
  const verificationId = verificationIdOf(searchParams);
  const session = await sessionOf(args.request);
  if (session !== null && (await isLogoutAsked(args.request.clone()))) {
    searchParams.set(NOTICE_PARAMETER, 'loggedOut');
    const to = `${screens.emailVerification.path}?${searchParams.toString()}`;
    return redirect(to, { headers: await endLogin(session, args.request, to) });
  }
  const api = visitorApi(args);
  if (verificationId === null) {
    const asked = await submitForm(args, EmailForm, ({ email }) =>
      api.requestEmailVerification({ body: { email, purpose } }),
    );
    if (isRefusedForm(asked)) return refusalOf(asked);
    const query = new URLSearchParams({ verification: asked.data.verificationId });
    if (purpose === 'registration') query.set('purpose', purpose);
    if (type !== null) query.set('type', type);
    return redirect(`${screens.emailVerification.path}?${query.toString()}`);
  }
  let said: string | null = null;
  const entered = await submitForm(
    args,
    CodeForm,
    async (body) => {
      const answer = await api.confirmEmailVerification({ params: { verificationId }, body });
      if (!answer.ok && answer.error.kind === 'http') said = saidOf(answer.error.code);
      return answer;
    },
    ['password'],
  );
  if (isRefusedForm(entered))
    return refusalOf(said === null ? entered : { ...entered, error: { '': [said] } });
  const { resetToken, hasAccount } = entered.data;
  if (resetToken === null && !hasAccount) return redirect(loginAddress('addressUnused', null));
  if (resetToken === null)
    return redirect(loginAddress('addressConfirmed', type === null ? null : ownPlaceOf(type)));
  return redirect(screens.changePassword.path, {
    headers: { 'Set-Cookie': await keepResetToken(resetToken) },
  });
}

/** An invitation may be opened where somebody else works: the page says so, and nobody's password is set until they are out. */
export async function loadChangePassword({ request, context }: LoaderFunctionArgs) {
  const session = await sessionOf(request);
  return {
    loggedIn: session?.displayName ?? null,
    isLogout: session === null && isLogout(new URL(request.url).searchParams.get(NOTICE_PARAMETER)),
    isConfirmed: (await resetTokenOf(request)) !== null,
    idempotencyKey: newIdempotencyKey(),
    isRefused: isFormRefused(context),
  };
}

/** Another tab may have been logged in since a form was shown: only the word itself logs anybody out. */
const isLogoutAsked = async (request: Request): Promise<boolean> =>
  (await postedForm(request)).get('intent') === LOG_OUT;

/** Ends the login that was in the way, and gives the headers that say so to the browser. */
async function endLogin(session: Session, request: Request, to: string): Promise<Headers> {
  const { headers } = await endSession(request, to, session);
  tellOfEnd(session);
  return headers;
}

/** Ends the login that was in the way, and comes back with what the invitation brought. */
async function makeRoom(session: Session, request: Request) {
  const posted = await postedForm(request.clone());
  if (!(await isLogoutAsked(request))) return redirect(screens.changePassword.path);
  const invitation = zResetToken.safeParse(posted.get('resetToken'));
  const to = `${screens.changePassword.path}?${NOTICE_PARAMETER}=loggedOut`;
  const headers = await endLogin(session, request, to);
  // A code that was entered while somebody else was logged in is gone on with, as the page has said.
  const token = invitation.success ? invitation.data : await resetTokenOf(request);
  if (token !== null) headers.append('Set-Cookie', await keepResetToken(token));
  return redirect(to, { headers });
}

export async function setForgottenPassword(args: ActionFunctionArgs) {
  const session = await sessionOf(args.request);
  if (session !== null) return makeRoom(session, args.request);
  const confirmed = await resetTokenOf(args.request);
  const asked = await submitForm(
    args,
    confirmed === null ? InvitedPasswordForm : NewPasswordForm,
    ({ resetToken, ...passwords }) => {
      // One that cannot be a token at all is as good as one that has run out.
      const token = zResetToken.safeParse(resetToken ?? confirmed);
      return visitorApi(args).resetForgottenPassword({
        body: { ...passwords, resetToken: token.success ? token.data : UNKNOWN_TOKEN },
      });
    },
    ['newPassword', 'repeatPassword', 'resetToken'],
  );
  if (isRefusedForm(asked))
    return refusalOf(asked.refusal === 410 ? { ...asked, error: { '': [SPENT] } } : asked);
  return redirect(loginAddress('passwordSet', null), { headers: { 'Set-Cookie': await forgetResetToken() } });
}

/** A token of the right shape that nobody has: the API answers with its own sentence. */
const UNKNOWN_TOKEN = `rst_${'0'.repeat(22)}`;

export async function loadResetPassword({ request, context }: LoaderFunctionArgs) {
  await requireScreen(request, screens.resetPassword);
  return { idempotencyKey: newIdempotencyKey(), isRefused: isFormRefused(context) };
}

export async function changeOwnPassword(args: ActionFunctionArgs) {
  const session = await requireScreen(args.request, screens.resetPassword);
  const asked = await submitForm(
    args,
    OwnPasswordForm,
    (body) => apiFor(session, args.request).changePassword({ body }),
    ['currentPassword', 'newPassword', 'repeatPassword'],
  );
  return isRefusedForm(asked) ? refusalOf(asked) : json({ refused: null, isDone: true });
}

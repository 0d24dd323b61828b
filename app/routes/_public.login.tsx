import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useEffect } from 'react';
import { isLogout, loginNoticeOf, NOTICE_PARAMETER, wasLoggedOut } from '#app/core/access/login-notices.ts';
import { safeRedirect } from '#app/core/access/safe-redirect.ts';
import { screenAt } from '#app/core/access/screens.ts';
import { readLoginForm, refusedLogin } from '#app/features/auth/login-form.ts';
import { type LoginAnswer, LoginScreen } from '#app/features/auth/login-screen.tsx';
import { useLoggedOut } from '#app/features/auth/use-logged-out.ts';
import { postLogout } from '#app/features/layout/logging-out.ts';
import { isFormRefused, noteRefusedForm, shortEcho } from '#app/server/form.server.ts';
import { requireVisitor } from '#app/server/guards.server.ts';
import { logIn } from '#app/server/log-in.server.ts';
import { postedForm } from '#app/server/posted-form.server.ts';
import { forgetMarkers, sessionOf } from '#app/server/session.server.ts';
import { forgetLogin, isLeft, isUnheardEnd } from '#app/session/login-marks.ts';
import { titleOf } from '#app/ui/forms/error-title.ts';
import { useReadInBrowser } from '#app/ui/use-enhanced.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const because = searchParams.get(NOTICE_PARAMETER);
  // The page that has signed its reader out does not wait for the server, which may still know the session for a moment:
  // it must not lead back in.
  const redirectTo = safeRedirect(searchParams.get('redirectTo'));
  // A page that is led here twice may come the second time when its reader has just logged in: their place is not lost.
  const wasEnded = wasLoggedOut(because);
  if (!wasEnded) await requireVisitor(request, redirectTo);
  // Anybody may lead here by an old address, while somebody works in another tab: that login goes on.
  const sessionStartedAt = (await sessionOf(request, false))?.createdAt ?? null;
  const login = {
    redirectTo,
    notice: loginNoticeOf(because),
    wasEnded,
    isLogout: isLogout(because),
    sessionStartedAt,
    returnsTo: redirectTo === '/' ? null : (screenAt(redirectTo.split('?', 1)[0] ?? '')?.title ?? null),
    isRefused: isFormRefused(context),
  };
  return json(login, sessionStartedAt === null ? { headers: forgetMarkers(request) } : undefined);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await postedForm(request);
  const read = readLoginForm(form);
  const refuse = (answer: LoginAnswer, status: number) => {
    noteRefusedForm(context);
    return json<LoginAnswer>({ ...answer, result: shortEcho(answer.result) }, { status });
  };
  if (read.status !== 'success') return refuse({ result: refusedLogin(read) }, 400);
  if (context.tooManyLogins) return refuse({ result: refusedLogin(read, 'Too many requests') }, 429);
  const { clientAddress } = context;
  const outcome = await logIn(request, { ...read.value, target: form.get('redirectTo'), clientAddress });
  if (outcome.ok) return outcome.response;
  const { text, status, isAfterLogin } = outcome;
  return refuse({ result: refusedLogin(read, text), ...(isAfterLogin ? { toast: text } : {}) }, status);
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: titleOf('Log in · Pathology Cases', data?.isRefused === true) },
];

export default function Login() {
  const { redirectTo, notice, returnsTo, wasEnded, sessionStartedAt, ...login } =
    useLoaderData<typeof loader>();
  const answer = useActionData<LoginAnswer>();
  useEffect(() => {
    if (sessionStartedAt === null) forgetLogin(wasEnded);
    // Whoever reads here that they were logged out has to be: a machine that wakes has no network for a while.
    else if (wasEnded && isUnheardEnd(sessionStartedAt)) postLogout(sessionStartedAt).catch(() => undefined);
  }, [wasEnded, sessionStartedAt]);
  // A tab that has followed a logout of another one keeps no more than that one does.
  const hasFollowed = useReadInBrowser(() => wasEnded && isLeft(sessionStartedAt)) === true;
  const kept = useLoggedOut((login.isLogout && sessionStartedAt === null) || hasFollowed);
  return <LoginScreen {...{ redirectTo, notice, kept, returnsTo, answer }} />;
}

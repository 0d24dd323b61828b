import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, type ShouldRevalidateFunction, useLoaderData, useOutletContext } from '@remix-run/react';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { FindChoices } from '#app/features/layout/find-choices.tsx';
import { readFrame, useFrameKept } from '#app/features/layout/frame-kept.ts';
import { Layout } from '#app/features/layout/layout.tsx';
import { MemberHeader } from '#app/features/layout/member-header.tsx';
import { SessionKeeper } from '#app/features/layout/session-keeper.tsx';
import { useOfflineToast } from '#app/features/layout/use-offline-toast.ts';
import { requireSession } from '#app/server/guards.server.ts';
import { readBanner, screenUserOf, watchedSessionOf } from '#app/server/screen-user.server.ts';
import { useToastsAtHand } from '#app/ui/feedback/toaster.tsx';
import type { LayoutFlags } from '#app/ui/full-screen.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requireSession(request);
  const banner = await readBanner(session, request);
  return { user: screenUserOf(session), session: watchedSessionOf(session), banner };
}

export const clientLoader = readFrame;

/** A filter, an order or a page of a list says nothing new of the person or of the banner. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}) => {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return formMethod === undefined && isSamePage ? false : defaultShouldRevalidate;
};

export default function MemberFrame() {
  const shown = useLoaderData<typeof loader>();
  const { user, session, banner } = shown;
  useFrameKept(shown);
  const flags = useOutletContext<LayoutFlags>();
  useToastsAtHand();
  useOfflineToast();
  return (
    <Layout header={<MemberHeader user={user} banner={banner} />} titlesShown={user.isAdmin}>
      <SessionKeeper session={session} />
      <FindChoices>
        <Outlet context={flags} />
      </FindChoices>
    </Layout>
  );
}

export const ErrorBoundary = RouteFailure;

import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, useLoaderData, useOutletContext } from '@remix-run/react';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { FindChoices } from '#app/features/layout/find-choices.tsx';
import { isFrameReadAgain } from '#app/features/layout/frame-news.ts';
import { Layout } from '#app/features/layout/layout.tsx';
import { MemberHeader } from '#app/features/layout/member-header.tsx';
import { SessionKeeper } from '#app/features/layout/session-keeper.tsx';
import { useOfflineStay } from '#app/features/layout/use-offline-stay.ts';
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

export const shouldRevalidate = isFrameReadAgain;

export default function MemberFrame() {
  const { user, session, banner } = useLoaderData<typeof loader>();
  const flags = useOutletContext<LayoutFlags>();
  useToastsAtHand();
  useOfflineToast();
  useOfflineStay();
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

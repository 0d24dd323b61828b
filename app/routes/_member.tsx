import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, useLoaderData } from '@remix-run/react';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { Frame } from '#app/features/layout/frame.tsx';
import { MemberHeader } from '#app/features/layout/member-header.tsx';
import { requireSession } from '#app/server/guards.server.ts';
import { screenUserOf } from '#app/server/screen-user.server.ts';
import { useToastsAtHand } from '#app/ui/feedback/toaster.tsx';

export async function loader({ request }: LoaderFunctionArgs) {
  return { user: screenUserOf(await requireSession(request)) };
}

export default function MemberFrame() {
  const { user } = useLoaderData<typeof loader>();
  useToastsAtHand();
  return (
    <Frame header={<MemberHeader user={user} />}>
      <Outlet />
    </Frame>
  );
}

export const ErrorBoundary = RouteFailure;

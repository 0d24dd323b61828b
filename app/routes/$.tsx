import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { screenAt } from '#app/core/access/screens.ts';
import { Footer } from '#app/features/layout/footer.tsx';
import { Layout } from '#app/features/layout/layout.tsx';
import { MemberHeader } from '#app/features/layout/member-header.tsx';
import { NotFound } from '#app/features/layout/not-found.tsx';
import { SessionKeeper } from '#app/features/layout/session-keeper.tsx';
import { UnderConstruction } from '#app/features/layout/under-construction.tsx';
import { VisitorHeader } from '#app/features/layout/visitor-header.tsx';
import { requireScreen } from '#app/server/guards.server.ts';
import { readBanner, screenUserOf, watchedSessionOf } from '#app/server/screen-user.server.ts';
import { sessionOf } from '#app/server/session.server.ts';

/** Every path that no other route takes: a page of the specification that is not built yet, or nothing. */
export async function loader({ request }: LoaderFunctionArgs) {
  const screen = screenAt(new URL(request.url).pathname);
  const session =
    screen === null || screen.roles === null
      ? await sessionOf(request)
      : await requireScreen(request, screen);
  const user = session === null ? null : screenUserOf(session);
  const watched = session === null ? null : watchedSessionOf(session);
  const banner = session === null ? null : await readBanner(session, request);
  return json(
    { user, session: watched, banner, planned: screen?.title ?? null },
    { status: screen === null ? 404 : 200 },
  );
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.planned ?? 'Page Not Found'} · Pathology Cases` },
];

export default function Elsewhere() {
  const { user, session, banner, planned } = useLoaderData<typeof loader>();
  return (
    <Layout
      header={user === null ? <VisitorHeader /> : <MemberHeader user={user} banner={banner} />}
      footer={user === null && <Footer />}
      titlesShown={user?.isAdmin}
    >
      {session !== null && <SessionKeeper session={session} />}
      {planned === null ? <NotFound /> : <UnderConstruction title={planned} />}
    </Layout>
  );
}

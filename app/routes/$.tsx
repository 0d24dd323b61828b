import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { menuOf } from '#app/core/access/menus.ts';
import { Frame } from '#app/features/frame/frame.tsx';
import { MemberHeader } from '#app/features/frame/member-header.tsx';
import { NotFound } from '#app/features/frame/not-found.tsx';
import { UnderConstruction } from '#app/features/frame/under-construction.tsx';
import { VisitorHeader } from '#app/features/frame/visitor-header.tsx';
import { screenUserOf } from '#app/server/screen-user.server.ts';
import { sessionOf } from '#app/server/session.server.ts';

/** Every path that no other route takes: a page of this person's menu that is not built yet, or nothing. */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await sessionOf(request);
  if (session === null) return json({ user: null, planned: null }, { status: 404 });
  const menu = menuOf(session.role, session.status);
  const path = new URL(request.url).pathname;
  const planned = [...menu.tabs, ...menu.account].find((item) => item.to === path)?.label ?? null;
  return json({ user: screenUserOf(session), planned }, { status: planned === null ? 404 : 200 });
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.planned ?? 'Page Not Found'} · Pathology Cases` },
];

export default function Elsewhere() {
  const { user, planned } = useLoaderData<typeof loader>();
  return (
    <Frame header={user === null ? <VisitorHeader /> : <MemberHeader user={user} />}>
      {planned === null ? <NotFound /> : <UnderConstruction title={planned} headingHidden={!user?.isAdmin} />}
    </Frame>
  );
}

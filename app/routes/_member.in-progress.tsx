import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { RouteFailure } from '#app/features/frame/failure.tsx';
import { UnderConstruction } from '#app/features/frame/under-construction.tsx';
import { requireSession } from '#app/server/guards.server.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requireSession(request);
  return { isAdmin: session.role === 'Admin' };
}

export const meta: MetaFunction = () => [{ title: 'Under Construction · Pathology Cases' }];

export default function InProgress() {
  const { isAdmin } = useLoaderData<typeof loader>();
  return <UnderConstruction title="In progress" headingHidden={!isAdmin} />;
}

/** Of its own, so that the header stays when only the page fails. */
export const ErrorBoundary = RouteFailure;

import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { screens } from '#app/core/access/screens.ts';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { UnderConstruction } from '#app/features/layout/under-construction.tsx';
import { requireScreen } from '#app/server/guards.server.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  await requireScreen(request, screens.inProgress);
  return null;
}

export const meta: MetaFunction = () => [{ title: 'Under Construction · Pathology Cases' }];

export default function InProgress() {
  return <UnderConstruction title="In progress" />;
}

/** The route has its own boundary, so that the header stays when only the page fails. */
export const ErrorBoundary = RouteFailure;

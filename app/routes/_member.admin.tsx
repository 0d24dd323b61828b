import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { screens } from '#app/core/access/screens.ts';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { UnderConstruction } from '#app/features/layout/under-construction.tsx';
import { requireScreen } from '#app/server/guards.server.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  await requireScreen(request, screens.adminHome);
  return null;
}

export const meta: MetaFunction = () => [{ title: 'Dashboard · Pathology Cases' }];

export default function AdminHome() {
  return <UnderConstruction title="Dashboard" headingHidden={false} />;
}

/** The route has its own boundary, so that the header stays when only the page fails. */
export const ErrorBoundary = RouteFailure;

import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { RouteFailure } from '#app/features/frame/failure.tsx';
import { UnderConstruction } from '#app/features/frame/under-construction.tsx';
import { requireRole } from '#app/server/guards.server.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  await requireRole(request, 'Admin');
  return null;
}

export const meta: MetaFunction = () => [{ title: 'Dashboard · Pathology Cases' }];

export default function AdminHome() {
  return <UnderConstruction title="Dashboard" headingHidden={false} />;
}

/** Of its own, so that the header stays when only the page fails. */
export const ErrorBoundary = RouteFailure;

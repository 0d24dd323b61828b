import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
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

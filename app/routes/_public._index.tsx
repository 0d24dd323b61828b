import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { HomeScreen } from '#app/features/home/home-screen.tsx';
import { requireVisitor } from '#app/server/guards.server.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  await requireVisitor(request);
  return null;
}

export const meta: MetaFunction = () => [{ title: 'Pathology Cases' }];

export default function Home() {
  return <HomeScreen />;
}

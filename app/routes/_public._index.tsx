import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link } from '@remix-run/react';
import { requireVisitor } from '#app/server/guards.server.ts';
import { Button } from '#app/ui/controls/button.tsx';

export async function loader({ request }: LoaderFunctionArgs) {
  await requireVisitor(request);
  return null;
}

export const meta: MetaFunction = () => [{ title: 'Pathology Cases' }];

export default function Home() {
  return (
    <main id="main" className="mx-auto flex max-w-2xl flex-col items-start gap-6 px-6 py-24">
      <h1 className="text-3xl font-semibold tracking-tight">Read pathology cases where you are.</h1>
      <p className="text-lg text-muted">
        Facilities send out cases with their slides. Pathologists pick them up, read and measure in the
        browser, and sign out.
      </p>
      <Button asChild variant="primary" size="lg">
        <Link to="/login">Log in</Link>
      </Button>
    </main>
  );
}

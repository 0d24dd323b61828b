import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Layout } from '#app/features/layout/layout.tsx';
import { NotFound } from '#app/features/layout/not-found.tsx';
import { VisitorHeader } from '#app/features/layout/visitor-header.tsx';
import { settings } from '#app/server/settings.server.ts';
import { BenchPage } from '#bench/viewer/page.tsx';

/** Only with SLIDE_BENCH=1; else the product does not know this address. */
export function loader({ request }: LoaderFunctionArgs) {
  if (!settings().slideBench) return json({ slides: null }, { status: 404 });
  const asked = new URL(request.url).searchParams;
  const slides = [asked.get('slide'), asked.get('right')].filter((address) => address !== null);
  const rulers = Math.max(0, Number(asked.get('rulers') ?? 0) || 0);
  return json({ slides: { addresses: slides, rulers, isSeenMapped: asked.get('seen') === '1' } });
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.slides ? 'Viewer bench' : 'Page Not Found'} · Pathology Cases` },
];

export default function Bench() {
  const { slides } = useLoaderData<typeof loader>();
  if (slides !== null) return <BenchPage {...slides} />;
  return (
    <Layout header={<VisitorHeader />}>
      <NotFound />
    </Layout>
  );
}

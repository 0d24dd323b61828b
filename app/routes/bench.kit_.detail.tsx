import type { MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { actOnKit, loadKit } from '#app/features/kit/kit.server.ts';
import { KitDetailScreen } from '#app/features/kit/kit-detail-screen.tsx';
import { Frame } from '#app/features/layout/frame.tsx';
import { NotFound } from '#app/features/layout/not-found.tsx';
import { VisitorHeader } from '#app/features/layout/visitor-header.tsx';

export const loader = loadKit;

export const action = actOnKit;

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.kit ? 'Case DP-2026-000042' : 'Page Not Found'} · Pathology Cases` },
];

export default function KitDetail() {
  const { kit } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <Frame header={<VisitorHeader />}>
      {kit === null ? <NotFound /> : <KitDetailScreen {...kit} outcome={outcome} />}
    </Frame>
  );
}

import type { MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { actOnKit, loadKit } from '#app/features/kit/kit.server.ts';
import { KitDetailScreen } from '#app/features/kit/kit-detail-screen.tsx';
import { KitFrame, kitMeta } from '#app/kit-route.tsx';

export const loader = loadKit;

export const action = actOnKit;

export const meta: MetaFunction<typeof loader> = ({ data }) => kitMeta('Case DP-2026-000042', data?.kit);

export default function KitDetail() {
  const { kit } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return <KitFrame kit={kit}>{(known) => <KitDetailScreen {...known} outcome={outcome} />}</KitFrame>;
}

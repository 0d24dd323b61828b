import type { MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loadKitParts, submitKit } from '#app/features/kit/kit.server.ts';
import { KitPage } from '#app/features/kit/kit-page.tsx';
import { KitFrame, kitMeta } from '#app/kit-route.tsx';

export const loader = loadKitParts;

export const action = submitKit;

export const meta: MetaFunction<typeof loader> = ({ data }) => kitMeta('Parts of the screens', data?.kit);

export default function Kit() {
  const { kit } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return <KitFrame kit={kit}>{(known) => <KitPage {...known} lastResult={lastResult} />}</KitFrame>;
}

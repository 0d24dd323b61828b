import type { MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loadKit, submitKit } from '#app/features/kit/kit.server.ts';
import { KitFormScreen } from '#app/features/kit/kit-form-screen.tsx';
import { KitFrame, kitMeta } from '#app/kit-route.tsx';

export const loader = loadKit;

export const action = submitKit;

export const meta: MetaFunction<typeof loader> = ({ data }) => kitMeta('New case', data?.kit);

export default function KitFormPage() {
  const { kit } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return <KitFrame kit={kit}>{(known) => <KitFormScreen {...known} lastResult={lastResult} />}</KitFrame>;
}

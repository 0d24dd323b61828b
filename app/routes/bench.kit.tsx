import type { MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loadKitParts, submitKit } from '#app/features/kit/kit.server.ts';
import { KitPage } from '#app/features/kit/kit-page.tsx';
import { Frame } from '#app/features/layout/frame.tsx';
import { NotFound } from '#app/features/layout/not-found.tsx';
import { VisitorHeader } from '#app/features/layout/visitor-header.tsx';
import { titleOf } from '#app/ui/forms/error-title.ts';

export const loader = loadKitParts;

export const action = submitKit;

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  {
    title: titleOf(
      `${data?.kit ? 'Parts of the screens' : 'Page Not Found'} · Pathology Cases`,
      data?.kit?.isRefused === true,
    ),
  },
];

export default function Kit() {
  const { kit } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <Frame header={<VisitorHeader />}>
      {kit === null ? <NotFound /> : <KitPage {...kit} lastResult={lastResult} />}
    </Frame>
  );
}

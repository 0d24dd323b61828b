import type { MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loadKit, submitKit } from '#app/features/kit/kit.server.ts';
import { KitFormScreen } from '#app/features/kit/kit-form-screen.tsx';
import { Frame } from '#app/features/layout/frame.tsx';
import { NotFound } from '#app/features/layout/not-found.tsx';
import { VisitorHeader } from '#app/features/layout/visitor-header.tsx';
import { titleOf } from '#app/ui/forms/error-title.ts';

export const loader = loadKit;

export const action = submitKit;

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  {
    title: titleOf(
      `${data?.kit ? 'New case' : 'Page Not Found'} · Pathology Cases`,
      data?.kit?.isRefused === true,
    ),
  },
];

export default function KitFormPage() {
  const { kit } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <Frame header={<VisitorHeader />}>
      {kit === null ? <NotFound /> : <KitFormScreen {...kit} lastResult={lastResult} />}
    </Frame>
  );
}

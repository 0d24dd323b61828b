import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { actOnSupport, loadSupport } from '#app/features/support/support.server.ts';
import { SupportPage } from '#app/features/support/support-page.tsx';
import { titleOf } from '#app/ui/forms/error-title.ts';
import { stayWhenGone } from '#app/ui/forms/stay-when-gone.ts';

export const loader = (args: LoaderFunctionArgs) => loadSupport(args);

export const action = (args: ActionFunctionArgs) => actOnSupport(args);

export const shouldRevalidate = stayWhenGone;

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: titleOf('Support · Pathology Cases', data?.isRefused === true) },
];

export default function Support() {
  const { idempotencyKey, isRefused: _, parts, ...shown } = useLoaderData<typeof loader>();
  return (
    <SupportPage
      shown={shown}
      parts={parts}
      idempotencyKey={idempotencyKey}
      outcome={useActionData<typeof action>()}
    />
  );
}

/** The route has its own boundary, so that the header stays when only the page fails. */
export const ErrorBoundary = RouteFailure;

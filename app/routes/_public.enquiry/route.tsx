import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { EnquiryScreen } from '#app/features/registration/enquiry-screen.tsx';
import { enquire, loadEnquire } from '#app/features/registration/registration.server.ts';
import { titleOf } from '#app/ui/forms/error-title.ts';

export const loader = (args: LoaderFunctionArgs) => loadEnquire(args);

export const action = (args: ActionFunctionArgs) => enquire(args);

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: titleOf('Ask us · Pathology Cases', data?.isRefused === true) },
];

export default function Enquiry() {
  const { isSent, today, idempotencyKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <EnquiryScreen
      isSent={isSent}
      today={today}
      idempotencyKey={idempotencyKey}
      lastResult={answer?.refused}
    />
  );
}

export const ErrorBoundary = RouteFailure;

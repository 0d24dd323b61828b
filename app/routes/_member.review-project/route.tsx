import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { actOnReview, loadReview } from '#app/features/case-form/review/review.server.ts';
import { ReviewScreen } from '#app/features/case-form/review/review-screen.tsx';
import { DraftFailure } from '#app/features/layout/draft-failure.tsx';
import { titleOf } from '#app/ui/forms/error-title.ts';
import { stayWhenGone } from '#app/ui/forms/stay-when-gone.ts';

export const loader = (args: LoaderFunctionArgs) => loadReview(args);

export const action = (args: ActionFunctionArgs) => actOnReview(args);

export const shouldRevalidate = stayWhenGone;

// Titles are kept in the history, so they name no patient.
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: titleOf('Review case · Pathology Cases', data?.isRefused === true) },
];

export default function ReviewCase() {
  const loaded = useLoaderData<typeof loader>();
  return <ReviewScreen key={loaded.form.id} {...loaded} outcome={useActionData<typeof action>()} />;
}

export const ErrorBoundary = DraftFailure;

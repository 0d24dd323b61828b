import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { CaseDetailsScreen } from '#app/features/clinical/case-details-screen.tsx';
import { actOnCaseDetails, loadCaseDetails } from '#app/features/clinical/clinical.server.ts';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { titleOf } from '#app/ui/forms/error-title.ts';

export const loader = (args: LoaderFunctionArgs) => loadCaseDetails(args);

export const action = (args: ActionFunctionArgs) => actOnCaseDetails(args);

/** Browsers write titles to disk, so it names the platform's number of the case and no patient. */
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: titleOf(`Case ${data?.ofCase.caseID ?? ''} · Pathology Cases`, data?.isRefused === true) },
];

export default function CaseDetailsPage() {
  const shown = useLoaderData<typeof loader>();
  return <CaseDetailsScreen key={shown.ofCase.id} {...shown} outcome={useActionData<typeof action>()} />;
}

export const ErrorBoundary = RouteFailure;

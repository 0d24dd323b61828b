import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CaseDetailsScreen } from '#app/features/clinical/case-details-screen.tsx';
import { loadCaseDetails } from '#app/features/clinical/clinical.server.ts';
import { RouteFailure } from '#app/features/layout/failure.tsx';

export const loader = (args: LoaderFunctionArgs) => loadCaseDetails(args);

/** Browsers write titles to disk, so it names the platform's number of the case and no patient. */
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `Case ${data?.ofCase.caseID ?? ''} · Pathology Cases` },
];

export default function CaseDetailsPage() {
  const shown = useLoaderData<typeof loader>();
  return <CaseDetailsScreen key={shown.ofCase.id} {...shown} />;
}

export const ErrorBoundary = RouteFailure;

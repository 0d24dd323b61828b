import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { FinalReportScreen } from '#app/features/reports/final-report-screen.tsx';
import { actOnReport, loadReport } from '#app/features/reports/report.server.ts';

export const loader = (args: LoaderFunctionArgs) => loadReport(args);

export const action = (args: ActionFunctionArgs) => actOnReport(args);

/** Browsers write titles to disk, so it names the platform's number of the case and no patient. */
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `Report ${data?.report.case.caseID ?? ''} · Pathology Cases` },
];

export default function FinalReport() {
  const loaded = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return <FinalReportScreen key={loaded.report.caseId} {...loaded} outcome={outcome} />;
}

/** The route has its own boundary, so that the header stays when only the page fails. */
export const ErrorBoundary = RouteFailure;

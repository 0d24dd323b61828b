import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { ReportListScreen } from '#app/features/reports/list/report-list-screen.tsx';
import { findReports, loadReports } from '#app/features/reports/list/report-lists.server.ts';

export const loader = (args: LoaderFunctionArgs) => loadReports(args);

export const action = (args: ActionFunctionArgs) => findReports(args);

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.isRefused === true ? 'Error: ' : ''}Final reports · Pathology Cases` },
];

export default function FinalReports() {
  const { searched, ...loaded } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return <ReportListScreen {...loaded} searched={refused ?? searched} />;
}

/** The route has its own boundary, so that the header stays when only the page fails. */
export const ErrorBoundary = RouteFailure;

import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadAdminCases } from '#app/features/cases/admin/admin-cases.server.ts';
import { AdminCasesPage } from '#app/features/cases/admin/admin-cases-page.tsx';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { labels } from '#contracts/generated/labels.ts';

export const loader = (args: LoaderFunctionArgs) => loadAdminCases(args);

export const meta: MetaFunction = () => [{ title: `${labels.CaseView.all} · Pathology Cases` }];

export default function AdminCases() {
  return <AdminCasesPage {...useLoaderData<typeof loader>()} />;
}

/** The route has its own boundary, so that the header stays when only the page fails. */
export const ErrorBoundary = RouteFailure;

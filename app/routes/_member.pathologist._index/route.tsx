import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { screens } from '#app/core/access/screens.ts';
import { loadOverview } from '#app/features/cases/overview/overview.server.ts';
import { OverviewPage } from '#app/features/cases/overview/overview-page.tsx';
import { RouteFailure } from '#app/features/layout/failure.tsx';

export const loader = ({ request }: LoaderFunctionArgs) => loadOverview(request, screens.pathologist);

export const meta: MetaFunction = () => [{ title: 'Worklist · Pathology Cases' }];

export default function Worklist() {
  return <OverviewPage title={screens.pathologist.title} {...useLoaderData<typeof loader>()} />;
}

/** The route has its own boundary, so that the header stays when only the page fails. */
export const ErrorBoundary = RouteFailure;

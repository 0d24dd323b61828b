import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { findCases, loadRoleCases } from '#app/features/cases/by-role/role-cases.server.ts';
import { RoleCasesPage } from '#app/features/cases/by-role/role-cases-page.tsx';
import { RouteFailure } from '#app/features/layout/failure.tsx';

export const loader = (args: LoaderFunctionArgs) => loadRoleCases(args, 'showCases');

export const action = (args: ActionFunctionArgs) => findCases(args);

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.isRefused === true ? 'Error: ' : ''}Cases · Pathology Cases` },
];

export default function ShowCases() {
  const { searched, ...loaded } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return <RoleCasesPage name="showCases" {...loaded} searched={refused ?? searched} />;
}

/** The route has its own boundary, so that the header stays when only the page fails. */
export const ErrorBoundary = RouteFailure;

import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { explainAbsenceFrom } from '#app/features/cases/absence/absence.server.ts';
import { loadCases } from '#app/features/cases/case-lists.server.ts';
import { CompletedCasesScreen } from '#app/features/cases/lists/completed-cases-screen.tsx';
import { RouteFailure } from '#app/features/layout/failure.tsx';

export async function loader({ request }: LoaderFunctionArgs) {
  const { items, list } = await loadCases(request, 'completedCases');
  return { items, list };
}

export const action = (args: ActionFunctionArgs) => explainAbsenceFrom(args, 'completedCases');

export const meta: MetaFunction = () => [{ title: 'Completed Cases · Pathology Cases' }];

export default function CompletedCases() {
  const { items, list } = useLoaderData<typeof loader>();
  return (
    <CompletedCasesScreen cases={items} list={list} absence={useActionData<typeof action>() ?? undefined} />
  );
}

/** The route has its own boundary, so that the header stays when only the page fails. */
export const ErrorBoundary = RouteFailure;

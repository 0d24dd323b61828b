import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { actOnCase } from '#app/features/cases/case-action.server.ts';
import { loadCases } from '#app/features/cases/case-lists.server.ts';
import { AvailableCasesScreen } from '#app/features/cases/lists/available-cases-screen.tsx';
import { RouteFailure } from '#app/features/layout/failure.tsx';

export async function loader({ request }: LoaderFunctionArgs) {
  const { items, list } = await loadCases(request, 'availableCases');
  return { items, list };
}

export const action = ({ request }: ActionFunctionArgs) => actOnCase(request, 'availableCases');

export const meta: MetaFunction = () => [{ title: 'Available Cases · Pathology Cases' }];

export default function AvailableCases() {
  const { items, list } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <AvailableCasesScreen cases={items} list={list} answer={answer} />;
}

/** The route has its own boundary, so that the header stays when only the page fails. */
export const ErrorBoundary = RouteFailure;

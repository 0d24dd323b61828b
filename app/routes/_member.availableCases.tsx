import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { screens } from '#app/core/access/screens.ts';
import { AvailableCasesScreen } from '#app/features/cases/available-cases-screen.tsx';
import { CaseActionForm } from '#app/features/cases/case-action.ts';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { apiFor, valueOrThrow } from '#app/server/api.server.ts';
import { moveCase, refusedForm } from '#app/server/case-moves.server.ts';
import { requireScreen } from '#app/server/guards.server.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requireScreen(request, screens.availableCases);
  const answer = await apiFor(session, request).listCases({ query: { view: 'available', pageSize: 100 } });
  const { items } = await valueOrThrow(answer, session, request);
  return { items, now: new Date().toISOString() };
}

export async function action({ request }: ActionFunctionArgs) {
  const session = await requireScreen(request, screens.availableCases);
  const read = CaseActionForm.safeParse(Object.fromEntries(await request.formData()));
  if (!read.success) return json(refusedForm, { status: 400 });
  return json(await moveCase(apiFor(session, request), read.data));
}

export const meta: MetaFunction = () => [{ title: 'Available Cases · Pathology Cases' }];

export default function AvailableCases() {
  const { items, now } = useLoaderData<typeof loader>();
  return <AvailableCasesScreen cases={items} now={now} />;
}

/** The route has its own boundary, so that the header stays when only the page fails. */
export const ErrorBoundary = RouteFailure;

import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { mayOpen, screens } from '#app/core/access/screens.ts';
import { CaseActionForm } from '#app/features/cases/case-action.ts';
import { MyCasesScreen } from '#app/features/cases/my-cases-screen.tsx';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { apiFor, valueOrThrow } from '#app/server/api.server.ts';
import { moveCase, refusedForm } from '#app/server/case-moves.server.ts';
import { requireScreen } from '#app/server/guards.server.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requireScreen(request, screens.selectedCases);
  const answer = await apiFor(session, request).listCases({ query: { view: 'mine', pageSize: 100 } });
  const { items } = await valueOrThrow(answer, session, request);
  return {
    items,
    now: new Date().toISOString(),
    canPickUp: mayOpen(screens.availableCases, session),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const session = await requireScreen(request, screens.selectedCases);
  const read = CaseActionForm.safeParse(Object.fromEntries(await request.formData()));
  if (!read.success) return json(refusedForm, { status: 400 });
  return json(await moveCase(apiFor(session, request), read.data));
}

export const meta: MetaFunction = () => [{ title: 'My Cases · Pathology Cases' }];

export default function MyCases() {
  const { items, now, canPickUp } = useLoaderData<typeof loader>();
  return <MyCasesScreen cases={items} now={now} canPickUp={canPickUp} />;
}

/** The route has its own boundary, so that the header stays when only the page fails. */
export const ErrorBoundary = RouteFailure;

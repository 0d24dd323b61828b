import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { mayOpen, screens } from '#app/core/access/screens.ts';
import { explainAbsenceFrom } from '#app/features/cases/absence/absence.server.ts';
import { actOnCase } from '#app/features/cases/case-action.server.ts';
import { loadCases } from '#app/features/cases/case-lists.server.ts';
import { handOverFrom, loadHandOvers } from '#app/features/cases/hand-over/hand-over.server.ts';
import { MyCasesScreen } from '#app/features/cases/lists/my-cases-screen.tsx';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { useViewerAtHand } from '#app/viewer/ui/screen/viewer-at-hand.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const { items, list, session } = await loadCases(request, 'selectedCases');
  const offers = await loadHandOvers(session, request);
  return { items, list, offers, canPickUp: mayOpen(screens.availableCases, session) };
}

export const action = async (args: ActionFunctionArgs) =>
  (await explainAbsenceFrom(args, 'selectedCases')) ??
  (await handOverFrom(args)) ??
  (await actOnCase(args.request, 'selectedCases'));

export const meta: MetaFunction = () => [{ title: 'My Cases · Pathology Cases' }];

export default function MyCases() {
  const { items, list, offers, canPickUp } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const absence = answer !== undefined && 'number' in answer ? answer : undefined;
  const answered =
    answer !== undefined && 'kind' in answer && answer.kind === 'answered' ? answer : undefined;
  useViewerAtHand();
  return (
    <MyCasesScreen
      cases={items}
      list={list}
      absence={absence}
      offers={offers}
      answered={answered}
      canPickUp={canPickUp}
    />
  );
}

/** The route has its own boundary, so that the header stays when only the page fails. */
export const ErrorBoundary = RouteFailure;

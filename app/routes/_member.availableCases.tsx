import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { explainAbsenceFrom } from '#app/features/cases/absence/absence.server.ts';
import { actOnCase } from '#app/features/cases/case-action.server.ts';
import { loadCases } from '#app/features/cases/case-lists.server.ts';
import { AvailableCasesScreen } from '#app/features/cases/lists/available-cases-screen.tsx';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { orOwnRegistration } from '#app/features/registration/own-registration.server.ts';
import { OwnRegistrationPage } from '#app/features/registration/own-registration.tsx';

/** This page is also the first one of a provider who may see no case yet. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  orOwnRegistration(request, async () => {
    const { items, list } = await loadCases(request, 'availableCases');
    return { items, list };
  });

export const action = async (args: ActionFunctionArgs) =>
  (await explainAbsenceFrom(args, 'availableCases')) ?? (await actOnCase(args.request, 'availableCases'));

export const meta: MetaFunction = () => [{ title: 'Available Cases · Pathology Cases' }];

export default function AvailableCases() {
  const shown = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (shown.waiting !== null) return <OwnRegistrationPage {...shown.waiting} />;
  const { items, list } = shown;
  const isAbsence = answer !== undefined && 'number' in answer;
  return (
    <AvailableCasesScreen cases={items} list={list} {...(isAbsence ? { absence: answer } : { answer })} />
  );
}

/** The route has its own boundary, so that the header stays when only the page fails. */
export const ErrorBoundary = RouteFailure;

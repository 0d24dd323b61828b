import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { RegistrationPart, Registrations } from '#app/features/people/registration-pages.tsx';
import { RenewalPart, Renewals } from '#app/features/people/renewal-pages.tsx';
import { actOnUsers, loadUsers } from '#app/features/people/users.server.ts';
import { UsersPage } from '#app/features/people/users-page.tsx';
import { RegistrationAnswers } from '#app/features/registration/registration-answers.tsx';
import { titleOf } from '#app/ui/forms/error-title.ts';

export const loader = (args: LoaderFunctionArgs) => loadUsers(args);

export const action = (args: ActionFunctionArgs) => actOnUsers(args);

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: titleOf('Users · Pathology Cases', data?.isRefused === true) },
];

export default function Users() {
  const shown = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const outcome = answer !== undefined && 'intent' in answer ? answer : undefined;
  switch (shown.part) {
    case 'registration':
      return (
        <RegistrationPart
          key={shown.registration.id}
          {...shown}
          answers={<RegistrationAnswers {...shown} />}
          outcome={outcome}
        />
      );
    case 'registrations':
      return <Registrations {...shown} />;
    case 'renewal':
      return <RenewalPart key={shown.renewal.id} {...shown} outcome={outcome} />;
    case 'renewals':
      return <Renewals {...shown} />;
    case 'users':
      return <UsersPage {...shown} sheet={answer !== undefined && 'result' in answer ? answer : undefined} />;
  }
}

/** The route has its own boundary, so that the header stays when only the page fails. */
export const ErrorBoundary = RouteFailure;

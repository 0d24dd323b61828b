import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { actOnMyTeam, loadMyTeam } from '#app/features/facility/people/my-team.server.ts';
import { MyTeamScreen } from '#app/features/facility/people/my-team-screen.tsx';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { titleOf } from '#app/ui/forms/error-title.ts';

export const loader = (args: LoaderFunctionArgs) => loadMyTeam(args);

export const action = (args: ActionFunctionArgs) => actOnMyTeam(args);

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: titleOf('My team · Pathology Cases', data?.isRefused === true) },
];

export default function MyTeam() {
  const shown = useLoaderData<typeof loader>();
  return <MyTeamScreen {...shown} outcome={useActionData<typeof action>()} />;
}

export const ErrorBoundary = RouteFailure;

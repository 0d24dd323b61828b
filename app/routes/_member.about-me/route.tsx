import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { actOnAboutMe, loadAboutMe } from '#app/features/about-me/about-me.server.ts';
import { AboutMeScreen } from '#app/features/about-me/about-me-screen.tsx';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { titleOf } from '#app/ui/forms/error-title.ts';

export const loader = (args: LoaderFunctionArgs) => loadAboutMe(args);

export const action = (args: ActionFunctionArgs) => actOnAboutMe(args);

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: titleOf('About Me · Pathology Cases', data?.isRefused === true) },
];

export default function AboutMe() {
  const shown = useLoaderData<typeof loader>();
  return <AboutMeScreen {...shown} outcome={useActionData<typeof action>()} />;
}

export const ErrorBoundary = RouteFailure;

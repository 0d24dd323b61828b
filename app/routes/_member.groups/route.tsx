import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { GroupEditor, GroupPart, Groups } from '#app/features/people/group-pages.tsx';
import { actOnGroup, loadGroups } from '#app/features/people/groups.server.ts';
import { titleOf } from '#app/ui/forms/error-title.ts';
import { stayWhenGone } from '#app/ui/forms/stay-when-gone.ts';

export const loader = (args: LoaderFunctionArgs) => loadGroups(args);

export const action = (args: ActionFunctionArgs) => actOnGroup(args);

export const shouldRevalidate = stayWhenGone;

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: titleOf('Groups · Pathology Cases', data?.isRefused === true) },
];

export default function GroupsRoute() {
  const shown = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  switch (shown.kind) {
    case 'list':
      return <Groups {...shown} />;
    case 'group':
      return <GroupPart key={shown.group.id} {...shown} outcome={outcome} />;
    case 'form':
      return <GroupEditor key={shown.group?.id ?? 'new'} {...shown} refused={outcome?.refused ?? null} />;
  }
}

/** The route has its own boundary, so that the header stays when only the page fails. */
export const ErrorBoundary = RouteFailure;

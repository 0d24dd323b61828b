import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { RouteFailure } from '#app/features/frame/failure.tsx';
import { apiFor, valueOrThrow } from '#app/server/api.server.ts';
import { requireSession } from '#app/server/guards.server.ts';
import { ViewerPage } from '#app/viewer/ui/viewer-page.tsx';

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requireSession(request);
  const asked = new URL(request.url).searchParams;
  const answer = await apiFor(session, request).getViewerCase({
    params: { caseId: asked.get('case') ?? '' },
  });
  const viewerCase = await valueOrThrow(answer, session, request);
  return json({ viewerCase, imageId: asked.get('image'), userId: session.userId });
}

/** Browsers write titles to disk, so it names the platform's number of the case and no patient. */
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.viewerCase.caseID ?? 'Slide viewer'} · Pathology Cases` },
];

export default function Viewer() {
  const { viewerCase, imageId, userId } = useLoaderData<typeof loader>();
  return <ViewerPage key={viewerCase.id} viewerCase={viewerCase} imageId={imageId} userId={userId} />;
}

export const ErrorBoundary = RouteFailure;

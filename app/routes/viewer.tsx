import { json, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import {
  useLoaderData,
  useLocation,
  useOutletContext,
  useRevalidator,
  useRouteLoaderData,
  useSearchParams,
} from '@remix-run/react';
import { useMemo } from 'react';
import { screens } from '#app/core/access/screens.ts';
import { FORMER, viewerPathOf } from '#app/core/cases/case-links.ts';
import { isOver } from '#app/core/cases/status.ts';
import type { UnsentReader } from '#app/core/resources/mark-sender.ts';
import { slidesInDoubt } from '#app/core/slides/asked-of-image.ts';
import { openingImages } from '#app/core/slides/flatten.ts';
import { formerCaseOf } from '#app/core/slides/replaced-images.ts';
import { EmergencyBanner } from '#app/features/clinical/emergency-banner.tsx';
import { UnsentMarksHere } from '#app/features/diagnosis/marks/keep-marks.tsx';
import { DiagnosisLink } from '#app/features/diagnosis/parts/diagnosis-link.tsx';
import { readRescanNews } from '#app/features/diagnosis/requests/rescan-news.server.ts';
import { SlideRequestsButton } from '#app/features/diagnosis/requests/slide-requests-button.tsx';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { HeardBanner } from '#app/features/layout/heard-banner.tsx';
import { SessionKeeper } from '#app/features/layout/session-keeper.tsx';
import { useOfflineToast } from '#app/features/layout/use-offline-toast.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import { apiFor, valueOrThrow } from '#app/server/api.server.ts';
import { instantAtApi } from '#app/server/clock/api-clock.server.ts';
import { readEmergencies } from '#app/server/emergencies.server.ts';
import { requireScreen } from '#app/server/guards.server.ts';
import { readOwnPlace } from '#app/server/last-place.server.ts';
import { watchedSessionOf } from '#app/server/screen-user.server.ts';
import { readFirstLink } from '#app/server/slide-link.server.ts';
import { useToastsAtHand } from '#app/ui/feedback/toaster.tsx';
import type { LayoutFlags } from '#app/ui/full-screen.ts';
import { ThemeToggle } from '#app/ui/theme-toggle.tsx';
import { slidesFailed } from '#app/viewer/tiles/slide-error.ts';
import { handedCase, wayBack } from '#app/viewer/ui/screen/handed-case.ts';
import { ViewerPage } from '#app/viewer/ui/screen/viewer-page.tsx';

/** One text is said of every address: nobody may learn from it that there is a case. */
const NO_CASE_NOW =
  'If you had a case open here, it may have been stopped, released, withdrawn, sent back to its facility or given to ' +
  'somebody else since. What was saved of your marks and your text is kept with the case.';

/** Few pages find marks that were not sent: the code for it comes with the first of them. */
const readMarks: UnsentReader = async (owner) => {
  const { readUnsentMarks } = await import('#app/viewer/ui/text/read-unsent-marks.ts');
  return readUnsentMarks(owner);
};

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requireScreen(request, screens.viewer);
  const { search, searchParams } = new URL(request.url);
  const caseId = searchParams.get('case') ?? '';
  const api = apiFor(session, request);
  const [answer, own, emergencies] = await Promise.all([
    api.getViewerCase({ params: { caseId } }),
    session.role === 'Provider' ? readOwnPlace(api, caseId) : { place: null, isHolder: false },
    readEmergencies(api, caseId, session),
  ]);
  const read = await valueOrThrow(answer, session, request);
  const formerId = searchParams.get(FORMER);
  const former = formerId === null ? null : formerCaseOf(read, formerId);
  // The case keeps no such picture: by the usual address of an image the reader comes to the one that took its place.
  if (formerId !== null && former === null) throw redirect(viewerPathOf(caseId, formerId));
  const viewerCase = former ?? read;
  const asked =
    former === null
      ? { caseId, imageId: searchParams.get('image'), search }
      : { caseId, imageId: null, search: '' };
  // Where a reader was in the case says nothing of a former image, nor is it a place to come back to.
  const place = former === null ? own.place : null;
  const reader = { userId: session.userId, displayName: session.displayName };
  const { images, start } = openingImages(viewerCase, asked.imageId ?? place?.slide?.imageId ?? null);
  const [firstLink, { rescans }] = await Promise.all([
    readFirstLink(session, request, images[start]?.fileContent ?? null),
    readRescanNews(api, caseId, slidesInDoubt(viewerCase)),
  ]);
  return json({
    viewerCase,
    rescans,
    isFormer: former !== null,
    asked,
    reader,
    role: session.role,
    isHolder: own.isHolder,
    place,
    emergencies,
    asOf: instantAtApi(),
    firstLink,
    session: watchedSessionOf(session),
  });
}

/** Browsers write titles to disk, so it names the platform's number of the case and no patient. */
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.viewerCase.caseID ?? 'Slide viewer'} · Pathology Cases` },
];

export default function Viewer() {
  const {
    viewerCase,
    rescans,
    isFormer,
    asked,
    reader,
    place,
    emergencies,
    asOf,
    firstLink,
    session,
    ...told
  } = useLoaderData<typeof loader>();
  const { role, isHolder } = told;
  const theme = useRouteLoaderData<typeof rootLoader>('root')?.theme ?? 'system';
  const location = useLocation();
  const state: unknown = location.state;
  const { isFullScreen } = useOutletContext<LayoutFlags>();
  useToastsAtHand();
  useOfflineToast();
  const { revalidate } = useRevalidator();
  const { id, marksOpen, status } = viewerCase;
  // Each step of a navigation renders the route, and the viewer only when it differs.
  const around = useMemo(() => {
    const isReader = role === 'Provider' && !isFormer;
    const hasText = isReader && isHolder;
    return {
      isReader,
      hasText,
      actions: (imageId: string | null) =>
        hasText && !isOver(status) && <SlideRequestsButton caseId={id} imageId={imageId} />,
      theme: (
        <>
          {hasText && <DiagnosisLink caseId={id} isOpen={marksOpen} />}
          <ThemeToggle chosen={theme} />
        </>
      ),
      handedCaseId: handedCase(state)?.caseId ?? null,
      back: wayBack(state, role, isHolder),
    };
  }, [id, marksOpen, status, role, isHolder, isFormer, theme, state]);
  const notice = useMemo(
    () => (
      <>
        <EmergencyBanner accesses={emergencies} asOf={asOf} />
        <HeardBanner />
      </>
    ),
    [emergencies, asOf],
  );
  return (
    <>
      <SessionKeeper session={session} />
      <ViewerPage
        key={`${id} ${String(isFormer)}`}
        isFormer={isFormer}
        viewerCase={viewerCase}
        rescans={rescans}
        asked={asked}
        reader={reader}
        isFullScreen={isFullScreen}
        place={place}
        firstLink={firstLink}
        notice={notice}
        onGone={revalidate}
        {...around}
      />
    </>
  );
}

/** The case could not be read: 'Error loading slides: {message}' (specification 8). */
export function ErrorBoundary() {
  const [asked] = useSearchParams();
  return (
    <RouteFailure
      say={(reason) => slidesFailed(reason).text}
      goneHint={NO_CASE_NOW}
      left={<UnsentMarksHere caseId={asked.get('case') ?? ''} read={readMarks} />}
    />
  );
}

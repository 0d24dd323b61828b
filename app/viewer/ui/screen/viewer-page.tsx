import { createWatch, type Scope } from 'effector';
import { Provider, useUnit } from 'effector-react';
import { Images } from 'lucide-react';
import { memo, type ReactNode, useEffect, useMemo, useState } from 'react';
import type { LinkAnswer } from '#app/core/resources/link-answer.ts';
import { SHARE_FAULT_TEXTS, type ShareFault } from '#app/core/sharing/share-faults.ts';
import { withoutSharedParts } from '#app/core/sharing/share-link.ts';
import type { OpenRescans } from '#app/core/slides/asked-of-image.ts';
import { caseMismatch } from '#app/core/slides/case-guard.ts';
import { outlineOf } from '#app/core/slides/outline.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { notify } from '#app/ui/feedback/notify.ts';
import type { LastPlace, ViewerCase } from '#contracts/generated/wire.ts';
import { nothingUnseen } from '../../state/coverage/coverage.ts';
import { $isStopped, $stopped, type OpeningFacts, openingNamed } from '../../state/guard.ts';
import { commandAsked, readerNamed, rejected } from '../../state/log.ts';
import { marksOpenTold, revealTold, reviewerTold } from '../../state/read-only.ts';
import { sharedAlignmentMissed, sharedMarkMissed } from '../../state/sharing/opening.ts';
import { $current, type CaseHandedOver, caseHandedOver } from '../../state/slides.ts';
import { $isTimelineOpen } from '../../state/timeline/timeline.ts';
import { markTurnAsked, markTurned, turnMissed } from '../../state/turned-gestures.ts';
import { writeVisitFx } from '../../state/visit.ts';
import { caseNumbered, viewerLeft } from '../../state/windows.ts';
import { NO_IMAGES } from '../../tiles/slide-error.ts';
import { rememberMap } from '../coverage/remember-map.ts';
import { tellUnseen } from '../coverage/tell-unseen.ts';
import { tellRejection } from '../marks/tell-rejection.ts';
import { RescansProvider } from '../rescans/rescans-provider.tsx';
import { handedOver, linkOf, replacedSince } from '../sharing/opening-of-case.ts';
import { rememberPlace } from '../sharing/remember-place.ts';
import { TimelineScreen } from '../timeline/timeline-screen.tsx';
import type { WayBack } from './handed-case.ts';
import { isNarrow } from './narrow.ts';
import { caseNumberOf } from './patient-banner.tsx';
import { slideCache } from './slide-cache.ts';
import { StoppedPanel } from './stopped-panel.tsx';
import { tellMissed, tellTurn } from './tell-turn.ts';
import { createViewerScope } from './viewer-ports.ts';
import { ViewerScreen } from './viewer-screen.tsx';

export interface ViewerPageProps {
  readonly viewerCase: ViewerCase;
  readonly reader: { readonly userId: string; readonly displayName: string };
  /** What the address asks for; the case may not have the image. */
  readonly asked: { readonly caseId: string; readonly imageId: string | null; readonly search: string };
  /** The case that navigation handed over; null where the address was typed or reloaded. */
  readonly handedCaseId: string | null;
  readonly back: WayBack;
  /** The page has the whole screen, and the side menu makes room. */
  readonly isFullScreen: boolean;
  /** Light or dark, for the reader to choose. */
  readonly theme: ReactNode;
  /** What has to stay in sight while the case is open. */
  readonly notice?: ReactNode;
  /** A pathologist who has the case or reviews it: other windows may show texts of theirs. */
  readonly isReader: boolean;
  /** Whether the text of the case is this reader's, so that there is a way to it from the slides. */
  readonly hasText: boolean;
  /** What may be done about the slide that is open, besides looking at it. */
  readonly actions?: (imageId: string | null) => ReactNode;
  /** Where this reader was last, on whatever machine; null for whoever has no place in the case. */
  readonly place: LastPlace | null;
  /** The open rescans of slides that have several images. */
  readonly rescans?: readonly OpenRescans[];
  /** The page shows an image that was scanned again, and that image alone. */
  readonly isFormer?: boolean;
  /** The server knows of no such case for this reader any more. */
  readonly onGone?: (() => void) | undefined;
  /** The link of the slide that the page opens with; null where it has to be asked for. */
  readonly firstLink: LinkAnswer | null;
}

/** One case in one page, with stores of its own that end with it. */
export const ViewerPage = memo(function ViewerPage(props: ViewerPageProps) {
  const [scope] = useState(() => createViewerScope(props.firstLink));
  const [handed] = useState(() => handedOver(props));
  const [sought] = useState(() => replacedSince(props));
  useState(() => beginFirstSlide(props, handed));
  if (handed.images.length === 0) {
    return (
      <main id="main" className="mx-auto max-w-3xl p-6">
        <h1 className="sr-only">Slide viewer</h1>
        <EmptyState icon={<Images />} title={NO_IMAGES.text}>
          This case has no scanned slides yet.
        </EmptyState>
      </main>
    );
  }
  return (
    <Provider value={scope}>
      <Wiring {...props} scope={scope} handed={handed} />
      <Guarded {...props} scope={scope} sought={sought} />
    </Provider>
  );
});

interface GuardedProps
  extends Pick<
    ViewerPageProps,
    | 'viewerCase'
    | 'isFormer'
    | 'rescans'
    | 'back'
    | 'theme'
    | 'notice'
    | 'reader'
    | 'isReader'
    | 'hasText'
    | 'actions'
    | 'isFullScreen'
    | 'onGone'
  > {
  readonly scope: Scope;
  /** Images that were replaced and that the page was opened for. */
  readonly sought: readonly string[];
}

/** Nothing of a case stands beside the reason why it may be the wrong one. */
function Guarded({
  viewerCase,
  rescans = NO_RESCANS,
  isFormer = false,
  reader,
  isReader,
  hasText,
  scope,
  sought,
  onGone,
  ...shown
}: GuardedProps) {
  const { id: caseId, caseID: number, slides, replacedImages, type } = viewerCase;
  const { userId } = reader;
  const text = useMemo(
    () => (isReader ? { userId, caseId, caseNumber: number, isOwn: hasText } : null),
    [isReader, hasText, userId, caseId, number],
  );
  const outline = useMemo(() => outlineOf(viewerCase), [viewerCase]);
  const { mismatch, isTimelineOpen } = useUnit({ mismatch: $stopped, isTimelineOpen: $isTimelineOpen });
  if (mismatch !== null) return <StoppedPanel text={mismatch.text} back={shown.back} />;
  const banner = { caseID: number, patient: viewerCase.patientInfo, caseNumber: caseNumberOf(viewerCase) };
  return (
    <RescansProvider
      slides={slides}
      replaced={replacedImages}
      rescans={rescans}
      sought={sought}
      isFormer={isFormer}
      onGone={onGone}
    >
      {/* In place of the viewer and not on it: its keys and its panes must not hear what is meant for the replay. */}
      {isTimelineOpen ? (
        <TimelineScreen live={scope} {...banner} />
      ) : (
        <ViewerScreen {...{ ...shown, caseType: type.displayName, outline, text, ...banner }} />
      )}
    </RescansProvider>
  );
}

const NO_RESCANS: readonly OpenRescans[] = [];

const tellFault = (fault: ShareFault): void =>
  notify.warning(SHARE_FAULT_TEXTS[fault], { about: `link-${fault}` });

/** What the side menu takes of the width, and the bars above and below the slide of the height, in CSS pixels. */
const AROUND_SLIDE = { width: 270, height: 112 } as const;

/**
 * Asks for the first slide while the screen is still being drawn, which takes longer than the answer. Only where nothing
 * speaks against showing it; the guard looks at more, and before anything is shown.
 */
function beginFirstSlide(props: ViewerPageProps, { images, start }: CaseHandedOver): void {
  const { firstLink } = props;
  if (typeof window === 'undefined' || firstLink?.ok !== true) return;
  const { link, userId } = firstLink;
  const askedBlobId = images[start]?.fileContent ?? '';
  const found = { blobId: link.blobId, askedBlobId, userId };
  const { route, loaded, handed } = openingFacts(props);
  const stored = { caseId: null, userId: null };
  if (caseMismatch({ route, loaded, handed, stored, link: found, keyOwner: null }) !== null) return;
  const menu = isNarrow() ? 0 : AROUND_SLIDE.width;
  void slideCache.begin(link, {
    width: Math.max(1, window.innerWidth - menu),
    height: Math.max(1, window.innerHeight - AROUND_SLIDE.height),
  });
}

function openingFacts({ viewerCase, reader, asked, handedCaseId }: ViewerPageProps): OpeningFacts {
  const [navigation] = performance.getEntriesByType('navigation');
  return {
    route: { caseId: asked.caseId },
    loaded: { caseId: viewerCase.id, userId: reader.userId },
    handed: { caseId: handedCaseId },
    reloaded: navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload',
  };
}

interface WiringProps extends ViewerPageProps {
  readonly scope: Scope;
  readonly handed: CaseHandedOver;
}

/** What lies between the stores and the rest of the page. */
function Wiring({ scope, handed, ...page }: WiringProps) {
  const emit = useUnit({
    openingNamed,
    readerNamed,
    caseNumbered,
    caseHandedOver,
    marksOpenTold,
    revealTold,
    reviewerTold,
    commandAsked,
    markTurnAsked,
    viewerLeft,
  });
  const [facts] = useState(page);
  const { viewerCase, isReader, hasText } = page;
  // Before the case is handed over, so that nothing can be drawn in between; and after each reading, also one that says
  // what the last one said: marks may have been refused in between.
  useEffect(() => {
    emit.reviewerTold(isReader && !hasText);
    emit.marksOpenTold(viewerCase.marksOpen);
  }, [emit, viewerCase, isReader, hasText]);
  useEffect(() => {
    const stops = [
      createWatch({ unit: rejected, scope, fn: tellRejection }),
      createWatch({ unit: sharedMarkMissed, scope, fn: () => tellFault('missing-mark') }),
      createWatch({ unit: sharedAlignmentMissed, scope, fn: () => tellFault('outdated-alignment') }),
      createWatch({ unit: nothingUnseen, scope, fn: tellUnseen }),
      createWatch({ unit: markTurned, scope, fn: (turned) => tellTurn(turned, emit.markTurnAsked) }),
      createWatch({ unit: turnMissed, scope, fn: tellMissed }),
      rememberMap(scope, facts.reader.userId),
      ...(facts.place === null ? [] : [rememberPlace(scope, handed)]),
      followInAddress(scope, facts.asked.caseId, handed),
    ];
    emit.openingNamed(openingFacts(facts));
    if (!scope.getState($isStopped)) {
      emit.readerNamed(facts.reader);
      emit.caseNumbered(facts.viewerCase.caseID);
      emit.revealTold(facts.isReader);
      // There the menu would cover the slide.
      if (isNarrow()) emit.commandAsked({ pane: 'primary', command: { type: 'hide-menu' } });
      emit.caseHandedOver(handed);
      linkOf(facts).faults.forEach(tellFault);
    }
    return () => {
      for (const stop of stops) stop();
      slideCache.empty();
      emit.viewerLeft();
    };
  }, [scope, handed, emit, facts]);
  return null;
}

/**
 * The address with the slide that is open in it, so that a reload opens that one; null where it stays as it is. Who has
 * gone back while the case was still opening is at another address by now. Ids only: the browser writes addresses to disk.
 * What a link told besides was for the opening: after the next step it would name a place that is not shown any more.
 */
export function addressOfImage(address: URL, caseId: string, imageId: string): URL | null {
  const asked = address.searchParams;
  if (address.pathname !== '/viewer' || (asked.get('case') ?? '') !== caseId) return null;
  const named = withoutSharedParts(address);
  named.searchParams.set('image', imageId);
  return named.search === address.search ? null : named;
}

/**
 * The address follows the slide. What a link told stays in it until the tab remembers it by itself: a reload in between
 * would come back to another place.
 */
function followInAddress(scope: Scope, caseId: string, { shared }: CaseHandedOver): () => void {
  let isRemembered = shared === undefined;
  const name = (): void => {
    const image = scope.getState($current);
    if (image !== null && isRemembered) nameInAddress(caseId, image.imageId);
  };
  const stops = [
    createWatch({ unit: $current, scope, fn: name }),
    createWatch({
      unit: writeVisitFx.done,
      scope,
      fn: () => {
        isRemembered = true;
        name();
      },
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function nameInAddress(caseId: string, imageId: string): void {
  const named = addressOfImage(new URL(window.location.href), caseId, imageId);
  if (named !== null) window.history.replaceState(window.history.state, '', named);
}

import { useUnit } from 'effector-react';
import { type ReactNode, useMemo, useState } from 'react';
import type { SpecimenOutline } from '#app/core/slides/outline.ts';
import { classNames } from '#app/ui/class-names.ts';
import { $countingShown } from '../../state/counting/counting.ts';
import { $menuShown, $mode, $split } from '../../state/panes.ts';
import { $sharedMark } from '../../state/sharing/opening.ts';
import { CountingPanel } from '../counting/counting-panel.tsx';
import { MarksPanel } from '../marks/marks-panel.tsx';
import { PatchPanel } from '../marks/patch-panel.tsx';
import { useCopyLink } from '../sharing/use-copy-link.ts';
import { createPaneBoard } from '../stage/pane-board.ts';
import { PaneFrame } from '../stage/pane-frame.tsx';
import { TextNotice } from '../text/text-notice.tsx';
import { TextProvider } from '../text/text-port.ts';
import { type TextTold, useSlidesWindow } from '../text/use-slides-window.ts';
import { useSingleKeys } from '../toolbar/use-single-keys.ts';
import { useViewerCommands } from '../toolbar/use-viewer-commands.ts';
import { BackLink } from './back-link.tsx';
import { EdgeNotice } from './edge-notice.tsx';
import type { WayBack } from './handed-case.ts';
import { isNarrow } from './narrow.ts';
import { PatientBanner, type PatientBannerProps } from './patient-banner.tsx';
import { SlideMenu } from './slide-menu.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { type OpenedDialog, ViewerDialogs } from './viewer-dialogs.tsx';
import { ViewerTools } from './viewer-tools.tsx';

export interface ViewerScreenProps extends PatientBannerProps {
  /** The case type's display name. */
  readonly caseType: string;
  readonly outline: readonly SpecimenOutline[];
  readonly back: WayBack;
  readonly theme: ReactNode;
  /** Whose text of which case stands behind these slides. */
  readonly text: TextTold | null;
}

/** Whether the list of marks stands open; a link to a mark opens it. */
function useMarksShown() {
  const sharedMark = useUnit($sharedMark);
  const [marksShown, setMarksShown] = useState(false);
  const [listedFor, setListedFor] = useState<string | null>(null);
  if (sharedMark !== listedFor) {
    setListedFor(sharedMark);
    // Not where the list would cover the very slide that the link is about.
    if (sharedMark !== null && !isNarrow()) setMarksShown(true);
  }
  return [marksShown, setMarksShown] as const;
}

/** Side menu, tools and one pane or two (specification 2.8). */
export function ViewerScreen({ caseType, outline, back, theme, text, ...banner }: ViewerScreenProps) {
  const { menuShown, split, mode, counting } = useUnit({
    menuShown: $menuShown,
    split: $split,
    mode: $mode,
    counting: $countingShown,
  });
  const [board] = useState(createPaneBoard);
  const [opened, setOpened] = useState<OpenedDialog>('nothing');
  const [marksShown, setMarksShown] = useMarksShown();
  const link = useCopyLink(board);
  const { copy: linkAsked } = link;
  const slides = useSlidesWindow(text);
  const { toText: textAsked } = slides;
  const panels = useMemo(
    () => ({
      linkAsked,
      textAsked,
      clearing: () => setOpened('clearing'),
      helpAsked: () => setOpened('help'),
      caseAsked: () => setOpened('case'),
      marksToggled: () => setMarksShown((shown) => !shown),
    }),
    [linkAsked, textAsked, setMarksShown],
  );
  const singleKeys = useSingleKeys();
  const commands = useViewerCommands(board, panels, banner, singleKeys.areOn);
  useKeptFocus();
  return (
    <main id="main" data-toasts="below-tools" className="flex h-dvh flex-col overflow-hidden bg-surface">
      <h1 className="sr-only">Slide viewer</h1>
      <header className="z-30 flex flex-wrap items-center gap-x-3 border-b border-border bg-raised px-2 py-0.5 wide:gap-x-1 low:py-0">
        <div className="flex min-w-0 items-center gap-2 max-desktop:flex-1">
          <BackLink back={back} />
          <PatientBanner {...banner} />
        </div>
        <div className="ml-auto min-w-0 max-desktop:order-last max-desktop:w-full">
          <ViewerTools commands={commands} marksShown={marksShown} onScaleAsked={() => setOpened('scale')} />
        </div>
        {theme}
      </header>
      {/* A narrow screen has the count below the slide and not over it: a field that is half covered is half counted. */}
      <div className={classNames('relative flex min-h-0 flex-1', counting && 'max-desktop:flex-col')}>
        {menuShown && <SlideMenu caseType={caseType} outline={outline} onClose={commands.hideMenu} />}
        <div className="relative flex min-h-0 min-w-0 flex-1 gap-px bg-border max-desktop:flex-col">
          <PaneFrame side="primary" board={board} commands={commands} />
          {split && <PaneFrame side="secondary" board={board} commands={commands} />}
          <EdgeNotice caseNumber={banner.caseID} />
          {text !== null && (
            <TextNotice caseId={text.caseId} caseNumber={text.caseNumber} texts={slides.texts} />
          )}
        </div>
        {counting && (
          <CountingPanel
            paneSize={board.firstSize}
            view={() => board.pane('primary')?.stats().target ?? null}
            caseID={banner.caseID}
          />
        )}
        {!counting && mode === 'PATCH' && <PatchPanel />}
        {!counting && mode !== 'PATCH' && marksShown && (
          <TextProvider value={text === null ? null : slides}>
            <MarksPanel paneSize={board.firstSize} onClose={commands.toggleMarks} />
          </TextProvider>
        )}
      </div>
      <ViewerDialogs
        opened={opened}
        banner={banner}
        caseType={caseType}
        outline={outline}
        link={link}
        singleKeys={singleKeys}
        onClose={() => setOpened('nothing')}
      />
    </main>
  );
}

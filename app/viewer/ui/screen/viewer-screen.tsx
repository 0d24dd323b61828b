import { useUnit } from 'effector-react';
import { memo, type ReactNode, useCallback, useMemo, useState } from 'react';
import type { SpecimenOutline } from '#app/core/slides/outline.ts';
import { classNames } from '#app/ui/class-names.ts';
import { $countingShown } from '../../state/counting/counting.ts';
import { $menuShown, $mode, $split } from '../../state/panes.ts';
import { $sharedMark } from '../../state/sharing/opening.ts';
import { CountingPanel } from '../counting/counting-panel.tsx';
import { MarksPanel } from '../marks/marks-panel.tsx';
import { PatchPanel } from '../marks/patch-panel.tsx';
import { RescanNotes } from '../rescans/rescan-notes.tsx';
import { useCopyLink } from '../sharing/use-copy-link.ts';
import { createPaneBoard, type PaneBoard } from '../stage/pane-board.ts';
import { PaneFrame } from '../stage/pane-frame.tsx';
import { TextNotice } from '../text/text-notice.tsx';
import { TextProvider } from '../text/text-port.ts';
import { type TextTold, useSlidesWindow } from '../text/use-slides-window.ts';
import { KeyTableContext, useKeySettings } from '../toolbar/use-key-settings.ts';
import { useViewerCommands } from '../toolbar/use-viewer-commands.ts';
import type { ViewerCommands } from '../toolbar/viewer-commands.ts';
import { BackLink } from './back-link.tsx';
import { EdgeNotice } from './edge-notice.tsx';
import type { WayBack } from './handed-case.ts';
import { isNarrow } from './narrow.ts';
import { PatientBanner, type PatientBannerProps } from './patient-banner.tsx';
import { SlideActions } from './slide-actions.tsx';
import { SlideMenu } from './slide-menu.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { useMenuInFullScreen } from './use-menu-in-full-screen.ts';
import { type OpenedDialog, ViewerDialogs } from './viewer-dialogs.tsx';
import { ViewerTools } from './viewer-tools.tsx';

export interface ViewerScreenProps extends PatientBannerProps {
  /** The case type's display name. */
  readonly caseType: string;
  readonly outline: readonly SpecimenOutline[];
  readonly back: WayBack;
  readonly isFullScreen: boolean;
  readonly theme: ReactNode;
  readonly notice?: ReactNode;
  /** Whose text of which case stands behind these slides. */
  readonly text: TextTold | null;
  readonly actions?: ((imageId: string | null) => ReactNode) | undefined;
}

/**
 * The tools get a row of their own where they and the patient's name do not fit beside each other, and so does the name in
 * large text on a phone, where what stands beside it would leave it a letter's width.
 */
const ALONE = {
  patient: 'max-[90rem]:min-w-[min(8rem,100%)] max-[90rem]:flex-1',
  tools: 'max-[90rem]:order-last max-[90rem]:w-full',
};
/** Two panes have one tool more. */
const WITH_SYNC = {
  patient: 'max-[94rem]:min-w-[min(8rem,100%)] max-[94rem]:flex-1',
  tools: 'max-[94rem]:order-last max-[94rem]:w-full',
};

/** Side menu, tools and one pane or two (specification 2.8). */
export function ViewerScreen({
  caseType,
  outline,
  back,
  theme,
  notice,
  text,
  actions,
  isFullScreen,
  ...banner
}: ViewerScreenProps) {
  const hasText = text?.isOwn === true;
  const [menuShown, counting, split] = useUnit([$menuShown, $countingShown, $split]);
  const row = split ? WITH_SYNC : ALONE;
  const [board] = useState(createPaneBoard);
  const [opened, setOpened] = useState<OpenedDialog>('nothing');
  const marks = useMarksShown();
  const { toggle: marksToggled } = marks;
  const link = useCopyLink(board);
  const slides = useSlidesWindow(text);
  const [{ copy: linkAsked }, { toText: textAsked }] = [link, slides];
  const panels = useMemo(
    () => ({
      linkAsked,
      textAsked,
      clearing: () => setOpened('clearing'),
      helpAsked: () => setOpened('help'),
      caseAsked: () => setOpened('case'),
      marksToggled,
    }),
    [linkAsked, textAsked, marksToggled],
  );
  const scaleAsked = useCallback(() => setOpened('scale'), []);
  const keys = useKeySettings();
  const commands = useViewerCommands(board, panels, banner, keys);
  useMenuInFullScreen(isFullScreen, { menuShown, toggleMenu: commands.toggleMenu });
  useKeptFocus();
  return (
    <KeyTableContext.Provider value={keys.atWork}>
      <main id="main" data-toasts="below-tools" className="flex h-dvh flex-col overflow-hidden bg-surface">
        <h1 className="sr-only">Slide viewer</h1>
        <header className="z-30 flex flex-wrap items-center gap-x-3 border-b border-border bg-raised px-2 py-0.5 desktop:gap-x-1 low:py-0">
          <div className={classNames('flex min-w-0 items-center gap-2', row.patient)}>
            <BackLink back={back} />
            <PatientBanner {...banner} />
          </div>
          <div className={classNames('ml-auto min-w-0', row.tools)}>
            <ViewerTools commands={commands} marksShown={marks.shown} onScaleAsked={scaleAsked} />
          </div>
          <SlideActions actions={actions} theme={theme} />
        </header>
        {notice}
        {/* A narrow screen has the count below the slide and not over it: a field that is half covered is half counted. */}
        <div className={classNames('relative flex min-h-0 flex-1', counting && 'max-desktop:flex-col')}>
          {menuShown && <SlideMenu caseType={caseType} outline={outline} onClose={commands.hideMenu} />}
          <Panes board={board} commands={commands} caseNumber={banner.caseID} text={text} slides={slides} />
          <TextProvider value={hasText ? slides : null}>
            <SidePanel
              board={board}
              marksShown={marks.shown}
              onMarksClosed={commands.toggleMarks}
              caseID={banner.caseID}
            />
          </TextProvider>
        </div>
        <ViewerDialogs
          opened={opened}
          banner={banner}
          caseType={caseType}
          outline={outline}
          link={link}
          keys={keys}
          hasText={hasText}
          onClose={() => setOpened('nothing')}
        />
      </main>
    </KeyTableContext.Provider>
  );
}

interface PanesProps {
  readonly board: PaneBoard;
  readonly commands: ViewerCommands;
  readonly caseNumber: string;
  readonly text: TextTold | null;
  readonly slides: ReturnType<typeof useSlidesWindow>;
}

/** One pane or two, with what is said over them. */
const Panes = memo(function Panes({ board, commands, caseNumber, text, slides }: PanesProps) {
  const split = useUnit($split);
  // One above the other only where a window is higher than wide: magnified text leaves a low window, and no slide in it.
  return (
    <div className="relative flex min-h-0 min-w-0 flex-1 gap-px bg-border max-sm:flex-col max-desktop:portrait:flex-col">
      <PaneFrame
        side="primary"
        board={board}
        commands={commands}
        notices={
          <>
            <TextNotice told={text} texts={slides.texts} />
            <RescanNotes />
            <EdgeNotice caseNumber={caseNumber} />
          </>
        }
      />
      {split && (
        <PaneFrame
          side="secondary"
          board={board}
          commands={commands}
          notices={<EdgeNotice caseNumber={caseNumber} side="secondary" />}
        />
      )}
    </div>
  );
});

/** The list of marks; it comes by itself for a link that names one, once. */
function useMarksShown() {
  const sharedMark = useUnit($sharedMark);
  const [shown, setShown] = useState(false);
  const [listedFor, setListedFor] = useState<string | null>(null);
  if (sharedMark !== listedFor) {
    setListedFor(sharedMark);
    // Not where the list would cover the very slide that the link is about.
    if (sharedMark !== null && !isNarrow()) setShown(true);
  }
  const toggle = useCallback(() => setShown((before) => !before), []);
  return { shown, toggle };
}

interface SidePanelProps {
  readonly board: PaneBoard;
  readonly marksShown: boolean;
  readonly onMarksClosed: () => void;
  readonly caseID: string;
}

function SidePanel({ board, marksShown, onMarksClosed, caseID }: SidePanelProps) {
  const { counting, mode } = useUnit({ counting: $countingShown, mode: $mode });
  if (counting) {
    const view = () => board.pane('primary')?.stats().target ?? null;
    return <CountingPanel paneSize={board.firstSize} view={view} caseID={caseID} />;
  }
  if (mode === 'PATCH') return <PatchPanel />;
  return marksShown && <MarksPanel paneSize={board.firstSize} onClose={onMarksClosed} />;
}

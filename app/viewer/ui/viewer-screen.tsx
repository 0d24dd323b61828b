import { Link } from '@remix-run/react';
import { useUnit } from 'effector-react';
import { ArrowLeft } from 'lucide-react';
import { useRef } from 'react';
import { slideCounter } from '#app/core/slides/titles.ts';
import { Tooltip } from '#app/ui/tooltip.tsx';
import { $links } from '../model/links.ts';
import {
  $busy,
  $cannotMeasure,
  $canRedo,
  $canUndo,
  $menuShown,
  $mode,
  $rulers,
  $staleRulers,
} from '../model/panes.ts';
import { $saveState } from '../model/persistence.ts';
import { $current, $images, nextAsked, previousAsked, slideSelected } from '../model/slides.ts';
import type { Pane } from '../osd/pane.client.ts';
import { MeasurementList } from './measurement-list.tsx';
import { menuOf } from './menu-of.ts';
import { isNarrow } from './narrow.ts';
import { PatientBanner, type PatientBannerProps } from './patient-banner.tsx';
import { SaveMark } from './save-mark.tsx';
import { SideMenu } from './side-menu.tsx';
import { SlideSteps } from './slide-steps.tsx';
import { Stage } from './stage.tsx';
import { Toolbar } from './toolbar.tsx';
import { useViewerCommands, type ViewerCommands } from './use-viewer-commands.ts';

export interface ViewerScreenProps extends PatientBannerProps {
  /** The case type's display name. */
  readonly caseType: string;
}

export function ViewerScreen({ caseType, ...banner }: ViewerScreenProps) {
  const model = useUnit({
    current: $current,
    menuShown: $menuShown,
    mode: $mode,
    rulers: $rulers,
    stale: $staleRulers,
  });
  const pane = useRef<Pane | null>(null);
  const commands = useViewerCommands(pane);
  const { image } = model.current;
  return (
    <main id="main" className="flex h-dvh flex-col overflow-hidden bg-surface">
      <h1 className="sr-only">Slide viewer</h1>
      <header className="z-10 flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-border bg-raised px-2 py-1">
        <Tooltip text="Back to My Cases">
          <Link
            to="/selectedCases"
            aria-label="Back to My Cases"
            className="grid size-10 shrink-0 place-items-center rounded-md text-muted hover:bg-hover hover:text-text coarse:size-11"
          >
            <ArrowLeft aria-hidden className="size-[1.125rem]" />
          </Link>
        </Tooltip>
        <PatientBanner {...banner} />
        <div className="ml-auto max-desktop:order-last max-desktop:w-full">
          <Tools commands={commands} />
        </div>
      </header>
      <div className="relative flex min-h-0 flex-1">
        {model.menuShown && <Menu caseType={caseType} onClose={commands.hideMenu} />}
        <section aria-label="Slide" className="flex min-w-0 flex-1 flex-col">
          <TitleBar title={image?.titles.slide ?? ''} />
          <Stage image={image} measuring={model.mode !== 'NONE'} paneRef={pane} />
          {model.stale > 0 && (
            <p role="status" className="border-t border-border bg-warning-soft px-4 py-2 text-sm">
              {model.stale === 1 ? 'A measurement belongs' : `${String(model.stale)} measurements belong`} to
              an earlier image of this slide and {model.stale === 1 ? 'is' : 'are'} not shown.
            </p>
          )}
          <MeasurementList rulers={model.rulers} />
        </section>
      </div>
    </main>
  );
}

function Tools({ commands }: { readonly commands: ViewerCommands }) {
  const model = useUnit({
    disabled: $busy,
    menuShown: $menuShown,
    mode: $mode,
    cannotMeasure: $cannotMeasure,
    canUndo: $canUndo,
    canRedo: $canRedo,
  });
  return (
    <Toolbar
      disabled={model.disabled}
      menuShown={model.menuShown}
      measuring={model.mode === 'STRAIGHT'}
      cannotMeasure={model.cannotMeasure.reason}
      canUndo={model.canUndo}
      canRedo={model.canRedo}
      onShowMenu={commands.showMenu}
      onZoomIn={commands.zoomIn}
      onZoomOut={commands.zoomOut}
      onHome={commands.home}
      onToggleMeasuring={commands.toggleMeasuring}
      onUndo={commands.undo}
      onRedo={commands.redo}
    />
  );
}

function Menu({ caseType, onClose }: { readonly caseType: string; readonly onClose: () => void }) {
  const { images, links, current } = useUnit({ images: $images, links: $links, current: $current });
  const emit = useUnit({ slideSelected });
  const select = (index: number) => {
    emit.slideSelected(index);
    if (isNarrow()) onClose();
  };
  return (
    <SideMenu
      title={caseType}
      specimens={menuOf(images, links)}
      selected={current.image?.globalIndex ?? null}
      onSelect={select}
      onClose={onClose}
    />
  );
}

function TitleBar({ title }: { readonly title: string }) {
  const { current, images, saveState } = useUnit({
    current: $current,
    images: $images,
    saveState: $saveState,
  });
  const emit = useUnit({ previousAsked, nextAsked });
  const { image } = current;
  return (
    <div className="flex items-center gap-3 border-b border-border bg-raised px-3 py-0.5">
      <h2 className="min-w-0 flex-1 truncate text-sm font-medium" title={title}>
        {title}
      </h2>
      <SaveMark state={saveState} />
      <SlideSteps
        counter={image === null ? '' : slideCounter(image.globalIndex, images.length)}
        hasPrevious={image?.navigation.previous.available === true}
        hasNext={image?.navigation.next.available === true}
        onPrevious={emit.previousAsked}
        onNext={emit.nextAsked}
      />
    </div>
  );
}

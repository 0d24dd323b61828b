import { useUnit } from 'effector-react';
import { type RefObject, useEffect, useImperativeHandle, useState } from 'react';
import type { SlideImage } from '#app/core/slides/flatten.ts';
import type { Viewport } from '#app/core/viewing/viewport.ts';
import { $currentLink, linkRenewed } from '../model/links.ts';
import { commandAsked } from '../model/log.ts';
import { $openImage, $rulers, $viewport } from '../model/panes.ts';
import { $draft, pointerUsed } from '../model/tools.ts';
import type { Pane } from '../osd/pane.client.ts';
import { FailureOverlay, LoadingOverlay } from './overlays.tsx';
import { usePane } from './use-pane.ts';
import { useSlide } from './use-slide.ts';

const PANE = 'primary';

interface StageProps {
  readonly image: SlideImage | null;
  readonly measuring: boolean;
  /** The toolbar's way to the pane. */
  readonly paneRef: RefObject<Pane | null>;
}

const viewText = ({ centre, scale, rotation }: Viewport): string =>
  [centre.x, centre.y, scale, rotation].join(' ');

/** The slide itself: one pane, its overlays, and the log on the other side of them. */
export function Stage({ image, measuring, paneRef }: StageProps) {
  const model = useUnit({
    link: $currentLink,
    open: $openImage,
    rulers: $rulers,
    view: $viewport,
    draft: $draft,
  });
  const emit = useUnit({ commandAsked, pointerUsed, linkRenewed });
  const [isLoading, setLoading] = useState(false);
  const { host, pane } = usePane({
    moved: (viewport) => emit.commandAsked({ pane: PANE, command: { type: 'move-view', viewport } }),
    pointer: (input) => emit.pointerUsed({ pane: PANE, input }),
    loading: setLoading,
    failed: () => undefined,
  });
  const { failure, kind } = useSlide(pane, image, model.link.link);
  useImperativeHandle<Pane | null, Pane | null>(paneRef, () => pane, [pane]);

  const isOpen = model.open.image !== null;
  const { viewport } = model.view;
  useEffect(() => {
    if (isOpen) pane?.show({ viewport, rulers: model.rulers, draft: model.draft.ruler, measuring });
  }, [pane, isOpen, viewport, model.rulers, model.draft, measuring]);

  const shown = isOpen ? (viewport ?? pane?.homeViewport() ?? null) : null;
  const blobId = image?.fileContent ?? null;
  return (
    <div className="relative min-h-0 min-w-0 flex-1 bg-slide">
      <div
        ref={host}
        role="application"
        aria-label="Slide"
        data-image={isOpen ? image?.imageId : undefined}
        data-route={kind ?? undefined}
        data-view={shown === null ? undefined : viewText(shown)}
        data-state={failure !== null ? 'failed' : !isOpen || isLoading ? 'loading' : 'ready'}
        className="absolute inset-0"
      />
      {!isOpen && failure === null && (
        <LoadingOverlay text={image === null ? 'Loading slides...' : 'Loading slide...'} />
      )}
      {failure !== null && (
        <FailureOverlay
          message={failure.message}
          detail={failure.detail}
          onRetry={blobId === null ? null : () => emit.linkRenewed(blobId)}
        />
      )}
    </div>
  );
}

import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { PaneId } from '#app/core/event-log/entry.ts';
import type { ViewingMode } from '#app/core/viewing/events.ts';
import type { Viewport } from '#app/core/viewing/viewport.ts';
import type { Pane, PaneTool } from '../../pane/pane.client.ts';
import { $adjustments } from '../../state/adjustments.ts';
import { $mode, $patch, $resampling, $scaleBar, $shown, panes } from '../../state/panes.ts';
import { $draftBox } from '../../state/patches.ts';
import { $draft } from '../../state/tools.ts';

const TOOLS: Readonly<Record<ViewingMode, PaneTool>> = {
  NONE: 'navigate',
  STRAIGHT: 'measure',
  COORDINATE: 'measure',
  DELETE: 'erase',
  PATCH: 'patch',
};

/** Hands the pane what the log says it shows; it applies what differs. */
export function useShow(side: PaneId, pane: Pane | null, viewport: Viewport | null): void {
  const model = useUnit({
    open: panes[side].$openImage,
    shown: $shown[side],
    draft: $draft,
    draftBox: $draftBox,
    mode: $mode,
    patch: $patch,
    scaleBar: $scaleBar,
    resampling: $resampling,
    adjustments: $adjustments,
  });
  const image = model.open;
  const { rulers, patches } = model.shown;
  const draft = model.draft.pane === side ? model.draft.ruler : null;
  const draftBox = model.draftBox.pane === side ? model.draftBox.box : null;
  const activePatch = model.patch.active;
  const tool = TOOLS[model.mode];
  const { scaleBar, resampling } = model;
  const adjustment = model.adjustments[side];
  useEffect(() => {
    if (pane === null || image === null) return;
    const { scale } = image;
    pane.show({
      viewport,
      rulers,
      patches,
      draft,
      tool,
      activePatch,
      draftBox,
      scale,
      scaleBar,
      resampling,
      adjustment,
    });
  }, [
    pane,
    image,
    viewport,
    rulers,
    patches,
    draft,
    tool,
    activePatch,
    draftBox,
    scaleBar,
    resampling,
    adjustment,
  ]);
}

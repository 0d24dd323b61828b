import { useUnit } from 'effector-react';
import { useContext, useEffect, useMemo } from 'react';
import type { ShownField } from '#app/core/counting/field.ts';
import type { PaneId } from '#app/core/event-log/entry.ts';
import type { ViewingMode } from '#app/core/viewing/events.ts';
import type { Viewport } from '#app/core/viewing/viewport.ts';
import type { Pane, PaneTool, PaneView } from '../../pane/pane.client.ts';
import { $shownFields } from '../../state/counting/counting.ts';
import { $seenIn } from '../../state/coverage/coverage.ts';
import { $mapShown } from '../../state/coverage/map.ts';
import { $marksHidden } from '../../state/hands/hidden-marks.ts';
import { $editedRuler, $movableRulers } from '../../state/hands/ruler-edits.ts';
import { $lastMeasurement } from '../../state/last-measurement.ts';
import { $mode, $patch, $resampling, $scaleBar, panes } from '../../state/panes.ts';
import { $draftBox, $patchKind } from '../../state/patches.ts';
import { $adjustments } from '../../state/picture/adjustments.ts';
import { $outlinedMark } from '../../state/sharing/chosen-mark.ts';
import { $drawn } from '../../state/sharing/drawn-marks.ts';
import { $draft } from '../../state/tools.ts';
import { useOverviewShown } from '../picture/overview-button.tsx';
import { spokenKeys } from '../toolbar/shortcut-table.ts';
import { KeyTableContext } from '../toolbar/use-key-settings.ts';

const TOOLS: Readonly<Record<ViewingMode, PaneTool>> = {
  NONE: 'navigate',
  STRAIGHT: 'measure',
  COORDINATE: 'measure',
  DELETE: 'erase',
  PATCH: 'patch',
};

type Marks = Pick<PaneView, 'rulers' | 'patches' | 'draft'>;

const NO_MARKS: Omit<Marks, 'draft'> = { rulers: [], patches: [] };

const NO_FIELDS: readonly ShownField[] = [];

/** The marks to draw: a ruler that is moved is only where the hand has it. */
function useMarks(side: PaneId): Marks {
  const { shown, hidden, ...model } = useUnit({
    shown: $drawn[side],
    hidden: $marksHidden,
    drawn: $draft,
    edited: $editedRuler,
  });
  const edited = model.edited.pane === side ? model.edited.ruler : null;
  const drawn = model.drawn.pane === side ? model.drawn.ruler : null;
  const editedId = edited?.id ?? null;
  const { rulers, patches } = hidden ? NO_MARKS : shown;
  const beside = useMemo(
    () => (editedId === null ? rulers : rulers.filter(({ id }) => id !== editedId)),
    [rulers, editedId],
  );
  return { rulers: beside, patches, draft: edited ?? drawn };
}

/** Hands the pane what the log says it shows; it applies what differs. */
export function useShow(side: PaneId, pane: Pane | null, viewport: Viewport | null): void {
  const model = useUnit({
    open: panes[side].$openImage,
    draftBox: $draftBox,
    mode: $mode,
    patch: $patch,
    patchKind: $patchKind,
    scaleBar: $scaleBar,
    resampling: $resampling,
    movable: $movableRulers[side],
    last: $lastMeasurement,
    chosenMark: $outlinedMark,
    adjustments: $adjustments,
    fields: $shownFields,
    seen: $seenIn[side],
    mapShown: $mapShown,
  });
  const image = model.open;
  const { rulers, patches, draft } = useMarks(side);
  const draftBox = model.draftBox.pane === side ? model.draftBox.box : null;
  const activePatch = model.patch.active;
  const placesPoints = model.patchKind === 'point';
  const newestRuler = model.last?.rulerId ?? null;
  const tool = TOOLS[model.mode];
  const { scaleBar, resampling, movable: movableRulers, chosenMark } = model;
  // Only what the first pane shows is counted.
  const fields = side === 'primary' ? model.fields : NO_FIELDS;
  const adjustment = model.adjustments[side];
  const table = useContext(KeyTableContext);
  const keys = useMemo(() => spokenKeys(table), [table]);
  const coverage = model.mapShown ? (model.seen?.coverage ?? null) : null;
  const overviewShown = useOverviewShown();
  useEffect(() => {
    if (pane === null || image === null) return;
    const marks = { rulers, patches, draft, activePatch, draftBox, movableRulers, newestRuler, chosenMark };
    pane.show({
      ...marks,
      viewport,
      tool,
      placesPoints,
      scale: image.scale,
      scaleBar,
      overviewShown,
      resampling,
      adjustment,
      fields,
      coverage,
      keys,
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
    movableRulers,
    newestRuler,
    chosenMark,
    placesPoints,
    scaleBar,
    overviewShown,
    resampling,
    adjustment,
    fields,
    coverage,
    keys,
  ]);
}

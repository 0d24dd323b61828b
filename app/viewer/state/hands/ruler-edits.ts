import { combine, createEvent, createStore, sample } from 'effector';
import type { PaneId } from '#app/core/event-log/entry.ts';
import { isOfAnother } from '#app/core/marks/author.ts';
import type { Ruler } from '#app/core/marks/ruler.ts';
import type { ShownRuler } from '#app/core/marks/shown.ts';
import {
  RULER_EDIT_IDLE,
  type RulerDrag,
  type RulerEdit,
  type RulerEditInput,
  type RulerEditState,
  stepRulerEdit,
} from '#app/core/tools/ruler-edit-tool.ts';
import type { ViewerState } from '#app/core/viewing/decide/decision.ts';
import { shownMarks } from '#app/core/viewing/mirror.ts';
import { $facts, $reader, $sealed, commandAsked, pixelsChanged } from '../log.ts';
import { $mode, panes } from '../panes.ts';
import { viewerStateOf } from '../viewer-state.ts';

/** A hand on a ruler that is there, as a pane reports it: by the ruler's id. */
export const rulerDragged = createEvent<{ readonly pane: PaneId; readonly input: RulerDrag }>();

interface Editing {
  readonly pane: PaneId;
  readonly tool: RulerEditState;
}

const IDLE: Editing = { pane: 'primary', tool: RULER_EDIT_IDLE };

/** A drag under way is the tool's own state: the log only hears of what was settled. */
const $editing = createStore<Editing>(IDLE, { serialize: 'ignore' });

const movableIn = (
  rulers: readonly Ruler[],
  { reader, sealed }: Pick<ViewerState, 'reader' | 'sealed'>,
): readonly Ruler[] => (sealed === null ? rulers.filter((ruler) => !isOfAnother(ruler, reader)) : []);

/** A press on a ruler that has gone in the meantime, or is not the reader's to move, is not heard. */
function heardAs(input: RulerDrag, state: ViewerState): RulerEditInput | null {
  if (input.kind !== 'down') return input;
  const ruler = movableIn(state.rulers, state).find(({ id }) => id === input.rulerId);
  return ruler === undefined ? null : { kind: 'down', ruler, part: input.part, at: input.at };
}

const stepped = sample({
  clock: rulerDragged,
  source: { editing: $editing, facts: $facts },
  fn: ({ editing, facts }, { pane, input }): { editing: Editing; edits: readonly RulerEdit[] } => {
    const state = viewerStateOf(facts, pane);
    if (state.image === null) return { editing: IDLE, edits: [] };
    const heard = heardAs(input, state);
    if (heard === null) return { editing, edits: [] };
    const before = editing.pane === pane ? editing.tool : RULER_EDIT_IDLE;
    const { state: tool, commands } = stepRulerEdit(state.image.size, before, heard);
    return { editing: { pane, tool }, edits: commands };
  },
});

// A mode that is changed, or a slide that is left, leaves the ruler where it was.
$editing
  .on(stepped, (_, { editing }) => editing)
  .on(pixelsChanged, (editing, pane) => (editing.pane === pane ? IDLE : editing))
  .on($mode, () => IDLE);

sample({
  clock: stepped.filterMap(({ editing: { pane }, edits: [edit] }) => edit && { pane, command: edit }),
  target: commandAsked,
});

/** The ruler under the hand, where it is by now, and its pane. */
export const $editedRuler = combine(
  $editing,
  panes.primary.$formerLengths,
  panes.secondary.$formerLengths,
  ({ pane, tool }, primary, secondary): { readonly pane: PaneId; readonly ruler: ShownRuler | null } => {
    if (tool.kind !== 'dragging') return { pane, ruler: null };
    const former = { primary, secondary }[pane];
    const dragged = { ...tool.ruler, ...tool.ends, visible: true };
    const { rulers } = shownMarks({ rulers: [dragged], patches: [], former });
    return { pane, ruler: rulers[0] ?? null };
  },
);

const movableOf = (side: PaneId) =>
  combine(panes[side].$current, $reader, $sealed, ({ rulers }, reader, sealed) =>
    movableIn(rulers, { reader, sealed }).map(({ id }) => id),
  );

/** Which rulers of a pane's slide the reader may move: not another reader's, and none where marks are read-only. */
export const $movableRulers = { primary: movableOf('primary'), secondary: movableOf('secondary') } as const;

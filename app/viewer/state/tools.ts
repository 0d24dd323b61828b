import { createEvent, createStore, sample } from 'effector';
import type { PaneId } from '#app/core/event-log/entry.ts';
import { shownLabel } from '#app/core/marks/length.ts';
import type { Measurement, RulerMode } from '#app/core/marks/ruler.ts';
import type { ShownRuler } from '#app/core/marks/shown.ts';
import { createRulerTool, RULER_TOOL_IDLE, type RulerToolState } from '#app/core/tools/ruler-tool.ts';
import type { PointerInput } from '#app/core/tools/tool.ts';
import type { OpenImage } from '#app/core/viewing/decide/decision.ts';
import type { ViewingMode } from '#app/core/viewing/events.ts';
import { $facts, commandAsked, pixelsChanged } from './log.ts';
import { $mode } from './panes.ts';
import { viewerStateOf } from './viewer-state.ts';

/** A press, a move or a release while measuring, in level-0 pixels. */
export const pointerUsed = createEvent<{ readonly pane: PaneId; readonly input: PointerInput }>();

interface Drawing {
  readonly pane: PaneId;
  readonly image: OpenImage | null;
  readonly mode: RulerMode;
  readonly tool: RulerToolState;
}

const IDLE: Drawing = { pane: 'primary', image: null, mode: 'straight', tool: RULER_TOOL_IDLE };

/** A drag under way is the tool's own state: the log only hears of what was settled. */
const $drawing = createStore<Drawing>(IDLE, { serialize: 'ignore' });

const modeOf = (mode: ViewingMode): RulerMode | null =>
  mode === 'STRAIGHT' ? 'straight' : mode === 'COORDINATE' ? 'coordinate' : null;

const stepped = sample({
  clock: pointerUsed,
  source: { drawing: $drawing, facts: $facts },
  fn: ({ drawing, facts }, { pane, input }): { drawing: Drawing; measured: readonly Measurement[] } => {
    const { image, session } = viewerStateOf(facts, pane);
    const mode = modeOf(session.mode);
    if (image === null || mode === null) return { drawing: IDLE, measured: [] };
    // A drag that began on another image, in another pane or mode is over.
    const goesOn = drawing.image === image && drawing.pane === pane && drawing.mode === mode;
    const before = goesOn ? drawing.tool : RULER_TOOL_IDLE;
    const { state, commands } = createRulerTool(image.size, mode).step(before, input);
    const isSame = goesOn && drawing.tool === state;
    return { drawing: isSame ? drawing : { pane, image, mode, tool: state }, measured: commands };
  },
});

// A mode that is turned off, or a slide that is left, takes the half-drawn ruler with it.
$drawing
  .on(stepped, (_, { drawing }) => drawing)
  .on(pixelsChanged, (drawing, pane) => (drawing.pane === pane ? IDLE : drawing))
  .on($mode, () => IDLE);

sample({
  clock: stepped.filterMap(({ drawing: { pane }, measured: [measurement] }) =>
    measurement ? { pane, command: { type: 'draw-ruler', measurement } as const } : undefined,
  ),
  target: commandAsked,
});

/** The ruler under the hand and its pane; it is none yet, so nothing but the screen knows of it. */
export const $draft = $drawing.map(
  ({ pane, image, mode, tool }): { readonly pane: PaneId; readonly ruler: ShownRuler | null } => {
    if (image === null || tool.kind !== 'drawing') return { pane, ruler: null };
    const { from, to } = tool;
    const label = shownLabel({ mode, from, to, scale: image.scale });
    return { pane, ruler: { id: 'draft', mode, from, to, label, isFormer: false, look: 'own' } };
  },
);

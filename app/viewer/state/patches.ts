import { combine, createEvent, createStore, type Store, sample } from 'effector';
import type { ImageId, PaneId } from '#app/core/event-log/entry.ts';
import type { ImageBox } from '#app/core/marks/patch.ts';
import type { ImagePoint } from '#app/core/slides/geometry.ts';
import {
  createPatchTool,
  PATCH_TOOL_IDLE,
  type PatchEdit,
  type PatchInput,
  type PatchPart,
  type PatchToolState,
} from '#app/core/tools/patch-tool.ts';
import { $facts, $log, commandAsked, pixelsChanged } from './log.ts';
import { $mode, panes } from './panes.ts';
import { viewerStateOf } from './viewer-state.ts';

/** A hand on a patch, as a pane reports it: by the patch's id. */
export type PaneDrag =
  | { readonly kind: 'down'; readonly patchId: string; readonly part: PatchPart; readonly at: ImagePoint }
  | { readonly kind: 'move' | 'up'; readonly at: ImagePoint; readonly viewScale: number }
  | { readonly kind: 'cancelled' };

export const patchDragged = createEvent<{ readonly pane: PaneId; readonly input: PaneDrag }>();
/** A click on the image that ended no drag (specification 4.6); `viewScale` in CSS pixels per level-0 pixel. */
export const imageClicked = createEvent<{
  readonly pane: PaneId;
  readonly at: ImagePoint;
  readonly viewScale: number;
}>();
/** Whether the next patch is a point or a region. */
export const patchKindChosen = createEvent<'region' | 'point'>();

export const $patchKind = createStore<'region' | 'point'>('region', { serialize: 'ignore' }).on(
  patchKindChosen,
  (_, kind) => kind,
);

interface Dragging {
  readonly pane: PaneId;
  readonly tool: PatchToolState;
}

const IDLE: Dragging = { pane: 'primary', tool: PATCH_TOOL_IDLE };

const $dragging = createStore<Dragging>(IDLE, { serialize: 'ignore' });

const stepped = sample({
  clock: patchDragged,
  source: { dragging: $dragging, facts: $facts },
  fn: ({ dragging, facts }, { pane, input }): { dragging: Dragging; edits: readonly PatchEdit[] } => {
    const { image, patches, session } = viewerStateOf(facts, pane);
    if (image === null || session.mode !== 'PATCH') return { dragging: IDLE, edits: [] };
    const heard = heardAs(input, (id) => patches.find((patch) => patch.id === id) ?? null);
    if (heard === null) return { dragging, edits: [] };
    const before = dragging.pane === pane ? dragging.tool : PATCH_TOOL_IDLE;
    const { state, commands } = createPatchTool(image.size).step(before, heard);
    const isSame = dragging.pane === pane && dragging.tool === state;
    return { dragging: isSame ? dragging : { pane, tool: state }, edits: commands };
  },
});

type Found = Extract<PatchInput, { readonly kind: 'down' }>['patch'] | null;

/** A press on a patch that has gone in the meantime is not heard. */
function heardAs(input: PaneDrag, find: (id: string) => Found): PatchInput | null {
  if (input.kind !== 'down') return input;
  const patch = find(input.patchId);
  return patch === null ? null : { kind: 'down', patch, part: input.part, at: input.at };
}

$dragging
  .on(stepped, (_, { dragging }) => dragging)
  .on(pixelsChanged, (dragging, pane) => (dragging.pane === pane ? IDLE : dragging))
  .on($mode, () => IDLE);

sample({
  clock: stepped.filterMap(({ dragging: { pane }, edits: [edit] }) => edit && { pane, command: edit }),
  target: commandAsked,
});

sample({
  clock: imageClicked,
  // Not called 'kind': effector takes an object with such a key for a unit of its own.
  source: { wanted: $patchKind, mode: $mode },
  filter: ({ mode }) => mode === 'PATCH',
  fn: ({ wanted }, { pane, at, viewScale }) => ({
    pane,
    command: { type: 'place-patch', at, viewScale, isPoint: wanted === 'point' } as const,
  }),
  target: commandAsked,
});

const patchNamesIn = ($slide: Store<ImageId | null>) =>
  combine($log, $slide, ({ view }, slide) => view.patchNames(slide ?? ''));

/** How the patches of each pane's slide are called. Live: they hold with the patches of the same moment. */
export const $patchNames = {
  primary: patchNamesIn(panes.primary.$slide),
  secondary: patchNamesIn(panes.secondary.$slide),
} as const;

/** Where the patch under the hand is; the log hears of it at the end of the drag. */
export const $draftBox = $dragging.map(
  ({ pane, tool }): { readonly pane: PaneId; readonly patchId: string; readonly box: ImageBox | null } =>
    tool.kind === 'dragging'
      ? { pane, patchId: tool.patch.id, box: tool.box }
      : { pane, patchId: '', box: null },
);

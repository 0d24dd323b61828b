import fc from 'fast-check';
import { gestureId, type PaneId } from '../event-log/entry.ts';
import type { Ruler } from '../marks/ruler.ts';
import type { ViewerCommand } from './commands.ts';
import { decide } from './decide/decide.ts';
import type { OpenImage, ViewerState } from './decide/decision.ts';
import type { LogDraft, LogEvent } from './events.ts';
import { followedView, registrationIn } from './mirror.ts';
import { slideIn } from './projections.ts';
import { emptyViewerLog, extendViewerLog, type ViewerLog } from './viewer-log.ts';
import type { Viewport } from './viewport.ts';

export const slide = (id: string, over: Partial<OpenImage> = {}): OpenImage => ({
  id,
  checksum: null,
  size: { width: 1000, height: 800 },
  scale: { state: 'file', mppX: 0.25, mppY: 0.5, source: 'api' },
  magnification: null,
  ...over,
});

export const rulerOn = (imageId: string, id: string): Ruler => ({
  id,
  imageId,
  checksum: null,
  mode: 'straight',
  from: { x: 1, y: 2 },
  to: { x: 30, y: 40 },
  scale: { state: 'file', mppX: 0.25, mppY: 0.5, source: 'api' },
  visible: true,
  name: '',
  author: null,
  pane: 'primary',
});

export const view = (scale: number, rotation = 0): Viewport => ({ centre: { x: 5, y: 6 }, scale, rotation });

export function stateOf(log: ViewerLog, pane: PaneId): ViewerState {
  const { view: fold } = log;
  const session = fold.session();
  const open = slideIn(session, pane);
  const lead = slideIn(session, 'primary');
  const registration = registrationIn(session, fold.registration());
  const leadView = lead === null ? null : fold.viewport('primary', lead);
  return {
    pane,
    slide: open,
    image: open === null ? null : slide(open),
    busy: false,
    awaitsCase: false,
    sealed: null,
    session,
    viewport: open === null ? null : fold.viewport(pane, open),
    rulers: open === null ? [] : fold.rulers(open),
    patches: open === null ? [] : fold.patches(open),
    nextPatch: open === null ? 1 : fold.patchNames(open).next,
    history: (lane) =>
      open === null ? { undoable: [], redoable: [] } : fold.history({ pane, image: open, lane }),
    reader: null,
    registration,
    aligned: lead === null || open === null ? null : fold.aligned(lead, open),
    lead: lead === null ? null : { image: lead, checksum: slide(lead).checksum, scale: slide(lead).scale },
    led: followedView(registration, leadView, null),
  };
}

export const draftOf = (event: LogEvent, gesture: string, image: string, pane: PaneId): LogDraft => ({
  at: 1_700_000_000_000,
  image,
  pane,
  gesture: gestureId(gesture),
  event,
});

/** Decides as the edge would: one gesture for each command; a refusal leaves the log as it is. */
export function ask(log: ViewerLog, pane: PaneId, command: ViewerCommand): ViewerLog {
  const state = stateOf(log, pane);
  const decision = decide(state, command);
  if (!decision.ok) return log;
  const image = command.type === 'open-slide' ? command.image : (state.slide ?? 'none');
  const gesture = `g${String(log.log.length)}`;
  const elsewhere = decision.elsewhere ?? [];
  return extendViewerLog(log, [
    ...elsewhere.map((placed) => draftOf(placed.event, gesture, placed.image, placed.pane)),
    ...decision.events.map((event) => draftOf(event, gesture, image, pane)),
  ]);
}

const numbers = fc.integer({ min: 0, max: 800 });
const points = fc.record({ x: numbers, y: numbers });
const lanes = fc.constantFrom('marks' as const, 'view' as const);
const of = <C extends ViewerCommand>(weight: number, arbitrary: fc.Arbitrary<C>) => ({ weight, arbitrary });
const just = <T extends string>(type: T) => fc.constant(type);

/** `pick` stands for one of the marks that are there by then. */
export type Wish =
  | ViewerCommand
  | { readonly type: 'remove-some' | 'rename-some' | 'drop-some' | 'recolor-some'; readonly pick: number };
const picked = (type: 'remove-some' | 'rename-some' | 'drop-some' | 'recolor-some') =>
  fc.record({ type: fc.constant(type), pick: fc.nat(9) });
const bothViews = {
  lead: fc.integer({ min: 1, max: 9 }).map((n) => view(n)),
  own: fc.integer({ min: 1, max: 9 }).map((n) => view(n, 90)),
};

const wishes: fc.Arbitrary<Wish> = fc.oneof(
  of(2, fc.record({ type: just('open-slide'), image: fc.constantFrom('slide-1', 'slide-2') })),
  of(
    8,
    fc.record({
      type: just('draw-ruler'),
      id: fc.uuid(),
      measurement: fc.record({ mode: fc.constant('straight' as const), from: points, to: points }),
    }),
  ),
  { weight: 3, arbitrary: picked('remove-some') },
  { weight: 2, arbitrary: picked('rename-some') },
  { weight: 1, arbitrary: picked('drop-some') },
  { weight: 2, arbitrary: picked('recolor-some') },
  of(
    3,
    fc.record({
      type: just('place-patch'),
      id: fc.uuid(),
      at: points,
      viewScale: fc.constant(1),
      isPoint: fc.boolean(),
    }),
  ),
  of(2, fc.record({ type: just('toggle-mode'), mode: fc.constant('PATCH' as const) })),
  of(1, fc.record({ type: just('open-split') })),
  of(1, fc.record({ type: just('close-split') })),
  of(2, fc.record({ type: just('start-sync'), ...bothViews })),
  of(2, fc.record({ type: just('align-panes'), ...bothViews })),
  of(
    2,
    fc.record({
      type: just('align-by-points'),
      pairs: fc.array(fc.record({ from: points, to: points }), { minLength: 2, maxLength: 3 }),
    }),
  ),
  of(1, fc.record({ type: just('stop-sync'), own: bothViews.own })),
  of(
    1,
    fc.record({
      type: just('set-scale'),
      scale: fc.constantFrom(null, { mppX: 0.3, mppY: 0.3, reason: 'stage micrometer' }),
    }),
  ),
  of(1, fc.record({ type: just('clear-rulers') })),
  of(4, fc.record({ type: just('undo'), lane: lanes })),
  of(3, fc.record({ type: just('redo'), lane: lanes })),
  of(3, fc.record({ type: just('toggle-mode'), mode: fc.constant('STRAIGHT' as const) })),
  of(2, fc.record({ type: just('move-view'), viewport: fc.integer({ min: 1, max: 9 }).map((n) => view(n)) })),
  of(1, fc.record({ type: just('rotate-view'), degrees: fc.constantFrom(90, -90) })),
  of(1, fc.record({ type: just('hide-menu') })),
  of(1, fc.record({ type: just('show-menu') })),
);

/** Readers with two panes who draw, remove, look around, undo and redo, as the rules let them. */
export const randomReadings: fc.Arbitrary<ViewerLog> = fc
  .array(fc.tuple(wishes, fc.constantFrom<PaneId>('primary', 'secondary')), { maxLength: 60, size: 'max' })
  .map((steps) => {
    const opened = (['primary', 'secondary'] as const).reduce(
      (log, pane) => ask(log, pane, { type: 'open-slide', image: 'slide-1' }),
      emptyViewerLog,
    );
    const measuring = ask(opened, 'primary', { type: 'toggle-mode', mode: 'STRAIGHT' });
    return steps.reduce((log, [wish, pane]) => ask(log, pane, commandOf(log, pane, wish)), measuring);
  });

function commandOf(log: ViewerLog, pane: PaneId, wish: Wish): ViewerCommand {
  if (!('pick' in wish)) return wish;
  const { rulers, patches } = stateOf(log, pane);
  const rulerId = rulers[wish.pick % Math.max(1, rulers.length)]?.id ?? '';
  const patchId = patches[wish.pick % Math.max(1, patches.length)]?.id ?? '';
  switch (wish.type) {
    case 'remove-some':
      return { type: 'remove-ruler', rulerId };
    case 'rename-some':
      return { type: 'rename-ruler', rulerId, name: `name ${String(wish.pick)}` };
    case 'drop-some':
      return { type: 'remove-patch', patchId };
    case 'recolor-some':
      return { type: 'recolor-patch', patchId, color: `#00000${String(wish.pick)}` };
  }
}

import fc from 'fast-check';
import { gestureId, type PaneId } from '../event-log/entry.ts';
import type { Ruler } from '../marks/ruler.ts';
import type { ViewerCommand } from './commands.ts';
import { decide, type OpenImage, type ViewerState } from './decide.ts';
import type { LogDraft, LogEvent } from './events.ts';
import { emptyViewerLog, extendViewerLog, type ViewerLog } from './viewer-log.ts';
import type { Viewport } from './viewport.ts';

export const slide = (id: string, over: Partial<OpenImage> = {}): OpenImage => ({
  id,
  checksum: null,
  size: { width: 1000, height: 800 },
  scale: { state: 'file', mppX: 0.25, mppY: 0.5, source: 'api' },
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
});

export const view = (scale: number, rotation = 0): Viewport => ({ centre: { x: 5, y: 6 }, scale, rotation });

export function stateOf(log: ViewerLog, pane: PaneId): ViewerState {
  const session = log.view.session();
  const open = session.slide[pane];
  return {
    slide: open,
    image: open === null ? null : slide(open),
    busy: false,
    session,
    viewport: open === null ? null : log.view.viewport(pane, open),
    rulers: open === null ? [] : log.view.rulers(open),
    history: (lane) =>
      open === null ? { undoable: [], redoable: [] } : log.view.history({ pane, image: open, lane }),
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
  return extendViewerLog(
    log,
    decision.events.map((event) => draftOf(event, gesture, image, pane)),
  );
}

const numbers = fc.integer({ min: 0, max: 800 });
const points = fc.record({ x: numbers, y: numbers });
const lanes = fc.constantFrom('marks' as const, 'view' as const);
const of = <C extends ViewerCommand>(weight: number, arbitrary: fc.Arbitrary<C>) => ({ weight, arbitrary });
const just = <T extends string>(type: T) => fc.constant(type);

/** `pick` stands for one of the rulers that are there by then. */
export type Wish = ViewerCommand | { readonly type: 'remove-some'; readonly pick: number };

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
  { weight: 3, arbitrary: fc.record({ type: just('remove-some'), pick: fc.nat(9) }) },
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
  if (wish.type !== 'remove-some') return wish;
  const { rulers } = stateOf(log, pane);
  return { type: 'remove-ruler', rulerId: rulers[wish.pick % Math.max(1, rulers.length)]?.id ?? '' };
}

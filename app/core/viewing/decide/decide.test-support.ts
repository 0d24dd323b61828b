import type { History } from '../../event-log/track.ts';
import { type ImageBox, type Patch } from '../../marks/patch.ts';
import type { ViewerCommand } from '../commands.ts';
import type { LogEvent, ViewingMode } from '../events.ts';
import { session } from '../projections.ts';
import { rulerOn, slide, view } from '../random-readings.test-support.ts';
import { identityOn } from '../registration.ts';
import { decide } from './decide.ts';
import type { Of, Rejection, ViewerState } from './decision.ts';

const none: History = { undoable: [], redoable: [] };
export const opened = { ...session.initial, slide: { primary: 'i', secondary: null } };
export const given = (over: Partial<ViewerState> = {}): ViewerState => ({
  pane: 'primary',
  slide: 'i',
  image: slide('i'),
  busy: false,
  awaitsCase: false,
  sealed: null,
  session: { ...opened, mode: 'STRAIGHT' },
  viewport: view(2, 270),
  rulers: [rulerOn('i', 'r1')],
  patches: [],
  nextPatch: 1,
  history: () => none,
  reader: null,
  registration: null,
  aligned: null,
  lead: null,
  led: null,
  ...over,
});
export const inMode = (mode: ViewingMode): Partial<ViewerState> => ({ session: { ...opened, mode } });
export const draw = (from = { x: 0, y: 0 }, to = { x: 1000, y: 800 }, id = 'new'): ViewerCommand => ({
  type: 'draw-ruler',
  id,
  measurement: { mode: 'straight', from, to },
});
export const moveRuler = (over: Partial<Of<'move-ruler'>> = {}): ViewerCommand => ({
  type: 'move-ruler',
  rulerId: 'r1',
  from: { x: 7, y: 8 },
  to: { x: 70, y: 80 },
  ...over,
});
export const broken = { image: slide('i', { scale: { state: 'invalid' } }) };

/** The second pane of a split, on the same slide as the first. */
export const splitWith = (over: Partial<ViewerState>): Partial<ViewerState> => ({
  pane: 'secondary',
  session: { ...opened, split: true },
  lead: { image: 'i', checksum: slide('i').checksum, scale: slide('i').scale },
  ...over,
});
export const syncedWith = (over: Partial<ViewerState>): Partial<ViewerState> => ({
  ...splitWith({}),
  session: { ...opened, split: true, synced: true },
  registration: identityOn('i'),
  ...over,
});

export const boxAt = (x: number, y: number, side = 100): ImageBox => ({ x, y, width: side, height: side });
export const patchOn = (id: string, over: Partial<Patch> = {}): Patch => ({
  id,
  imageId: 'i',
  checksum: null,
  note: 'look',
  color: '#ff0000',
  isPoint: false,
  box: boxAt(0, 0),
  widthInClient: 50,
  author: null,
  pane: 'primary',
  ...over,
});
export const onePatch: Partial<ViewerState> = { ...inMode('PATCH'), patches: [patchOn('p1')] };
export const place = (over: Partial<Of<'place-patch'>> = {}): ViewerCommand => ({
  type: 'place-patch',
  id: 'new',
  at: { x: 500, y: 400 },
  viewScale: 1,
  isPoint: false,
  ...over,
});
export const setScale = (mpp: number): ViewerCommand => ({
  type: 'set-scale',
  scale: { mppX: mpp, mppY: mpp, reason: 'stage micrometer' },
});

export function eventsOf(state: ViewerState, command: ViewerCommand): readonly LogEvent[] | Rejection {
  const decision = decide(state, command);
  return decision.ok ? decision.events : decision.rejection;
}

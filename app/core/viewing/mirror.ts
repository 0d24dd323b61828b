import { shownLabel } from '../marks/length.ts';
import type { ImageBox, Patch } from '../marks/patch.ts';
import { elbowOf, type Ruler } from '../marks/ruler.ts';
import type { ShownPatch, ShownRuler } from '../marks/shown.ts';
import { slideIn, type ViewerSession } from './projections.ts';
import { identityOn, mappedPoint, mappedView, type Registration } from './registration.ts';
import type { Viewport } from './viewport.ts';

/** Specification 4.4: what the second pane shows of the first one's marks has ids of its own. */
const SYNC_PREFIX = 'sync-';

/** A length stays that of the slide on which it was measured: on another one it would contradict the scale bar. */
export const OF_FIRST_SLIDE = ', of the first pane’s slide';

export const isProjection = (id: string): boolean => id.startsWith(SYNC_PREFIX);

/**
 * How the second pane reads the first while they are in step; null while they are not. A slide change in both
 * panes at once leaves them on one image, which lies on itself; one that parts them ends the sync, since
 * nobody has said yet how the two new images lie on each other.
 */
export function registrationIn(session: ViewerSession, named: Registration | null): Registration | null {
  const [from, to] = [slideIn(session, 'primary'), slideIn(session, 'secondary')];
  if (!session.synced || from === null || to === null) return null;
  if (named?.from === from && named.to === to) return named;
  return from === to ? identityOn(from) : null;
}

/** What the second pane shows: led through the registration while there is one, by its own steps else. */
export function followedView(
  registration: Registration | null,
  lead: Viewport | null,
  own: Viewport | null,
): Viewport | null {
  return registration !== null && lead !== null ? mappedView(registration, lead) : own;
}

const nameOf = (ruler: Ruler, isFormer: boolean): string => {
  const label = shownLabel(ruler, isFormer);
  return ruler.name === '' ? label : `${ruler.name}: ${label}`;
};

// Drawing asks again at every change of the list, and all rulers but one are the ones of before.
const shownBefore = new WeakMap<Ruler, ShownRuler>();

function asItself(ruler: Ruler, former: ReadonlySet<string>): ShownRuler {
  const known = shownBefore.get(ruler);
  const isFormer = former.has(ruler.id);
  if (known?.isFormer === isFormer) return known;
  const { id, mode, from, to } = ruler;
  const shown: ShownRuler = { id, mode, from, to, label: nameOf(ruler, isFormer), isFormer, look: 'own' };
  shownBefore.set(ruler, shown);
  return shown;
}

const labelThere = ({ label }: ShownRuler, { from, to }: Registration): string =>
  label === '' || from === to ? label : `${label}${OF_FIRST_SLIDE}`;

const asProjection = (itself: ShownRuler, registration: Registration): ShownRuler => ({
  ...itself,
  id: `${SYNC_PREFIX}${itself.id}`,
  label: labelThere(itself, registration),
  from: mappedPoint(registration, itself.from),
  to: mappedPoint(registration, itself.to),
  // The legs were measured along the axes of the first image, which lie otherwise on a section that is turned.
  ...(itself.mode === 'coordinate' ? { elbow: mappedPoint(registration, elbowOf(itself)) } : {}),
  look: 'synced',
});

const patchAsItself = ({ id, note, color, isPoint, box }: Patch): ShownPatch => ({
  id,
  note,
  color,
  isPoint,
  box,
  look: 'own',
});

/** A box stays upright on its new image: where the section is turned, it grows around all that it framed. */
function boxAround(box: ImageBox, registration: Registration): ImageBox {
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  const corners = [box, { x: right, y: box.y }, { x: right, y: bottom }, { x: box.x, y: bottom }].map(
    (corner) => mappedPoint(registration, corner),
  );
  const [across, down] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [x, y] = [Math.min(...across), Math.min(...down)];
  return { x, y, width: Math.max(...across) - x, height: Math.max(...down) - y };
}

const patchAsProjection = (patch: Patch, registration: Registration): ShownPatch => ({
  ...patchAsItself(patch),
  id: `${SYNC_PREFIX}${patch.id}`,
  box: boxAround(patch.box, registration),
  look: 'synced',
});

interface Marks {
  readonly rulers: readonly Ruler[];
  readonly patches: readonly Patch[];
  /** The ids of the rulers that were measured by a scale that the slide has no more. */
  readonly former: ReadonlySet<string>;
}
interface ShownMarks {
  readonly rulers: readonly ShownRuler[];
  readonly patches: readonly ShownPatch[];
}

export const shownMarks = ({ rulers, patches, former }: Marks): ShownMarks => ({
  rulers: rulers.filter(({ visible }) => visible).map((ruler) => asItself(ruler, former)),
  patches: patches.map(patchAsItself),
});

/**
 * The marks of the second pane while it is led: its own as they are, the first one's as projections. On one
 * and the same image a mark keeps its place, whatever the offset between the views: where it lies is a fact.
 */
export function followedMarks(registration: Registration, lead: Marks, own: Marks): ShownMarks {
  const shares = registration.from === registration.to;
  const place = shares ? identityOn(registration.from) : registration;
  const ownRulers = shares ? own.rulers.filter(({ pane }) => pane === 'secondary') : own.rulers;
  const ownPatches = shares ? own.patches.filter(({ pane }) => pane === 'secondary') : own.patches;
  const ledRulers = shares ? lead.rulers.filter(({ pane }) => pane === 'primary') : lead.rulers;
  const ledPatches = shares ? lead.patches.filter(({ pane }) => pane === 'primary') : lead.patches;
  const itself = shownMarks({ ...own, rulers: ownRulers, patches: ownPatches });
  const led = shownMarks({ ...lead, rulers: ledRulers, patches: [] });
  return {
    rulers: [...itself.rulers, ...led.rulers.map((ruler) => asProjection(ruler, place))],
    patches: [...itself.patches, ...ledPatches.map((patch) => patchAsProjection(patch, place))],
  };
}

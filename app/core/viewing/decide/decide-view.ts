import { canMeasure } from '../../slides/scale.ts';
import { alignByPoints } from '../alignment.ts';
import { viewportShape } from '../event-parts.ts';
import type { ViewingMode } from '../events.ts';
import { slideIn } from '../projections.ts';
import { realign, registrationAt } from '../registration.ts';
import { turnBy } from '../rotation.ts';
import type { Viewport } from '../viewport.ts';
import { type Decision, type Elsewhere, no, type Of, type ViewerState, yes } from './decision.ts';

const sameView = (a: Viewport, b: Viewport): boolean =>
  a.centre.x === b.centre.x && a.centre.y === b.centre.y && a.scale === b.scale && a.rotation === b.rotation;

const isView = (viewport: Viewport): boolean => viewportShape.safeParse(viewport).success;

export function seeView(
  state: ViewerState,
  viewport: Viewport,
  type: 'view.moved' | 'view.rotated' | 'view.homed',
): Decision {
  if (state.slide === null) return no('no-slide');
  if (!isView(viewport)) return no('invalid-view');
  // While it is led it has no view of its own: moving it is asked for as aligning.
  if (state.pane === 'secondary' && state.registration !== null) return no('synced');
  return state.viewport && sameView(state.viewport, viewport) ? yes() : yes({ type, v: 1, viewport });
}

export function rotateView(state: ViewerState, { degrees, from }: Of<'rotate-view'>): Decision {
  // A zoom that still glides is not in the log yet, and a turn of a moment ago is not in the pane yet.
  const now = from ?? state.viewport;
  if (!now) return no('no-view');
  const { rotation } = state.viewport ?? now;
  return seeView(state, { ...now, rotation: turnBy(rotation, degrees) }, 'view.rotated');
}

export function toggleMode(state: ViewerState, command: Of<'toggle-mode'>): Decision {
  if (!state.image) return no('no-slide');
  const mode: ViewingMode = state.session.mode === command.mode ? 'NONE' : command.mode;
  const measures = mode === 'STRAIGHT' || mode === 'COORDINATE';
  if (measures && !canMeasure(state.image.scale)) return no('no-scale');
  if (mode !== 'NONE' && state.sealed !== null) return no(state.sealed);
  return yes({ type: 'mode.changed', v: 1, mode });
}

/** A slide that parts the panes ends their sync; the second one stays where it was led to. */
function partingFrom(state: ViewerState, command: Of<'open-slide'>): readonly Elsewhere[] {
  const { session, pane } = state;
  if (!session.synced) return [];
  const other = pane === 'primary' ? session.slide.secondary : session.slide.primary;
  const second = slideIn(session, 'secondary');
  const staysTogether = state.registration !== null && (other === null || other === command.image);
  if (staysTogether || second === null) return [];
  return [{ pane: 'secondary', image: second, event: { type: 'sync.stopped', v: 1, viewport: state.led } }];
}

export function openSlide(state: ViewerState, command: Of<'open-slide'>): Decision {
  const { session, pane } = state;
  if (session.slide[pane] === command.image) return yes();
  const opened = { type: 'slide.opened', v: 1 } as const;
  const elsewhere = partingFrom(state, command);
  const splits = pane === 'secondary' && !session.split;
  return {
    ok: true,
    events: splits ? [{ type: 'split.opened', v: 1 }, opened] : [opened],
    ...(elsewhere.length === 0 ? {} : { elsewhere }),
  };
}

export function startSync(state: ViewerState, { lead, own }: Of<'start-sync'>): Decision {
  if (!state.session.split) return no('no-split');
  if (!state.image || !state.lead) return no('no-slide');
  if (!isView(lead) || !isView(own)) return no('invalid-view');
  if (state.registration !== null) return yes();
  // Sections that were aligned by points are linked again as they were: the views were moved apart since.
  const registration =
    state.aligned ??
    registrationAt(
      { ...state.lead, viewport: lead },
      { image: state.image.id, checksum: state.image.checksum, scale: state.image.scale, viewport: own },
    );
  return yes({ type: 'sync.started', v: 1, registration });
}

export function stopSync(state: ViewerState, { own }: Of<'stop-sync'>): Decision {
  if (!state.session.synced) return no('not-synced');
  return isView(own) ? yes({ type: 'sync.stopped', v: 1, viewport: own }) : no('invalid-view');
}

/** Two or three places that the reader marked on both sections lay one on the other, synced or not yet. */
export function alignSections(state: ViewerState, { pairs }: Of<'align-by-points'>): Decision {
  if (!state.session.split) return no('no-split');
  if (!state.image || !state.lead) return no('no-slide');
  const checksums = { from: state.lead.checksum, to: state.image.checksum };
  const alignment = alignByPoints({ from: state.lead.image, to: state.image.id, checksums }, pairs);
  if (alignment === null) return no('too-few-points');
  const { registration } = alignment;
  return yes({ type: state.registration === null ? 'sync.started' : 'sync.aligned', v: 1, registration });
}

export function alignPanes(state: ViewerState, { lead, own }: Of<'align-panes'>): Decision {
  if (state.registration === null) return no('not-synced');
  if (!isView(lead) || !isView(own)) return no('invalid-view');
  return yes({ type: 'sync.aligned', v: 1, registration: realign(state.registration, lead, own) });
}

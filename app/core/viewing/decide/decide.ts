import { redo, undo } from '../../event-log/history.ts';
import type { ViewerCommand } from '../commands.ts';
import { importMarks } from './decide-import.ts';
import {
  activatePatch,
  chooseNote,
  movePatch,
  notePatch,
  placePatch,
  recolorPatch,
  removePatch,
  resizePatch,
} from './decide-patches.ts';
import {
  clearRulers,
  drawRuler,
  moveRuler,
  removeRuler,
  renameRuler,
  setScale,
  toggleRuler,
} from './decide-rulers.ts';
import {
  alignPanes,
  alignSections,
  openSlide,
  rotateView,
  seeView,
  startSync,
  stopSync,
  toggleMode,
} from './decide-view.ts';
import { type Decision, no, type Of, type ViewerState, yes } from './decision.ts';

function turnBack(state: ViewerState, { type, lane }: Of<'undo'> | Of<'redo'>): Decision {
  if (state.slide === null) return no('no-slide');
  if (lane === 'marks' && state.sealed !== null) return no(state.sealed);
  const fact = (type === 'undo' ? undo : redo)(state.history(lane));
  return fact ? yes(fact) : no(`nothing-to-${type}`);
}

function openSplit(state: ViewerState): Decision {
  if (state.slide === null) return no('no-slide');
  return state.session.split ? yes() : yes({ type: 'split.opened', v: 1 });
}

const closeSplit = ({ session }: ViewerState): Decision =>
  session.split ? yes({ type: 'split.closed', v: 1 }) : yes();

/** What loading does not hold up: going on to another slide, closing what is open, and what a pane reports. */
const UNHINDERED: ReadonlySet<ViewerCommand['type']> = new Set([
  'open-slide',
  'move-view',
  'hide-menu',
  'close-split',
  'stop-sync',
]);

/** What lays down by which scale something was measured, and is for good. */
const MEASURING: ReadonlySet<ViewerCommand['type']> = new Set(['draw-ruler', 'import-marks']);

/** What changes marks, hence what a window that may only look refuses. */
const MARKING: ReadonlySet<ViewerCommand['type']> = new Set([
  'draw-ruler',
  'rename-ruler',
  'toggle-ruler',
  'move-ruler',
  'remove-ruler',
  'clear-rulers',
  'import-marks',
  'place-patch',
  'move-patch',
  'resize-patch',
  'recolor-patch',
  'note-patch',
  'choose-note',
  'remove-patch',
  'set-scale',
]);

export const changesMarks = ({ type }: ViewerCommand): boolean => MARKING.has(type);

type Rules = { readonly [T in ViewerCommand['type']]: (state: ViewerState, command: Of<T>) => Decision };

const rules: Rules = {
  'open-slide': openSlide,
  'move-view': (state, { viewport }) => seeView(state, viewport, 'view.moved'),
  'home-view': (state, { viewport }) => seeView(state, viewport, 'view.homed'),
  'rotate-view': rotateView,
  'toggle-mode': toggleMode,
  'show-menu': ({ session }) => (session.menuShown ? yes() : yes({ type: 'menu.shown', v: 1 })),
  'hide-menu': ({ session }) => (session.menuShown ? yes({ type: 'menu.hidden', v: 1 }) : yes()),
  'change-scale-bar': (_, { settings }) => yes({ type: 'scale-bar.changed', v: 1, settings }),
  'change-resampling': ({ session }, { method }) =>
    session.resampling === method ? yes() : yes({ type: 'resampling.changed', v: 1, method }),
  'open-split': openSplit,
  'close-split': closeSplit,
  'start-sync': startSync,
  'stop-sync': stopSync,
  'align-panes': alignPanes,
  'align-by-points': alignSections,
  'draw-ruler': drawRuler,
  'rename-ruler': renameRuler,
  'toggle-ruler': toggleRuler,
  'move-ruler': moveRuler,
  'remove-ruler': removeRuler,
  'clear-rulers': clearRulers,
  'import-marks': importMarks,
  'place-patch': placePatch,
  'move-patch': movePatch,
  'resize-patch': resizePatch,
  'recolor-patch': recolorPatch,
  'note-patch': notePatch,
  'choose-note': chooseNote,
  'remove-patch': removePatch,
  'activate-patch': activatePatch,
  'set-scale': setScale,
  undo: turnBack,
  redo: turnBack,
};

/**
 * The only place that says no. Allowed and nothing to do (the slide is open, the view is there) gives no
 * events, so that it leaves no step for Undo.
 */
export function decide(state: ViewerState, command: ViewerCommand): Decision {
  if (state.busy && !UNHINDERED.has(command.type)) return no('busy');
  if (state.awaitsCase && MEASURING.has(command.type)) return no('busy');
  if (state.sealed !== null && MARKING.has(command.type)) return no(state.sealed);
  // The table pairs each rule with its own command, which the compiler cannot follow through a lookup.
  const rule = rules[command.type] as (state: ViewerState, command: ViewerCommand) => Decision;
  return rule(state, command);
}

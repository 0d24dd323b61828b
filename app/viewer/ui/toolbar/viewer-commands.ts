import type { PaneId } from '#app/core/event-log/entry.ts';
import type { ViewingMode } from '#app/core/viewing/events.ts';
import { turnBy } from '#app/core/viewing/rotation.ts';
import { ZOOM_IN_FACTOR, ZOOM_OUT_FACTOR } from '#app/core/viewing/zoom.ts';
import type { Pane } from '../../pane/pane.client.ts';
import type { Asked } from '../../state/log.ts';
import type { AskedTurn } from '../../state/turned-gestures.ts';

/** One screen pixel for each pixel of the scan. */
const ACTUAL_SCALE = 1;
/** The step of a rotation, in degrees (specification 9). */
const QUARTER_TURN = 90;

/** What the commands rest on at the moment of a press. */
export interface Present {
  /** The pane that buttons and keys act on. */
  readonly active: PaneId;
  readonly mode: ViewingMode;
  readonly menuShown: boolean;
  readonly split: boolean;
  readonly synced: boolean;
  readonly activePatch: string | null;
}

export interface CommandPorts {
  readonly present: () => Present;
  readonly pane: (side: PaneId) => Pane | null;
  readonly commandAsked: (asked: Asked) => void;
  readonly markTurnAsked: (asked: AskedTurn) => void;
  readonly previousAsked: () => void;
  readonly nextAsked: () => void;
  readonly clearing: () => void;
  readonly helpAsked: () => void;
  readonly caseAsked: () => void;
  readonly marksToggled: () => void;
  readonly marksHiddenToggled: () => void;
  readonly fullScreenToggled: () => void;
  /** A picture of what the panes show goes to the reader's downloads. */
  readonly captured: () => void;
  /** An address that opens what the panes show goes to the clipboard. */
  readonly linkAsked: () => void;
  readonly chosenMarkLeft: () => void;
  readonly mapToggled: () => void;
  readonly nextUnseenAsked: () => void;
  /** To the text of the case. */
  readonly textAsked: () => void;
}

type Command = Asked['command'];

/** What the first pane shows and what the second one does; null while either has no slide. */
export function bothViews(pane: CommandPorts['pane']) {
  const lead = pane('primary')?.stats().target ?? null;
  const own = pane('secondary')?.stats().target ?? null;
  return lead === null || own === null ? null : { lead, own };
}

function turning({ present, pane, commandAsked }: CommandPorts, degrees: number): void {
  const { active, synced } = present();
  const from = pane(active)?.stats().target ?? null;
  if (from === null) return;
  if (active === 'primary' || !synced) {
    commandAsked({ pane: active, command: { type: 'rotate-view', degrees, from } });
    return;
  }
  // A pane that is led has no view of its own: turning it is aligning it anew.
  const views = bothViews(pane);
  const own = { ...from, rotation: turnBy(from.rotation, degrees) };
  if (views !== null)
    commandAsked({ pane: 'secondary', command: { type: 'align-panes', lead: views.lead, own } });
}

function togglingSync({ present, pane, commandAsked }: CommandPorts): void {
  if (!present().split) return;
  const views = bothViews(pane);
  if (views === null) return;
  const command: Command = present().synced
    ? { type: 'stop-sync', own: views.own }
    : { type: 'start-sync', ...views };
  commandAsked({ pane: 'secondary', command });
}

function leavingMode({ present, commandAsked, chosenMarkLeft }: CommandPorts): void {
  const { active, mode, activePatch } = present();
  if (mode === 'PATCH' && activePatch !== null) {
    commandAsked({ pane: active, command: { type: 'activate-patch', patchId: null, panel: 'none' } });
    return;
  }
  if (mode === 'NONE') chosenMarkLeft();
  else commandAsked({ pane: active, command: { type: 'toggle-mode', mode } });
}

/** What buttons and keys do; the log decides whether it may be done. */
export function createCommands(ports: CommandPorts) {
  const { present, commandAsked } = ports;
  const active = () => ports.pane(present().active);
  const ask = (command: Command) => () => commandAsked({ pane: present().active, command });
  const mode = (wanted: Exclude<ViewingMode, 'NONE'>) => ask({ type: 'toggle-mode', mode: wanted });
  return {
    showMenu: ask({ type: 'show-menu' }),
    hideMenu: ask({ type: 'hide-menu' }),
    toggleMenu: () => ask({ type: present().menuShown ? 'hide-menu' : 'show-menu' })(),
    zoomIn: () => active()?.zoomBy(ZOOM_IN_FACTOR),
    zoomOut: () => active()?.zoomBy(ZOOM_OUT_FACTOR),
    home: () => active()?.home(),
    actualSize: () => active()?.zoomTo(ACTUAL_SCALE),
    toggleSplit: () => ask({ type: present().split ? 'close-split' : 'open-split' })(),
    closeSplit: ask({ type: 'close-split' }),
    toggleSync: () => togglingSync(ports),
    rotateLeft: () => turning(ports, -QUARTER_TURN),
    rotateRight: () => turning(ports, QUARTER_TURN),
    capture: () => ports.captured(),
    copyLink: () => ports.linkAsked(),
    toText: () => ports.textAsked(),
    toggleFullScreen: () => ports.fullScreenToggled(),
    toggleStraight: mode('STRAIGHT'),
    toggleCoordinate: mode('COORDINATE'),
    toggleDelete: mode('DELETE'),
    togglePatches: mode('PATCH'),
    leaveMode: () => leavingMode(ports),
    clearAll: () => ports.clearing(),
    removePatch: () => {
      const { activePatch } = present();
      if (activePatch !== null) ask({ type: 'remove-patch', patchId: activePatch })();
    },
    undo: () => ports.markTurnAsked({ pane: present().active, turn: 'undo' }),
    redo: () => ports.markTurnAsked({ pane: present().active, turn: 'redo' }),
    stepBack: ask({ type: 'undo', lane: 'view' }),
    stepOn: ask({ type: 'redo', lane: 'view' }),
    next: () => ports.nextAsked(),
    previous: () => ports.previousAsked(),
    toggleMarks: () => ports.marksToggled(),
    hideMarks: () => ports.marksHiddenToggled(),
    nextMark: () => active()?.walk(1),
    previousMark: () => active()?.walk(-1),
    toggleMap: () => ports.mapToggled(),
    nextUnseen: () => ports.nextUnseenAsked(),
    tellPlace: () => active()?.tellPlace(),
    showHelp: () => ports.helpAsked(),
    showCase: () => ports.caseAsked(),
  };
}

export type ViewerCommands = ReturnType<typeof createCommands>;

import { describe, expect, it } from 'vitest';
import type { Viewport } from '#app/core/viewing/viewport.ts';
import type { Pane } from '../../pane/pane.client.ts';
import type { Asked } from '../../state/log.ts';
import { createCommands, type Present } from './viewer-commands.ts';

const view = (x: number, rotation = 0): Viewport => ({ centre: { x, y: 5 }, scale: 0.5, rotation });

const PRESENT: Present = {
  active: 'primary',
  mode: 'NONE',
  menuShown: true,
  split: true,
  synced: false,
  activePatch: null,
};

function screen(over: Partial<Present> = {}, views: readonly (Viewport | null)[] = [view(1), view(2, 350)]) {
  const asked: Asked[] = [];
  const done: string[] = [];
  const paneAt = (target: Viewport | null, name: string): Pane =>
    ({
      stats: () => ({ target }),
      zoomBy: (factor: number) => done.push(`${name} by ${String(factor)}`),
      zoomTo: (scale: number) => done.push(`${name} to ${String(scale)}`),
      home: () => done.push(`${name} home`),
    }) as unknown as Pane;
  const both = { primary: paneAt(views[0] ?? null, 'first'), secondary: paneAt(views[1] ?? null, 'second') };
  const say = (what: string) => () => void done.push(what);
  const commands = createCommands({
    present: () => ({ ...PRESENT, ...over }),
    pane: (side) => both[side],
    commandAsked: (one) => void asked.push(one),
    markTurnAsked: ({ pane, turn }) => void done.push(`${turn} ${pane}`),
    previousAsked: say('previous'),
    nextAsked: say('next'),
    clearing: say('clearing'),
    helpAsked: say('help'),
    caseAsked: say('case'),
    marksToggled: say('marks'),
    marksHiddenToggled: say('hide marks'),
    captured: say('capture'),
    fullScreenToggled: say('full screen'),
    linkAsked: say('link'),
    chosenMarkLeft: say('mark left'),
    mapToggled: say('map'),
    nextUnseenAsked: say('unseen'),
    textAsked: say('text'),
  });
  return { commands, asked, done };
}

describe('what buttons and keys do', () => {
  it('copies a link, and Escape leaves a tool first and the chosen mark only where no tool is on', () => {
    const { commands, done } = screen();
    commands.copyLink();
    commands.leaveMode();
    expect(done).toEqual(['link', 'mark left']);
    const measuring = screen({ mode: 'STRAIGHT' });
    measuring.commands.leaveMode();
    expect(measuring.done).toEqual([]);
  });

  it('S9-14 zooms in by 1.2 and out by 0.8, homes the active pane, and captures what is shown', () => {
    const { commands, done } = screen({ active: 'secondary' });
    for (const act of ['zoomIn', 'zoomOut', 'home', 'actualSize', 'capture'] as const) commands[act]();
    expect(done).toEqual(['second by 1.2', 'second by 0.8', 'second home', 'second to 1', 'capture']);
  });

  it('has the page in full screen', () => {
    const { commands, done } = screen();
    commands.toggleFullScreen();
    expect(done).toEqual(['full screen']);
  });

  it('turns the active pane, from what it shows', () => {
    const { commands, asked } = screen();
    commands.rotateLeft();
    expect(asked).toEqual([
      { pane: 'primary', command: { type: 'rotate-view', degrees: -90, from: view(1) } },
    ]);
  });

  it('turns a pane that is led by aligning it anew, past 360 to the beginning', () => {
    const { commands, asked } = screen({ active: 'secondary', synced: true });
    commands.rotateRight();
    expect(asked).toEqual([
      { pane: 'secondary', command: { type: 'align-panes', lead: view(1), own: view(2, 80) } },
    ]);
  });

  it('starts the sync from what both panes show, and ends it with what the second one shows', () => {
    for (const [synced, command] of [
      [false, { type: 'start-sync', lead: view(1), own: view(2, 350) }],
      [true, { type: 'stop-sync', own: view(2, 350) }],
    ] as const) {
      const { commands, asked } = screen({ synced });
      commands.toggleSync();
      expect(asked).toEqual([{ pane: 'secondary', command }]);
    }
  });

  it('asks for no sync while there is one pane, or a pane has no slide yet', () => {
    for (const { commands, asked } of [screen({ split: false }), screen({}, [view(1), null])]) {
      commands.toggleSync();
      expect(asked).toEqual([]);
    }
  });

  it('Escape lets go of the active patch first and of the tool next, and then of nothing', () => {
    const commandsIn = (over: Partial<Present>) => {
      const { commands, asked } = screen(over);
      commands.leaveMode();
      return asked.map(({ command }) => command);
    };
    expect(commandsIn({ mode: 'PATCH', activePatch: 'p' })).toEqual([
      { type: 'activate-patch', patchId: null, panel: 'none' },
    ]);
    expect(commandsIn({ mode: 'PATCH' })).toEqual([{ type: 'toggle-mode', mode: 'PATCH' }]);
    expect(commandsIn({ mode: 'DELETE' })).toEqual([{ type: 'toggle-mode', mode: 'DELETE' }]);
    expect(commandsIn({})).toEqual([]);
  });

  it('Delete removes the active patch, where there is one', () => {
    const { commands, asked } = screen({ activePatch: 'p' });
    commands.removePatch();
    screen().commands.removePatch();
    expect(asked).toEqual([{ pane: 'primary', command: { type: 'remove-patch', patchId: 'p' } }]);
  });
});

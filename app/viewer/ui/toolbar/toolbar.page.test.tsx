import { allSettled, fork } from 'effector';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { mount } from '#app/ui/mount.test-support.tsx';
import { loadingChanged } from '../../state/loading.ts';
import { imageClosed } from '../../state/log.ts';
import { open, opened } from '../../state/reading.test-support.ts';
import { readerAt, shown } from '../marks/panels.test-support.tsx';
import { Toolbar, type ToolbarProps } from './toolbar.tsx';
import type { ViewerCommands } from './viewer-commands.ts';

const commands = new Proxy({} as ViewerCommands, { get: () => vi.fn() });

const ready: ToolbarProps = {
  menuShown: true,
  split: true,
  synced: false,
  mode: 'NONE',
  cannotMeasure: null,
  readOnly: null,
  rulers: 1,
  canUndo: true,
  canRedo: true,
  marksShown: false,
  marksHidden: false,
  commands,
  moreTools: null,
};

const buttons = (): readonly HTMLButtonElement[] => [...document.querySelectorAll('button')];

async function buttonsOf(over: Partial<ToolbarProps>): Promise<readonly HTMLButtonElement[]> {
  await shown(await readerAt(), <Toolbar {...ready} {...over} />);
  return buttons();
}

/** What this page of the tests does not know by itself: a fieldset switches off what stands in it. */
const SWITCHED_OFF = 'button[disabled], fieldset[disabled]';

const pressable = () => namesOf(buttons().filter((button) => button.closest(SWITCHED_OFF) === null));

const namesOf = (of: readonly HTMLButtonElement[]) => of.map((button) => button.getAttribute('aria-label'));

/** Specification 2.8, in its order. */
const SPECIFIED = [
  'Show Slides',
  'Zoom In',
  'Reset Zoom',
  'Zoom Out',
  'Split View',
  'Sync Split View',
  'Rotate Left',
  'Rotate Right',
  'Capture Screenshot',
  'Toggle Measurement Mode',
  'Toggle Coordinate Measurement Mode',
  'Toggle Delete Mode',
  'Delete All Measurements',
];

afterEach(() => mount(null));

it("S2.8-09 S2.8-11 S2.8-15 has the specification's buttons first and in its order", async () => {
  expect(namesOf(await buttonsOf({})).slice(0, SPECIFIED.length)).toEqual(SPECIFIED);
  const whole = SPECIFIED.filter((name) => name !== 'Sync Split View');
  expect(namesOf(await buttonsOf({ split: false })).slice(0, whole.length)).toEqual(whole);
});

it('S2.8-08 not one button can be pressed while the viewer or the slide is loading, and each one afterwards', async () => {
  const scope = await readerAt();
  await shown(scope, <Toolbar {...ready} />);
  const all = namesOf(buttons());
  expect(all.length).toBeGreaterThan(SPECIFIED.length);
  expect(pressable()).toEqual(all);
  await act(() => allSettled(imageClosed, { scope, params: 'primary' }));
  expect(pressable()).toEqual([]);
  // The buttons wait as one: a slide that is there at once has no button rendered for it.
  expect(namesOf(buttons().filter((button) => button.hasAttribute('disabled')))).toEqual([]);
  await act(() => open(scope, opened('a1')));
  expect(pressable()).toEqual(all);
});

it('S2.8-08 while the code and the case are loading no button can be pressed', async () => {
  await shown(fork(), <Toolbar {...ready} />);
  expect(pressable()).toEqual([]);
});

it('a slide that could not be shown leaves what needs none', async () => {
  const scope = await readerAt();
  await shown(scope, <Toolbar {...ready} />);
  await act(async () => {
    await allSettled(imageClosed, { scope, params: 'primary' });
    await allSettled(loadingChanged, { scope, params: { pane: 'primary', busy: false } });
  });
  expect(pressable()).toEqual([
    'Show Slides',
    'Split View',
    'Sync Split View',
    'Marks',
    'Hide All Marks',
    'Keyboard shortcuts',
  ]);
});

it('has one icon for one meaning, and a word below it that its spoken name has too', async () => {
  const tools = await buttonsOf({});
  const icons = tools.map((button) => button.querySelector('svg')?.getAttribute('class') ?? '');
  expect(icons.every((icon) => icon.includes('lucide-'))).toBe(true);
  expect(icons.filter((icon, at) => icons.indexOf(icon) !== at)).toEqual([]);
  const words = tools.map((button) => button.querySelector('span')?.textContent ?? '');
  expect(words.every((word) => word !== '')).toBe(true);
  const names = namesOf(tools);
  expect(words.filter((word, at) => !new RegExp(`\\b${word}\\b`).test(names[at] ?? ''))).toEqual([]);
});

it('S2.8-11 tells what sync does as the list of keys tells it, under the specified name', async () => {
  const sync = (await buttonsOf({})).find(
    (button) => button.getAttribute('aria-label') === 'Sync Split View',
  );
  await act(() => Promise.resolve(sync?.focus()));
  expect(document.querySelector('[role=tooltip]')?.textContent).toMatch(/^Sync panes( \(Y\))?$/);
});

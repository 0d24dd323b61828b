import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { mount } from '#app/ui/mount.test-support.tsx';
import { Toolbar, type ToolbarProps } from './toolbar.tsx';
import type { ViewerCommands } from './viewer-commands.ts';

const commands = new Proxy({} as ViewerCommands, { get: () => vi.fn() });

const ready: ToolbarProps = {
  loading: false,
  disabled: false,
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
  scaleTools: null,
};

async function buttonsOf(over: Partial<ToolbarProps>): Promise<readonly HTMLButtonElement[]> {
  await mount(<Toolbar {...ready} {...over} />);
  return [...document.querySelectorAll('button')];
}

const namesOf = (buttons: readonly HTMLButtonElement[]) =>
  buttons.map((button) => button.getAttribute('aria-label'));

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
  const waiting = await buttonsOf({ loading: true, disabled: true });
  expect(waiting.length).toBeGreaterThan(SPECIFIED.length);
  expect(namesOf(waiting.filter(({ disabled }) => !disabled))).toEqual([]);
  expect(namesOf((await buttonsOf({})).filter(({ disabled }) => disabled))).toEqual([]);
});

it('has one icon for one meaning, and a word below it that its spoken name has too', async () => {
  const buttons = await buttonsOf({});
  const icons = buttons.map((button) => button.querySelector('svg')?.getAttribute('class') ?? '');
  expect(icons.every((icon) => icon.includes('lucide-'))).toBe(true);
  expect(icons.filter((icon, at) => icons.indexOf(icon) !== at)).toEqual([]);
  const words = buttons.map((button) => button.querySelector('span')?.textContent ?? '');
  expect(words.every((word) => word !== '')).toBe(true);
  const names = namesOf(buttons);
  expect(words.filter((word, at) => !new RegExp(`\\b${word}\\b`).test(names[at] ?? ''))).toEqual([]);
});

it('S2.8-11 tells what sync does as the list of keys tells it, under the specified name', async () => {
  const sync = (await buttonsOf({})).find(
    (button) => button.getAttribute('aria-label') === 'Sync Split View',
  );
  await act(() => Promise.resolve(sync?.focus()));
  expect(document.querySelector('[role=tooltip]')?.textContent).toMatch(/^Sync panes( \(Y\))?$/);
});

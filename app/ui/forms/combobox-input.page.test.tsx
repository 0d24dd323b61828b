import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Field } from '../controls/field.tsx';
import { fill, found, mount } from '../mount.test-support.tsx';
import { ComboboxInput } from './combobox-input.tsx';

const SITES = ['Joint and Synovium', 'Skin', 'Stomach'].map((label) => ({ value: label, label }));

afterEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

it('chooses what was typed for whoever types, goes down and presses Enter before the page has drawn again', async () => {
  const chosen: string[] = [];
  await mount(
    <Field label="Body site">
      <ComboboxInput choices={SITES} chosenAtFirst={() => ''} onChoose={(value) => chosen.push(value)} />
    </Field>,
  );
  const input = found<HTMLInputElement>('input');
  expect(found('button').getAttribute('aria-label')).toBe('Show all choices: Body site');
  // Nothing is waited for between the keys, as on a machine that is busy.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  input.focus();
  for (const text of ['s', 'sk', 'ski', 'skin']) {
    Reflect.set(HTMLInputElement.prototype, 'value', text, input);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
  for (const key of ['ArrowDown', 'Enter'])
    input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  await expect.poll(() => chosen).toEqual(['Skin']);
});

const press = (input: HTMLInputElement, key: string) =>
  act(() =>
    Promise.resolve(
      input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
    ),
  );

it.each([
  { required: false, keys: [], left: '', said: [''] },
  { required: false, keys: ['Escape'], left: '', said: [''] },
  { required: true, keys: [], left: 'Skin', said: [] },
  { required: true, keys: ['Escape'], left: 'Skin', said: [] },
])('that is emptied and left chooses nothing where nothing may be chosen: %o', async (about) => {
  const chosen: string[] = [];
  await mount(
    <Field label="Body site" required={about.required}>
      <ComboboxInput choices={SITES} chosenAtFirst={() => 'Skin'} onChoose={(value) => chosen.push(value)} />
    </Field>,
  );
  const input = found<HTMLInputElement>('input');
  await act(() => Promise.resolve(input.focus()));
  await fill(input, '');
  for (const key of about.keys) await press(input, key);
  await act(() => Promise.resolve(input.blur()));
  expect([input.value, chosen]).toEqual([about.left, about.said]);
});

it('that is left with what is no choice gets its label back', async () => {
  const chosen: string[] = [];
  await mount(
    <Field label="Body site">
      <ComboboxInput choices={SITES} chosenAtFirst={() => 'Skin'} onChoose={(value) => chosen.push(value)} />
    </Field>,
  );
  const input = found<HTMLInputElement>('input');
  await act(() => Promise.resolve(input.focus()));
  await fill(input, 'Ski');
  await act(() => Promise.resolve(input.blur()));
  expect([input.value, chosen]).toEqual(['Skin', []]);
});

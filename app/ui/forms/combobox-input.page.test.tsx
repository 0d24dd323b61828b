import { afterEach, expect, it } from 'vitest';
import { Field } from '../controls/field.tsx';
import { found, mount } from '../mount.test-support.tsx';
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

import { expect, it } from 'vitest';
import { keyName } from './use-shortcuts.ts';

const press = (
  key: string,
  held: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', boolean>> = {},
) => keyName({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...held });

it.each([
  [press('m'), 'M'],
  [press('M', { shiftKey: true }), 'M'],
  [press('+', { shiftKey: true }), '+'],
  [press('z', { ctrlKey: true }), 'Ctrl+Z'],
  [press('z', { metaKey: true }), 'Ctrl+Z'],
  [press('Z', { ctrlKey: true, shiftKey: true }), 'Ctrl+Shift+Z'],
  [press('ArrowLeft', { altKey: true }), 'Alt+ArrowLeft'],
  [press('Escape'), 'Escape'],
])('names the key %s as %s', (name, wanted) => {
  expect(name).toBe(wanted);
});

import { beforeEach, expect, it } from 'vitest';
import { found } from '#app/ui/mount.test-support.tsx';
import { focusAfter, pressedRow } from './row-focus.ts';

const slidesOf = (specimen: string, ids: readonly string[]): string => {
  const rows = ids.map(
    (id) => `<fieldset data-row="${id}" tabindex="-1"><button value="remove ${id}"></button></fieldset>`,
  );
  return `<div>${rows.join('')}<button value="add to ${specimen}"></button></div>`;
};

beforeEach(() => {
  document.body.innerHTML = `<div>
    <fieldset data-row="A" tabindex="-1">${slidesOf('A', ['A1', 'A2', 'A3'])}</fieldset>
    <fieldset data-row="B" tabindex="-1">${slidesOf('B', ['B1'])}</fieldset>
  </div><button value="addSpecimen"></button><input id="elsewhere">`;
});

function press(value: string) {
  const button = found<HTMLElement>(`[value="${value}"]`);
  button.focus();
  return pressedRow(button);
}

const row = (id: string) => found<HTMLElement>(`[data-row="${id}"]`);

it.each([
  ['A1', 'A2'],
  ['A2', 'A3'],
  ['A3', 'A2'],
])('the row that stands where %s was taken away takes the focus', (gone, next) => {
  const pressed = press(`remove ${gone}`);
  row(gone).remove();
  focusAfter(pressed);
  expect(document.activeElement).toBe(row(next));
});

it('the button that adds takes the focus where the last row was taken away', () => {
  const pressed = press('remove B1');
  row('B1').remove();
  focusAfter(pressed);
  expect(document.activeElement).toBe(found('[value="add to B"]'));
});

it('the first field of an added row takes the focus, and nothing is taken from whoever has gone on', () => {
  const pressed = press('add to A');
  row('A3').insertAdjacentHTML(
    'afterend',
    '<fieldset data-row="A4"><button></button><input type="hidden"><input name="block" value="A1"></fieldset>',
  );
  focusAfter(pressed);
  const block = found<HTMLInputElement>('[name=block]');
  expect(document.activeElement).toBe(block);
  expect([block.selectionStart, block.selectionEnd]).toEqual([0, 2]);
  found<HTMLElement>('#elsewhere').focus();
  focusAfter(pressed);
  expect(document.activeElement).toBe(found('#elsewhere'));
});

it('a button that is still there keeps the focus', () => {
  const pressed = press('addSpecimen');
  found<HTMLElement>('[value="addSpecimen"]').blur();
  focusAfter(pressed);
  expect(document.activeElement).toBe(found('[value="addSpecimen"]'));
});

it('a row that was moved takes the focus where it has no button any more that moves it so', () => {
  const pressed = press('remove A2');
  found<HTMLElement>('[value="remove A2"]').remove();
  row('A1').before(row('A2'));
  focusAfter(pressed);
  expect(document.activeElement).toBe(row('A2'));
});

import { expect, it } from 'vitest';
import { click, found, named } from '../mount.test-support.tsx';
import { mountSteps } from '../mount-page.test-support.tsx';
import type { Column } from './column.ts';
import { ColumnMenu } from './column-menu.tsx';

interface Thing {
  readonly id: string;
}

const cell = ({ id }: Thing) => id;
const columns: readonly Column<Thing>[] = [
  { id: 'name', header: 'Name', cell },
  { id: 'note', header: 'Note', cell },
  { id: 'number', header: 'Number', extra: true, cell },
];

const menu = (chosen: readonly string[] | null) => (
  <ColumnMenu name="menu-test" columns={columns} chosen={chosen} />
);
const ticked = () =>
  [...document.querySelectorAll<HTMLInputElement>('fieldset input')]
    .filter(({ checked }) => checked)
    .map(({ labels }) => labels?.[0]?.textContent);
const tick = (header: string) => {
  const box = [...document.querySelectorAll<HTMLInputElement>('fieldset input')].find(
    ({ labels }) => labels?.[0]?.textContent === header,
  );
  if (box === undefined) throw new Error(`There is no column ${header}`);
  return click(box);
};

it('the boxes are those of a view that brings its columns along, and a tick is added to them', async () => {
  await mountSteps(menu(null), menu(['name', 'number']), menu(null));
  expect(ticked()).toEqual(['Name', 'Note']);
  await click(named('Show what came'));
  expect(ticked()).toEqual(['Name', 'Number']);
  await tick('Name');
  expect(ticked()).toEqual(['Number']);
  expect(document.cookie).toContain('cols-menu-test=number');
  await click(named('Show what came'));
  expect(ticked()).toEqual(['Name', 'Note']);
});

it('a box answers at once, and stays where the list is read anew with the columns of before', async () => {
  await mountSteps(menu(['name']), menu(['name']));
  await tick('Note');
  await click(named('Show what came'));
  expect(ticked()).toEqual(['Name', 'Note']);
});

it('a panel that would reach out of the window begins as much further left, and another one under its button', async () => {
  await mountSteps(menu(null));
  const panel = found<HTMLElement>('details > div');
  const open = (right: number) => {
    panel.getBoundingClientRect = () => new DOMRect(right - 10, 0, 10, 10);
    found('details').dispatchEvent(new Event('toggle'));
    return panel.style.left;
  };
  const { clientWidth } = document.documentElement;
  expect(open(clientWidth + 100)).toBe('-108px');
  expect(open(clientWidth - 8)).toBe('0px');
});

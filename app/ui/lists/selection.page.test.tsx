import { act, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { click, found, mount, named, textOf } from '../mount.test-support.tsx';
import { mountSteps } from '../mount-page.test-support.tsx';
import { BulkResult } from './bulk-result.tsx';
import type { Column } from './column.ts';
import { DataTable } from './data-table.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useAllRows, useSelection } from './use-selection.ts';

interface Sample {
  readonly id: string;
}

const columns: readonly Column<Sample>[] = [{ id: 'name', header: 'Name', cell: ({ id }) => id }];
const samples: readonly Sample[] = ['a', 'b', 'c', 'd'].map((id) => ({ id }));

const REFUSED = samples.map(({ id }) => ({ id, refusal: 'Somebody else is working on it.' }));

function List() {
  const [outcomes, setOutcomes] = useState<typeof REFUSED | undefined>();
  const selection = useSelection(
    samples.map(({ id }) => id),
    outcomes,
  );
  const { isAll, setAll } = useAllRows(selection, samples.length, outcomes);
  return (
    <>
      <DataTable
        caption="Samples"
        columns={columns}
        rows={samples}
        list={{ sort: 'name', columns: null }}
        nameOf={({ id }) => id}
        selection={selection}
      />
      <SelectionBar
        selection={selection}
        rowsOnPage={samples.length}
        total={137}
        isAll={isAll}
        onAll={setAll}
      >
        <button type="button" onClick={() => setOutcomes(REFUSED)}>
          File
        </button>
      </SelectionBar>
    </>
  );
}

const row = (id: string) => found(`[data-row=${id}]`);
const selected = () =>
  [...document.querySelectorAll<HTMLInputElement>('tbody input')]
    .filter(({ checked }) => checked)
    .map((box) => box.getAttribute('aria-label'));
const said = () => document.querySelector('[aria-label="Selected rows"] p')?.textContent ?? null;

async function press(key: string, shiftKey = false): Promise<void> {
  const event = new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true });
  await act(() => Promise.resolve(document.activeElement?.dispatchEvent(event)));
}

describe('a row that leaves', () => {
  const Shown = ({ ids }: { readonly ids: string }) => (
    <DataTable
      caption="Samples"
      columns={columns}
      rows={[...ids].map((id) => ({ id }))}
      list={{ sort: 'name', columns: null }}
      nameOf={({ id }) => id}
    />
  );

  it.each([
    ['alone', 'b', 'acd', 'c'],
    ['with one above it', 'b', 'cd', 'c'],
    ['with the one below it', 'b', 'ad', 'd'],
    ['as the last one', 'd', 'abc', 'c'],
    ['with all others, while new ones came', 'b', 'ef', 'e'],
  ])('%s leaves the focus to the next one that is still there', async (_, from, left, next) => {
    await mountSteps(<Shown ids="abcd" />, <Shown ids={left} />);
    await act(() => Promise.resolve(row(from).focus()));
    // As when the case of the row was asked for by a press in it: no other control has the focus meanwhile.
    await act(() => Promise.resolve(named('Show what came').click()));
    expect(document.activeElement).toBe(row(next));
  });
});

describe('the rows of a list', () => {
  beforeEach(async () => {
    await mount(<RouterProvider router={createMemoryRouter([{ path: '/', element: <List /> }])} />);
    await act(() => Promise.resolve(row('b').focus()));
  });

  it('are walked through in a browser that has no room to remember where the reader was', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await press('ArrowDown');
    expect(document.activeElement).toBe(row('c'));
    expect([row('b').tabIndex, row('c').tabIndex]).toEqual([-1, 0]);
  });

  it('have boxes that are not there without script, which does nothing for them', () => {
    expect(row('b').querySelector('td')?.className).toContain('noscript:hidden');
    expect(found('thead th').className).toContain('noscript:hidden');
  });

  it('are selected by x, by Shift with an arrow and by Shift with x, and Esc clears them', async () => {
    await press('x');
    expect(selected()).toEqual(['Select b']);
    await press('ArrowDown', true);
    expect(selected()).toEqual(['Select b', 'Select c']);
    expect(document.activeElement).toBe(row('c'));
    await press('x');
    expect(selected()).toEqual(['Select b']);
    await press('Escape');
    expect([selected(), said()]).toEqual([[], null]);
    await click(found('[aria-label="Select a"]'));
    await act(() => Promise.resolve(row('d').focus()));
    await press('x', true);
    expect(selected()).toEqual(['a', 'b', 'c', 'd'].map((id) => `Select ${id}`));
  });

  it('are selected as a page first, and everything that is counted only by a second press', async () => {
    expect(said()).toBeNull();
    await press('x');
    expect(said()).toBe('1 selected');
    expect(() => named('Select all 137')).toThrow();
    await click(named('Select the 4 on this page'));
    expect(said()).toBe('4 selected');
    await click(named('Select all 137'));
    expect(said()).toBe('137 selected');
    await click(named('Clear selection'));
    expect([selected(), said()]).toEqual([[], null]);
  });

  const selectAll = async () => {
    await press('x');
    await click(named('Select the 4 on this page'));
    await click(named('Select all 137'));
  };

  it('are the page alone where a row was taken out of everything and put back', async () => {
    await selectAll();
    await click(found('[aria-label="Select c"]'));
    expect(said()).toBe('3 selected');
    await click(found('[aria-label="Select c"]'));
    expect(said()).toBe('4 selected');
    expect(named('Select all 137')).toBeTruthy();
  });

  it('are the page alone once it is known what came of everything, though each row of it was refused', async () => {
    await selectAll();
    await click(named('File'));
    expect(said()).toBe('4 selected');
  });

  it('keep the focus when a button leaves that has it: at the bar while there is one, else where the reader was', async () => {
    const pressWithFocus = async (name: string) => {
      await act(() => Promise.resolve(named(name).focus()));
      await click(named(name));
    };
    await press('x');
    for (const name of ['Select the 4 on this page', 'Select all 137']) {
      await pressWithFocus(name);
      expect(document.activeElement).toBe(found('[aria-label="Selected rows"] p'));
    }
    await pressWithFocus('Clear selection');
    expect(document.activeElement).toBe(row('b'));
  });

  it('do nothing by a key that is pressed with Ctrl, Alt or Meta, or inside of them', async () => {
    for (const held of ['ctrlKey', 'altKey', 'metaKey'] as const) {
      const event = new KeyboardEvent('keydown', { key: 'x', [held]: true, bubbles: true });
      await act(() => Promise.resolve(row('b').dispatchEvent(event)));
    }
    const inside = new KeyboardEvent('keydown', { key: 'x', bubbles: true });
    await act(() => Promise.resolve(row('b').querySelector('input')?.dispatchEvent(inside)));
    expect(selected()).toEqual([]);
  });
});

it('a bulk action names every row that was refused, with its reason', async () => {
  await mount(
    <BulkResult
      outcomes={[
        { id: 'a', name: 'A', refusal: null },
        { id: 'b', name: 'B', refusal: 'Somebody else is working on it.' },
      ]}
    />,
  );
  expect(textOf(found('[role=status] > p'))).toBe('1 of 2 done');
  expect([...document.querySelectorAll('li')].map(textOf)).toEqual([
    'B: Somebody else is working on it. It stays selected.',
  ]);
});

it('a bulk action of which nothing was done shows no sign of success, and each reason as a sentence of its own', async () => {
  const refusal = 'The invoice with this number goes to somebody else';
  await mount(<BulkResult outcomes={[{ id: 'b', name: 'B', refusal }]} />);
  expect(textOf(found('[role=status] > p'))).toBe('0 of 1 done');
  expect(document.querySelector('[role=status] > p svg')).toBeNull();
  expect(textOf(found('li'))).toBe(`B: ${refusal}. It stays selected.`);
});

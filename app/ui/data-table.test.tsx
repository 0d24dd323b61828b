// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { DataTable } from './data-table.tsx';
import { click, found, mount, named, textOf } from './mount.test-support.tsx';

const rows = [
  { id: 'INV-1', amount: 12 },
  { id: 'INV-2', amount: 7 },
];

describe('a table told by its columns', () => {
  const sort = vi.fn();
  const show = (narrow?: 'scroll') =>
    mount(
      <DataTable
        caption="Invoices"
        rows={rows}
        rowKey={({ id }) => id}
        {...(narrow && { narrow })}
        columns={[
          { key: 'id', title: 'Invoice', cell: ({ id }) => id, sorted: 'ascending', onSort: sort },
          {
            key: 'amount',
            title: 'Amount',
            numeric: true,
            cell: ({ amount }) => amount,
            sorted: 'none',
            sortLink: <a href="?sort=amount" />,
          },
          {
            key: 'act',
            title: 'Actions',
            titleHidden: true,
            wide: true,
            cell: ({ id }) => <button type="button">{`View ${id}`}</button>,
          },
        ]}
      />,
    );

  it('is a table with a caption, headers and cells, whatever it looks like', async () => {
    await show();
    expect(textOf(found('table > caption'))).toBe('Invoices');
    expect(
      [...document.querySelectorAll('th[scope=col][role=columnheader]')].map((header) => textOf(header)),
    ).toEqual(['Invoice', 'Amount', 'Actions']);
    expect(
      [...document.querySelectorAll('tbody tr[role=row] td[role=cell]')].map((cell) => textOf(cell)),
    ).toEqual([...['INV-1', '12', 'View INV-1'], ...['INV-2', '7', 'View INV-2']]);
  });

  it('says which column leads, and sorts by button or by link', async () => {
    await show();
    expect([...document.querySelectorAll('th')].map((header) => header.getAttribute('aria-sort'))).toEqual([
      'ascending',
      'none',
      null,
    ]);
    await click(named('Invoice'));
    expect(sort).toHaveBeenCalledOnce();
    expect(named('Amount').getAttribute('href')).toBe('?sort=amount');
  });

  it('labels every value for the card that a row is on a phone, except where the value speaks', async () => {
    await show();
    expect(
      [...document.querySelectorAll('tbody tr:first-child td')].map((cell) =>
        cell.getAttribute('data-label'),
      ),
    ).toEqual(['Invoice', 'Amount', null]);
  });

  it('scrolls in a frame that the keyboard reaches, where cards would not do', async () => {
    await show('scroll');
    const frame = found('[role=region]');
    expect([frame.tabIndex, frame.getAttribute('aria-label')]).toEqual([0, 'Invoices']);
  });
});

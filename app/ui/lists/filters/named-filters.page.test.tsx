import { act } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import type { FoundChoices } from '../../controls/choices.ts';
import { eventually, fill, found, mount, textOf, unmount } from '../../mount.test-support.tsx';
import { aListState } from '../list-state.test-support.ts';
import { type Filter, oneFilter } from './filter.ts';
import { FilterBar } from './filter-bar.tsx';

const state = aListState({ total: 3, sort: 'name', asOf: '2026-11-21T12:00:00Z' });
const some: FoundChoices = {
  source: 'facilities',
  words: '',
  choices: [
    { value: 'fac_1', label: 'Riverbend' },
    { value: 'fac_2', label: 'Pinemeadow' },
  ],
  total: 2,
  shown: 2,
};

function Address() {
  return <output>{useLocation().search}</output>;
}

async function show(facilities: FoundChoices, at = '/lines'): Promise<void> {
  const filters: readonly Filter[] = [
    ...oneFilter('facilityId', 'Facility', { facilityId: facilities }),
    ...oneFilter('ownerId', 'Owner', {}),
    { kind: 'text', name: 'payer', label: 'Payer', hint: 'The whole name' },
  ];
  const element = (
    <>
      <FilterBar
        list={state}
        filters={filters}
        search={{ name: 'q', label: 'Search', placeholder: 'Case' }}
        sorts={[{ value: 'name', label: 'By name' }]}
      />
      <Address />
    </>
  );
  await mount(
    <RouterProvider router={createMemoryRouter([{ path: '/lines', element }], { initialEntries: [at] })} />,
  );
}

const submit = () =>
  act(async () => {
    found<HTMLFormElement>('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await Promise.resolve();
  });
const address = () => textOf(found('output'));

afterEach(unmount);

describe('a filter by a name', () => {
  it('asks for one of the names, and for all of them again', async () => {
    await show(some, '/lines?page=3');
    expect([...document.querySelectorAll('summary')].map(textOf)).toEqual(['Facility', 'Payer']);
    expect(document.querySelector('[name="find.facilityId"]')).toBeNull();
    const select = () => found<HTMLSelectElement>('select[name=facilityId]');
    await fill(select(), 'fac_2');
    await eventually(() => expect(address()).toBe('?facilityId=fac_2'));
    expect(textOf(found('summary'))).toBe('Facility(1)');
    await fill(select(), '');
    await eventually(() => expect(address()).toBe(''));
  });

  it('looks for others where there are more than are shown, beside what is asked for already', async () => {
    await show({ ...some, total: 900 }, '/lines?facilityId=fac_1&q=88305');
    expect(textOf()).toContain('The first 2 of 900. Search by name for the others.');
    await fill(found<HTMLInputElement>('[name="find.facilityId"]'), ' Pine ');
    // Typing asks for nothing yet.
    expect(address()).toBe('?facilityId=fac_1&q=88305');
    await submit();
    await eventually(() => expect(new URLSearchParams(address()).get('find.facilityId')).toBe('Pine'));
    expect(new URLSearchParams(address()).get('facilityId')).toBe('fac_1');
    expect(new URLSearchParams(address()).get('q')).toBe('88305');
  });

  it.each([
    [{ words: 'Oak', total: 0, shown: 0 }, 'No name fits “Oak”.'],
    [{ words: 'Pine', total: 2, shown: 2 }, 'All 2 that fit “Pine”.'],
  ])('says of %o: %s', async (about, text) => {
    await show({ ...some, ...about });
    expect(textOf()).toContain(text);
  });
});

it('a filter whose names could not be read says so, and has a way to try again', async () => {
  await show({ ...some, choices: [], total: 0, shown: 0, isUnread: true });
  expect(textOf(found('[role=alert]'))).toBe('The choices could not be read. Press Find to try again.');
  expect(document.querySelector('[name="find.facilityId"]')).not.toBeNull();
});

describe('a filter by a text', () => {
  it('is asked at Enter, and never while it is typed', async () => {
    await show(some);
    await fill(found<HTMLInputElement>('[name=payer]'), 'Aetna');
    expect(address()).toBe('');
    await submit();
    await eventually(() => expect(address()).toBe('?payer=Aetna'));
  });
});

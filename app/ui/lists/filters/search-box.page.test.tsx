import { act, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { click, fill, found, mount, named, textOf } from '../../mount.test-support.tsx';
import { mountPage } from '../../mount-page.test-support.tsx';
import type { ListSearch } from './filter.ts';
import { SearchBox } from './search-box.tsx';
import { DEBOUNCE_MS } from './use-typed-filter.ts';

const asked: string[] = [];
const SEARCH: ListSearch = { name: 'q', label: 'Search', placeholder: 'Case' };

/** The box under an address that follows what is asked, or comes to it when the button is pressed. */
function Host({
  isSlow = false,
  search = SEARCH,
}: {
  readonly isSlow?: boolean;
  readonly search?: ListSearch;
}) {
  const [address, put] = useState('');
  return (
    <>
      <button type="button" onClick={() => put('')}>
        Clear
      </button>
      <button type="button" onClick={() => put(asked.at(-1) ?? '')}>
        Arrive
      </button>
      <SearchBox
        search={search}
        asked={address}
        onSearch={(text) => {
          asked.push(text);
          if (!isSlow) put(text);
        }}
      />
    </>
  );
}

const box = () => found<HTMLInputElement>('input');
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('a search box', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    asked.length = 0;
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('S9-08 asks 300 ms after the last letter, once for all of them', async () => {
    expect(DEBOUNCE_MS).toBe(300);
    await mount(<Host />);
    await fill(box(), 'sk');
    await pass(299);
    await fill(box(), 'skin');
    await pass(299);
    expect(asked).toEqual([]);
    await pass(1);
    expect(asked).toEqual(['skin']);
    await pass(1000);
    expect(asked).toEqual(['skin']);
  });

  it('follows the address when something else changes it, and keeps a blank that is being typed', async () => {
    await mount(<Host />);
    await fill(box(), 'skin ');
    await pass(DEBOUNCE_MS);
    expect(asked).toEqual(['skin']);
    expect(box().value).toBe('skin ');
    await click(named('Clear'));
    expect(box().value).toBe('');
    await pass(1000);
    expect(asked).toEqual(['skin']);
  });

  it('keeps what is typed while a slow address is still on its way to what was asked before', async () => {
    await mount(<Host isSlow />);
    await fill(box(), 'ne');
    await pass(DEBOUNCE_MS);
    await fill(box(), 'neu');
    await click(named('Arrive'));
    expect(box().value).toBe('neu');
    await pass(DEBOUNCE_MS);
    expect(asked).toEqual(['ne', 'neu']);
    await click(named('Arrive'));
    await click(named('Clear'));
    expect(box().value).toBe('');
  });

  it('asks for nothing that has to be looked for elsewhere, and says where', async () => {
    const elsewhere = {
      isMeant: (text: string) => text.includes('9'),
      why: 'Not here.',
      label: 'Find',
      to: '/find',
    };
    await mountPage(<Host search={{ ...SEARCH, elsewhere }} />);
    await fill(box(), 'skin');
    await pass(DEBOUNCE_MS);
    expect(textOf()).not.toContain('Not here.');
    await fill(box(), 'EX-9');
    await pass(1000);
    expect(asked).toEqual(['skin']);
    expect([box().value, textOf()]).toEqual(['EX-9', expect.stringContaining('Not here. Find')]);
    expect(named('Find').getAttribute('href')).toBe('/find');
  });
});

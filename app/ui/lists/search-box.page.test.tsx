import { act, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { click, fill, found, mount, named } from '../mount.test-support.tsx';
import { DEBOUNCE_MS, SearchBox } from './search-box.tsx';

const asked: string[] = [];

/** The box under an address that follows what is asked. */
function Host() {
  const [address, put] = useState('');
  return (
    <>
      <button type="button" onClick={() => put('')}>
        Clear
      </button>
      <SearchBox
        search={{ name: 'q', label: 'Search', placeholder: 'Case' }}
        asked={address}
        onSearch={(text) => {
          asked.push(text);
          put(text);
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
});

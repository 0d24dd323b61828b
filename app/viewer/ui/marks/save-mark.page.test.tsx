import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { found, mount, textOf } from '#app/ui/mount.test-support.tsx';
import { keepMarksFx } from '../../state/persistence.ts';
import { StorageError } from '../../storage/marks/storage-error.ts';
import { SaveMark } from './save-mark.tsx';

const place = { userId: 'u', caseId: 'c', imageId: 'i' };
const record = { id: 'g:0:u', lines: ['line'], imageId: 'i', gesture: 'g u', byHand: true };
const mark = (): HTMLElement => found('[role=status]');

afterEach(() => mount(null));

/** One gesture that is kept, or not. */
async function shown() {
  const full = { now: false };
  const scope = fork({
    handlers: [[keepMarksFx, () => (full.now ? Promise.reject(new StorageError('full')) : undefined)]],
  });
  await mount(
    <Provider value={scope}>
      <SaveMark />
    </Provider>,
  );
  const keep = (isFull: boolean) =>
    act(async () => {
      full.now = isFull;
      await allSettled(keepMarksFx, { scope, params: { place, records: [record] } });
    });
  return keep;
}

describe('the save mark', () => {
  it('counts what is kept, and says nothing aloud while all is well', async () => {
    const keep = await shown();
    expect([textOf(mark()), mark().dataset['state'], mark().dataset['kept']]).toEqual([
      'Saved',
      'saved',
      '0',
    ]);
    await keep(false);
    expect([mark().dataset['kept'], mark().getAttribute('aria-live')]).toEqual(['1', 'off']);
  });

  it('speaks when trouble comes and when it goes, with the reason', async () => {
    const keep = await shown();
    await keep(true);
    expect(mark().dataset['state']).toBe('failed');
    expect(textOf(mark())).toMatch(/^Not saved.*no room left/);
    expect(mark().getAttribute('aria-live')).toBe('polite');
    await keep(false);
    expect([textOf(mark()), mark().getAttribute('aria-live')]).toEqual(['Saved', 'polite']);
  });
});

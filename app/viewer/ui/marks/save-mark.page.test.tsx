import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { click, eventually, found, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import { forgetUnsentFx } from '../../state/outbox.ts';
import { outboxChanged } from '../../state/outbox-state.ts';
import { keepMarksFx } from '../../state/persistence.ts';
import { marksOpenTold } from '../../state/read-only.ts';
import { caseOf } from '../../state/reading.test-support.ts';
import { $case } from '../../state/slides.ts';
import { StorageError } from '../../storage/marks/storage-error.ts';
import type { StorageKey } from '../../storage/marks/storage-key.ts';
import { type ImageOutbox, NEW_OUTBOX, reopen } from '../../storage/outbox/image-outbox.ts';
import { SaveMark, SaveNote } from './save-mark.tsx';

const place = { userId: 'u', caseId: 'c', imageId: 'i' };
const record = { id: 'g:0:u', lines: ['line'], imageId: 'i', gesture: 'g u', byHand: true };
const mark = (): HTMLElement => found('[role=status]');

afterEach(() => mount(null));

/** One gesture that is kept, or not. */
async function shown(images: ReturnType<typeof caseOf> = []) {
  const full = { now: false };
  const forgotten: StorageKey[] = [];
  const scope = fork({
    values: [[$case, { userId: 'u', caseId: 'c', images, start: 0 }]],
    handlers: [
      [keepMarksFx, () => (full.now ? Promise.reject(new StorageError('full')) : undefined)],
      [
        forgetUnsentFx,
        (given: StorageKey) => {
          forgotten.push(given);
          return new Set();
        },
      ],
    ],
  });
  await mount(
    <Provider value={scope}>
      <SaveMark />
      <SaveNote />
    </Provider>,
  );
  const keep = (isFull: boolean) =>
    act(async () => {
      full.now = isFull;
      await allSettled(keepMarksFx, { scope, params: { place, records: [record] } });
    });
  const tell = (outbox: Partial<ImageOutbox>) =>
    act(() =>
      allSettled(outboxChanged, {
        scope,
        params: { imageId: 'i', outbox: { ...NEW_OUTBOX, heard: true, ...outbox } },
      }),
    );
  const seal = (isOpen: boolean) => act(() => allSettled(marksOpenTold, { scope, params: isOpen }));
  return { keep, tell, seal, forgotten };
}

describe('the save mark', () => {
  it('counts what is kept, and says nothing aloud while all is well', async () => {
    const { keep } = await shown();
    expect([textOf(mark()), mark().dataset['state'], mark().dataset['kept']]).toEqual([
      'Saved',
      'saved',
      '0',
    ]);
    await keep(false);
    expect([mark().dataset['kept'], mark().getAttribute('aria-live')]).toEqual(['1', 'off']);
  });

  it('speaks when trouble comes and when it goes, with the reason', async () => {
    const { keep, tell } = await shown();
    await tell({ unsent: true });
    await keep(true);
    expect(mark().dataset['state']).toBe('failed');
    expect(textOf(mark())).toMatch(/^Not saved.*no room left/);
    expect(mark().getAttribute('aria-live')).toBe('polite');
    await tell({ unsent: false });
    await keep(false);
    expect([textOf(mark()), mark().getAttribute('aria-live')]).toEqual(['Saved', 'polite']);
  });

  it('says that the case has what this browser could not keep, once it has it', async () => {
    const { keep, tell } = await shown();
    await tell({ unsent: true });
    await keep(true);
    expect(textOf(mark())).toContain('until then your marks are only on this page');
    await tell({ unsent: false });
    expect(textOf(mark())).toMatch(
      /^Saved to the case\s*This browser keeps no copy\. This browser has no room left\.$/,
    );
    await tell({ unsent: true });
    expect(textOf(mark())).toMatch(/^Not saved/);
  });

  it('does not say that all is saved while the marks of the case could not be read', async () => {
    const { tell } = await shown();
    await tell({ phase: 'sending', heard: false });
    expect([textOf(mark()), mark().getAttribute('aria-live')]).toEqual(['Loading marks…', 'off']);
    await tell({ phase: 'due', failures: 1, heard: false });
    expect(textOf(mark())).toMatch(/^Marks not loaded\s*Marks of the case may be missing here/);
    expect(mark().getAttribute('aria-live')).toBe('polite');
    await tell({ failures: 0, server: { etag: '"v1"', lines: [] } });
    expect(textOf(mark())).toBe('Saved');
  });

  it('calls nothing saved where the case does not show its marks to this reader', async () => {
    const { tell } = await shown();
    const refusal = 'Only the pathologist who has this case can save marks to it.';
    await tell({ phase: 'refused', heard: false, refusal });
    expect(textOf(mark())).toMatch(
      /^Marks not shown to you\s*The marks of this case are not shown to you\.$/,
    );
    await tell({ phase: 'refused', heard: true, refusal });
    expect(textOf(mark())).toBe('Saved');
  });

  it('calls nothing saved where this reader cannot change a mark, and says why', async () => {
    const { keep, tell, seal } = await shown();
    await seal(false);
    expect(textOf(mark())).toMatch(
      /^Read-only\s*Marks can only be saved by the pathologist who has the case/,
    );
    expect(mark().title).toMatch(/^Marks can only be saved/);
    // A finger rests on nothing.
    await click(named('Read-only: why?'));
    expect(textOf(found('[role=dialog]'))).toMatch(/^Read-only.*Marks can only be saved by the pathologist/);
    await click(named('Close'));
    await tell({ phase: 'sending', heard: false });
    expect(textOf(mark())).toBe('Loading marks…');
    await tell({});
    await keep(true);
    expect(textOf(mark())).toMatch(/^Read-only\s*This browser keeps no copy\./);
    await keep(false);
    await seal(true);
    expect(textOf(mark())).toBe('Saved');
  });

  it('does not say that something is on its way which the case has refused', async () => {
    const { tell } = await shown();
    await tell({ phase: 'sending', unsent: true });
    expect(textOf(mark())).toBe('Saving to case…');
    await tell({ phase: 'refused', unsent: true, refusal: 'This case is no longer yours.' });
    expect(textOf(mark())).toMatch(
      /^Not saved to the case\s*These marks are kept only in this browser: This case is no longer yours\.$/,
    );
  });

  it('says after the first failure that the marks are in this browser alone, and why, once', async () => {
    const { tell } = await shown();
    await tell({ phase: 'sending', unsent: true });
    expect(textOf(mark())).toBe('Saving to case…');
    for (const phase of ['due', 'sending'] as const) {
      await tell({ phase, unsent: true, failures: 1 });
      expect(textOf(mark())).toMatch(
        /^Not sent yet\s*Marks are in this browser alone: the server does not take them now\.$/,
      );
      expect(mark().getAttribute('aria-live')).toBe('polite');
    }
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await act(() => window.dispatchEvent(new Event('offline')));
    expect(textOf(mark())).toMatch(/^Not sent yet\s*Marks are in this browser alone: offline\.$/);
    vi.restoreAllMocks();
    await tell({ phase: 'resting', unsent: false });
    expect(textOf(mark())).toBe('Saved');
    await tell({ phase: 'refused', unsent: true, failures: 1, refusal: 'The case is signed out.' });
    expect(textOf(mark())).toMatch(/^Not saved to the case/);
  });

  it('says of a session that has ended that only a login lets the marks on their way, and leads there', async () => {
    const { tell } = await shown();
    const ended = { phase: 'due', failures: 1, isSessionOver: true } as const;
    await tell({ ...ended, unsent: true });
    expect(textOf(mark())).toMatch(/^Session ended\s*Your session has ended\. Your new marks are kept/);
    expect(found<HTMLAnchorElement>('a').getAttribute('href')).toBe('/login');
    await tell({ ...ended, unsent: false });
    expect(textOf(mark())).toMatch(
      /^Session ended\s*Your session has ended\. Marks of the case may be missing/,
    );
    expect(textOf(found('a'))).toBe('Log in');
    await tell({ phase: 'resting', server: { etag: '"v1"', lines: [] } });
    expect([textOf(mark()), document.querySelector('a')]).toEqual(['Saved', null]);
  });

  it('names the slides with marks that the case has not got, and no others', async () => {
    const { tell } = await shown(caseOf({ A: ['i', 'j'] }));
    const refusal = 'The case is signed out.';
    await tell({ phase: 'refused', unsent: true, refusal });
    expect(textOf(mark())).toMatch(/The case is signed out\. They are on: of-i\.$/);
    await tell({ phase: 'due', unsent: true, failures: 1 });
    expect(textOf(mark())).toMatch(/the server does not take them now\. They are on: of-i\.$/);
  });

  it('offers to take away what the case has refused, and asks before it does', async () => {
    const { tell, forgotten } = await shown();
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    await tell({ phase: 'due', unsent: true });
    expect(textOf()).not.toContain('Remove them');
    await tell({ phase: 'refused', unsent: true, refusal: 'The case is signed out.' });
    await click(named('Remove them…'));
    await click(named('Cancel'));
    expect(forgotten).toEqual([]);
    await click(named('Remove them…'));
    await click(named('Remove'));
    await eventually(() => expect(reload).toHaveBeenCalledOnce());
    expect(forgotten).toMatchObject([place]);
  });

  it('goes on asking while the case is asked once more whether it takes what it refused', async () => {
    const { tell } = await shown();
    const refused = {
      phase: 'refused',
      unsent: true,
      refusal: 'The case is signed out.',
      mayPass: true,
    } as const;
    await tell(refused);
    await click(named('Remove them…'));
    await tell(reopen({ ...NEW_OUTBOX, ...refused }));
    expect(textOf(named('Remove'))).toBe('Remove');
    expect(textOf(mark())).toMatch(/^Not saved to the case/);
  });
});

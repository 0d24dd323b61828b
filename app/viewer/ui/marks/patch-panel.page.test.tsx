import { allSettled, type Scope } from 'effector';
import { useUnit } from 'effector-react';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NOTE_CHOICES } from '#app/core/marks/note-choices.ts';
import { click, eventually, fill, found, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import { $hasTypedText } from '../../state/hands/typed-text.ts';
import { type Asked, commandAsked } from '../../state/log.ts';
import { outboxChanged } from '../../state/outbox-state.ts';
import { $patch, panes } from '../../state/panes.ts';
import { $patchKind } from '../../state/patches.ts';
import { ask, UNDO } from '../../state/reading.test-support.ts';
import { NEW_OUTBOX } from '../../storage/outbox/image-outbox.ts';
import { useShortcuts } from '../toolbar/use-shortcuts.ts';
import { asked, LEAVINGS, leave, leavingPage, press, readerAt, shown } from './panels.test-support.tsx';
import { PatchPanel } from './patch-panel.tsx';

const patchesIn = (scope: Scope) => scope.getState(panes.primary.$current).patches;
const items = () => [...document.querySelectorAll('ol > li')];

function PanelWithKeys() {
  const ask = useUnit(commandAsked);
  const asking = (command: Asked['command']) => () => ask({ pane: 'primary', command });
  useShortcuts({ 'Ctrl+Z': asking(UNDO), 'Ctrl+Y': asking({ type: 'redo', lane: 'marks' }) }, true);
  return <PatchPanel />;
}

/** Regions side by side, the last one active. */
async function patched(count: number, panel = <PatchPanel />): Promise<Scope> {
  const scope = await readerAt();
  await ask(scope, { type: 'toggle-mode', mode: 'PATCH' });
  for (let x = 1; x <= count; x += 1)
    await ask(scope, { type: 'place-patch', at: { x: 100 * x, y: 100 }, viewScale: 1, isPoint: false });
  await shown(scope, panel);
  return scope;
}

afterEach(async () => {
  await mount(null);
  vi.restoreAllMocks();
});

describe('the patch panel', () => {
  it('says what the next click makes, and lets the reader choose it', async () => {
    const scope = await patched(0);
    expect(textOf()).toContain('Click on the slide to place a patch.');
    await click(named('Point'));
    expect([scope.getState($patchKind), named('Point').getAttribute('aria-pressed')]).toEqual([
      'point',
      'true',
    ]);
    expect(textOf()).toContain('Click on the slide to place a point.');
  });

  it('lists the patches of the slide, one of them active', async () => {
    await patched(2);
    await press(found('textarea'), 'Escape');
    expect(items().map((item) => [textOf(item), item.getAttribute('aria-current')])).toEqual([
      ['Patch 1', 'false'],
      ['Patch 2', 'true'],
    ]);
    await click(named('Patch 1'));
    expect(items().map((item) => item.getAttribute('aria-current'))).toEqual(['true', 'false']);
  });

  it('leaves its colors to patches, to notes and to choices where the system takes all others', async () => {
    await patched(1);
    const swatches = () =>
      [...document.querySelectorAll<HTMLElement>('[style*="background-color"]')].map((swatch) => [
        swatch.style.backgroundColor,
        swatch.classList.contains('forced-color-adjust-none'),
      ]);
    expect(swatches()).toHaveLength(1 + NOTE_CHOICES.length);
    expect(swatches()[0]).toEqual(['#7cfc00', true]);
    expect(swatches().every(([, isKept]) => isKept)).toBe(true);
    await click(named('Color of Patch 1'));
    expect(swatches()).toHaveLength(2 + NOTE_CHOICES.length);
    expect(swatches().every(([, isKept]) => isKept)).toBe(true);
  });

  it('calls a point a point, as the list of marks does', async () => {
    const scope = await patched(0);
    await asked(scope, { type: 'place-patch', at: { x: 100, y: 100 }, viewScale: 1, isPoint: true });
    expect(named('Remove Point 1')).toBeTruthy();
  });

  it('S4.6-03 opens the note or the color of one patch and closes those of the others', async () => {
    const scope = await patched(2);
    const [first] = patchesIn(scope);
    expect(named('Note of Patch 2').getAttribute('aria-expanded')).toBe('true');
    await click(named('Color of Patch 2'));
    expect(named('Color of Patch 2').getAttribute('aria-expanded')).toBe('true');
    await click(named('Note of Patch 1'));
    expect(named('Color of Patch 2').getAttribute('aria-expanded')).toBe('false');
    expect(document.querySelectorAll('textarea, input[type=color]')).toHaveLength(1);
    expect(scope.getState($patch)).toEqual({ active: first?.id, panel: 'note' });
    await click(named('Note of Patch 1'));
    expect(scope.getState($patch)).toEqual({ active: first?.id, panel: 'none' });
  });

  it('keeps a note when the field is left, in one step for Undo', async () => {
    const scope = await patched(1);
    const field = found<HTMLTextAreaElement>('textarea');
    for (const text of ['S', 'See', 'See margin']) await fill(field, text);
    expect(patchesIn(scope)).toMatchObject([{ note: '' }]);
    await leave(field);
    expect(patchesIn(scope)).toMatchObject([{ note: 'See margin' }]);
    await asked(scope, UNDO);
    expect(patchesIn(scope)).toMatchObject([{ note: '' }]);
  });

  it('gives the focus to the note of a patch that was placed, and keeps what was typed when the next one is', async () => {
    const scope = await patched(1);
    const field = found<HTMLTextAreaElement>('textarea');
    expect(document.activeElement).toBe(field);
    await fill(field, 'See margin');
    await asked(scope, { type: 'place-patch', at: { x: 500, y: 100 }, viewScale: 1, isPoint: false });
    expect(patchesIn(scope).map(({ note }) => note)).toContain('See margin');
    expect(document.activeElement).toBe(found('textarea'));
  });

  it('takes back a patch that was placed by Ctrl+Z in its note while nothing was typed there', async () => {
    const scope = await patched(2, <PanelWithKeys />);
    const field = () => found<HTMLTextAreaElement>('textarea');
    expect(document.activeElement).toBe(field());
    await press(field(), 'z', true);
    expect(patchesIn(scope)).toHaveLength(1);
    await click(named('Note of Patch 1'));
    await fill(field(), 'See margin');
    await press(field(), 'z', true);
    expect([patchesIn(scope).length, field().value]).toEqual([1, 'See margin']);
    act(() => field().blur());
    act(() => field().focus());
    await press(field(), 'z', true);
    expect(patchesIn(scope)).toMatchObject([{ note: '' }]);
    await press(field(), 'y', true);
    expect(patchesIn(scope)).toMatchObject([{ note: 'See margin' }]);
  });

  it('says of a note that is being typed that it is unkept, and keeps it in one step before the page is closed', async () => {
    const scope = await patched(1);
    const field = found<HTMLTextAreaElement>('textarea');
    expect(scope.getState($hasTypedText)).toBe(false);
    await fill(field, 'See margin ');
    expect(scope.getState($hasTypedText)).toBe(true);
    expect(patchesIn(scope)).toMatchObject([{ note: '' }]);
    window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await eventually(() => expect(patchesIn(scope)).toMatchObject([{ note: 'See margin ' }]));
    expect([scope.getState($hasTypedText), field.value]).toEqual([false, 'See margin ']);
    expect(document.activeElement).toBe(field);
  });

  it.each(LEAVINGS)(
    'keeps a note that is being typed when the page %s, before marks are sent',
    async (how) => {
      const scope = await readerAt();
      const leavePage = leavingPage(() => patchesIn(scope).map(({ note }) => note));
      await ask(scope, { type: 'toggle-mode', mode: 'PATCH' });
      await ask(scope, { type: 'place-patch', at: { x: 100, y: 100 }, viewScale: 1, isPoint: true });
      await shown(scope, <PatchPanel />);
      await fill(found<HTMLTextAreaElement>('textarea'), 'Margin involved, 2 foci');
      expect(await leavePage(how)).toEqual(['Margin involved, 2 foci']);
      expect(found<HTMLTextAreaElement>('textarea').value).toBe('Margin involved, 2 foci');
    },
  );

  it('leaves the note by Escape without dropping the focus or the words', async () => {
    const scope = await patched(1);
    await fill(found<HTMLTextAreaElement>('textarea'), 'See margin');
    await press(found('textarea'), 'Escape');
    expect(patchesIn(scope)).toMatchObject([{ note: 'See margin' }]);
    expect(document.querySelector('textarea')).toBeNull();
    expect(document.activeElement?.closest('li')).toBe(items()[0]);
  });

  it('S3.9-03 takes note and color from a chosen entry of the supplied list', async () => {
    const choices = [{ text: 'Nerve', color: '#123456' }];
    const scope = await patched(1, <PatchPanel choices={choices} />);
    await click(named('Nerve'));
    expect(patchesIn(scope)).toMatchObject([{ note: 'Nerve', color: '#123456' }]);
    expect(found<HTMLTextAreaElement>('textarea').value).toBe('Nerve');
    expect(textOf(items()[0])).toContain('Nerve');
  });

  it('recolors by a swatch or by any color, and says which one it is', async () => {
    const scope = await patched(1);
    await click(named('Color of Patch 1'));
    expect(textOf(items()[0])).toContain('#7cfc00');
    expect(document.querySelectorAll('[aria-label^="Color #"]')).toHaveLength(NOTE_CHOICES.length + 1);
    await click(named('Color #0072b2'));
    expect(patchesIn(scope)).toMatchObject([{ color: '#0072b2' }]);
    expect(named('Color #0072b2').getAttribute('aria-pressed')).toBe('true');
    const any = found<HTMLInputElement>('input[type=color]');
    await fill(any, '#abcdef');
    await leave(any);
    expect(patchesIn(scope)).toMatchObject([{ color: '#abcdef' }]);
  });

  it('leaves a patch in its place when it changes', async () => {
    await patched(2);
    await click(named('Color of Patch 1'));
    await click(named('Color #0072b2'));
    expect(items().map((item) => item.getAttribute('aria-current'))).toEqual(['true', 'false']);
    expect(named('Color of Patch 1').getAttribute('aria-expanded')).toBe('true');
  });

  it('removes a patch', async () => {
    const scope = await patched(2);
    await click(named('Remove Patch 1'));
    expect(patchesIn(scope)).toHaveLength(1);
    expect(items()).toHaveLength(1);
  });

  it('exports nothing before the case has said which patches it has', async () => {
    const scope = await patched(1);
    const outbox = { ...NEW_OUTBOX, phase: 'sending' } as const;
    await act(() => allSettled(outboxChanged, { scope, params: { imageId: 'a1', outbox } }));
    const button = named('Export patches as JSON: the marks of the case are not loaded yet');
    expect(button.hasAttribute('disabled')).toBe(true);
  });

  it('exports the patches as JSON under a name without a patient', async () => {
    await patched(0);
    expect(named('Export patches as JSON').hasAttribute('disabled')).toBe(true);
    await patched(2);
    const blobs: Blob[] = [];
    const names: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) blobs.push(blob);
      return 'blob:one';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await click(named('Export patches as JSON'));
    expect(names).toEqual([expect.stringMatching(/a1.*\.json$/)]);
    expect(JSON.parse((await blobs[0]?.text()) ?? '')).toMatchObject([
      { isPoint: false },
      { isPoint: false },
    ]);
  });
});

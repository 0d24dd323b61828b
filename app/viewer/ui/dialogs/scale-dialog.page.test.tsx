import { allSettled, type Scope } from 'effector';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Scale } from '#app/core/slides/scale.ts';
import { click, fill, found, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import { imageOpened } from '../../state/log.ts';
import { panes, paneTouched } from '../../state/panes.ts';
import { marksOpenTold } from '../../state/read-only.ts';
import { opened } from '../../state/reading.test-support.ts';
import { secondSlideAsked } from '../../state/slides.ts';
import { asked, readerAt, shown } from '../marks/panels.test-support.tsx';
import { ScaleDialog, scaleText } from './scale-dialog.tsx';

const close = vi.fn();
const scaleIn = (scope: Scope) => scope.getState(panes.primary.$openImage)?.scale;
const fields = () => [...document.querySelectorAll('input')];

async function dialog(scale: Scale): Promise<Scope> {
  const scope = await readerAt({ scale });
  await shown(scope, <ScaleDialog open onClose={close} />);
  return scope;
}

async function type(...texts: readonly string[]): Promise<void> {
  for (const [index, input] of fields().entries()) await fill(input, texts[index] ?? '');
  await click(named('Set scale'));
}

afterEach(async () => {
  await mount(null);
  close.mockClear();
});

it.each<[Scale, RegExp]>([
  [{ state: 'file', mppX: 0.25, mppY: 0.25, source: 'api' }, /^0\.25 μm per pixel, from the platform/],
  [{ state: 'file', mppX: 0.25, mppY: 0.5, source: 'ome-xml' }, /^0\.25 × 0\.5 μm per pixel, from the OME/],
  [{ state: 'assumed', mppX: 0.25, mppY: 0.25 }, /^0\.25 μm per pixel, assumed/],
  [{ state: 'manual', mppX: 0.2, mppY: 0.2, reason: 'Micrometer' }, /set by hand: Micrometer$/],
  [
    { state: 'manual', mppX: 0.5, mppY: 0.5, reason: 'Scanner log', enteredAt: '2026-11-20T14:55:00Z' },
    /^0\.5 μm per pixel, set by hand by the laboratory on 11\/20\/2026 02:55 PM UTC: Scanner log$/,
  ],
  [{ state: 'invalid' }, /cannot be used, so nothing can be measured/],
  [{ state: 'none' }, /a picture and not a scan/],
])('says what a slide’s scale is and rests on: %o', (scale, text) => {
  expect(scaleText(scale, 'UTC')).toMatch(text);
});

describe('the scale dialog', () => {
  it('names the slide whose scale it is, that of the pane last touched', async () => {
    const scope = await dialog({ state: 'file', mppX: 0.25, mppY: 0.25, source: 'api' });
    const said = () => textOf(found('[role=dialog]'));
    expect(said()).toContain('of-a1: 0.25 μm per pixel, from the platform');
    await asked(scope, { type: 'open-split' });
    await act(() => allSettled(secondSlideAsked, { scope, params: 2 }));
    const image = opened('b1', { scale: { state: 'assumed', mppX: 0.25, mppY: 0.25 } });
    await act(() => allSettled(imageOpened, { scope, params: { pane: 'secondary', image } }));
    await act(() => allSettled(paneTouched, { scope, params: 'secondary' }));
    expect(said()).toContain('of-b1: 0.25 μm per pixel, assumed');
    expect(said()).not.toContain('of-a1');
  });

  it('sets the scale by hand, with the reason', async () => {
    const scope = await dialog({ state: 'assumed', mppX: 0.25, mppY: 0.25 });
    expect(fields().map(({ value }) => value)).toEqual(['0.25', '0.25', '']);
    expect(textOf()).toContain('Existing measurements keep their scale.');
    await type('0,5', '0.4', 'Stage micrometer');
    expect(scaleIn(scope)).toEqual({ state: 'manual', mppX: 0.5, mppY: 0.4, reason: 'Stage micrometer' });
    expect(close).toHaveBeenCalledOnce();
  });

  it('says beside each field what is wrong with it, and sets nothing', async () => {
    const scope = await dialog({ state: 'invalid' });
    await type('0', '', '');
    const messages = fields().map((input) => {
      const ids = (input.getAttribute('aria-describedby') ?? '').split(' ');
      return textOf(document.getElementById(ids.at(-1) ?? '') ?? undefined);
    });
    expect(messages).toEqual([
      'Must be from 0.02 to 20 micrometres per pixel',
      'Micrometres per pixel are required',
      'A reason is required',
    ]);
    expect(fields().map((input) => input.getAttribute('aria-invalid'))).toEqual(['true', 'true', 'true']);
    expect([scaleIn(scope), close.mock.calls.length]).toEqual([{ state: 'invalid' }, 0]);
  });

  it('goes back to the file’s scale', async () => {
    const file: Scale = { state: 'file', mppX: 0.25, mppY: 0.5, source: 'api' };
    const scope = await dialog(file);
    await type('1', '1', 'By mistake');
    await click(named("Back to the file's scale"));
    expect(scaleIn(scope)).toEqual(file);
  });

  it('goes back to an assumed scale by that name, where the file names none', async () => {
    const assumed: Scale = { state: 'assumed', mppX: 0.25, mppY: 0.25 };
    const scope = await dialog(assumed);
    await type('1', '1', 'By mistake');
    expect(textOf()).not.toContain('the file');
    await click(named('Back to the assumed scale'));
    expect(scaleIn(scope)).toEqual(assumed);
  });

  it('goes back to what the laboratory entered, and has nothing to go back from before', async () => {
    const entered = { mppX: 0.5, mppY: 0.5, reason: 'Scanner log', enteredAt: '2026-11-20T14:55:00Z' };
    const ofLaboratory: Scale = { state: 'manual', ...entered };
    const scope = await dialog(ofLaboratory);
    expect(textOf()).not.toContain('Back to');
    await type('1', '1', 'Stage micrometer');
    await click(named("Back to the laboratory's scale"));
    expect(scaleIn(scope)).toEqual(ofLaboratory);
  });

  it.each<[Scale, number | null, string]>([
    [{ state: 'file', mppX: 0.2325, mppY: 0.2325, source: 'api' }, 40, 'slide: 40x.'],
    [{ state: 'file', mppX: 0.5, mppY: 0.5, source: 'api' }, null, 'slide: 20x.'],
    [{ state: 'assumed', mppX: 0.25, mppY: 0.25 }, null, 'slide: 40x (assumed).'],
    [{ state: 'invalid' }, null, 'slide: 0.5x (assumed).'],
  ])('S9-16 says the magnification of the slide, and when it is assumed: %o', async (scale, named, text) => {
    const scope = await readerAt({ scale, magnification: named });
    await shown(scope, <ScaleDialog open onClose={close} />);
    expect(textOf(found('[role=dialog]'))).toContain(`Magnification of the ${text}`);
  });

  it('tells whoever may not change the marks of the case what the scale is, and offers no other', async () => {
    const scope = await dialog({ state: 'assumed', mppX: 0.25, mppY: 0.25 });
    await act(() => allSettled(marksOpenTold, { scope, params: false }));
    expect(textOf(found('[role=dialog]'))).toContain('0.25 μm per pixel, assumed');
    expect(textOf(found('[role=dialog]'))).toContain(
      'The marks of this case are read-only. Nor can the scale be set. Marks can only be saved by',
    );
    expect([fields().length, textOf().includes('Set scale')]).toEqual([0, false]);
  });

  it('has nothing to set for a picture', async () => {
    await dialog({ state: 'none' });
    expect(textOf(found('[role=dialog]'))).toContain('A picture has no scale to set.');
    expect(fields()).toHaveLength(0);
    expect(textOf(found('[role=dialog]'))).not.toContain('Magnification');
  });
});

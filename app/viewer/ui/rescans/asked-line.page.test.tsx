import { allSettled } from 'effector';
import { useUnit } from 'effector-react';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OpenRescans } from '#app/core/slides/asked-of-image.ts';
import { outlineOf } from '#app/core/slides/outline.ts';
import type { ReplacedImage } from '#app/core/slides/replaced-images.ts';
import { found, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import type { ViewerCase } from '#contracts/generated/wire.ts';
import { $currentIn, nextAsked } from '../../state/slides.ts';
import { readerAt, shown } from '../marks/panels.test-support.tsx';
import { SlideMenu } from '../screen/slide-menu.tsx';
import { AskedLine } from './asked-line.tsx';
import { awaiting, imageOf, specimenOf, subsectionOf } from './awaiting.test-support.ts';
import { RescansProvider } from './rescans-provider.tsx';

/** The open rescans of a1 as the page hears of them; null for whom they cannot be read. */
let heard: OpenRescans['open'] | null;

beforeEach(() => {
  heard = null;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => {
    const rescans = heard === null ? [] : [{ subsectionId: 'of-a1', open: heard }];
    return Promise.resolve(Response.json({ userId: 'u', isGone: false, replaced: [], rescans }));
  });
});
afterEach(async () => {
  await mount(null);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const passing = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const Line = () => <AskedLine image={useUnit($currentIn.primary)} />;

interface Known {
  readonly replaced?: readonly ReplacedImage[];
  readonly isFormer?: boolean;
}

const line = (slides: ViewerCase['slides'], { replaced = [], isFormer = false }: Known = {}) => (
  <RescansProvider slides={slides} replaced={replaced} rescans={[]} sought={[]} isFormer={isFormer}>
    <Line />
    <SlideMenu caseType="Primary" outline={outlineOf({ slides })} onClose={() => undefined} />
  </RescansProvider>
);

const status = () => textOf(found('[role=status]'));
const WRONG = 'of-a1: This was reported as the wrong slide. A new scan is asked for.';

it('whoever opens a slide that was reported as the wrong one reads and hears it there, and not at the next one', async () => {
  const scope = await readerAt();
  await shown(scope, line([awaiting('a1', 'Wrong slide')]));
  expect(status()).toBe(WRONG);
  expect(textOf(named('A1-1 · H&E, Wrong slide, of-a1'))).toContain('Wrong slide');
  await act(() => allSettled(nextAsked, { scope }));
  expect(status()).toBe('');
});

it('says of a slide that is to be scanned again for what, and that a recut of its block is ordered', async () => {
  const recut = subsectionOf({ displayId: 'A1-R1', slideType: 'HE_Recut', isRequested: true });
  const rescan = { requireRescan: true, requireRescanReason: 'Out of focus' };
  await shown(await readerAt(), line([specimenOf(subsectionOf(rescan, 'a1'), recut)]));
  expect(status()).toBe(
    'of-a1: A new scan is asked for: Out of focus. Ordered from block A1 and not here yet: A1-R1 · H&E Recut.',
  );
  expect(named('A1-1 · H&E, Rescan asked for, of-a1')).toBeTruthy();
  expect(textOf()).toContain('Ordered, not here yet');
});

it('a page that stands open hears of a rescan that is asked for elsewhere, and of its end', async () => {
  await shown(await readerAt(), line([specimenOf(subsectionOf({}, 'a1'))]));
  expect(status()).toBe('');
  heard = [{ imageId: 'a1', reason: 'wrong_slide', note: null }];
  await passing(31_000);
  expect(status()).toBe(WRONG);
  heard = [];
  await passing(30_000);
  expect(status()).toBe('');
});

it('a case that is read again is believed before what was heard of it earlier', async () => {
  const scope = await readerAt();
  await shown(scope, line([specimenOf(subsectionOf({}, 'a1'))]));
  heard = [];
  await passing(31_000);
  await shown(scope, line([awaiting('a1', 'Wrong slide')]));
  expect(status()).toBe(WRONG);
});

it('says it of no former image, neither where it stands alone nor where another took its place', async () => {
  const slides = [awaiting('a1', 'Wrong slide')];
  await shown(await readerAt(), line(slides, { isFormer: true }));
  expect(status()).toBe('');
  const gone = {
    image: imageOf('a1'),
    subsectionId: 'of-a1',
    reason: 'wrong_slide',
    replacedBy: 'a1-new',
    replacedAt: '2026-11-27T14:30:00Z',
  } as const;
  await shown(await readerAt(), line(slides, { replaced: [gone] }));
  expect(status()).toBe('');
  expect(named('A1-1 · H&E, Former image, of-a1')).toBeTruthy();
});

import { allSettled, fork, type Scope } from 'effector';
import { useUnit } from 'effector-react';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventually, mount } from '#app/ui/mount.test-support.tsx';
import type { Pane } from '../../pane/pane.client.ts';
import { loadSlideLinkFx } from '../../state/links.ts';
import { stampFx } from '../../state/log.ts';
import { openMarksFx } from '../../state/mark-reading.ts';
import { panes } from '../../state/panes.ts';
import { ask, caseOf, countedStamps, linkOf } from '../../state/reading.test-support.ts';
import { $currentIn, caseHandedOver } from '../../state/slides.ts';
import type { TileSource } from '../../tiles/tile.ts';
import { shown } from '../marks/panels.test-support.tsx';
import { slideCache } from '../screen/slide-cache.ts';
import { useSlide } from './use-slide.ts';

const HOUR_MS = 3_600_000;

const SOURCE = {
  kind: 'tiff',
  size: { width: 10, height: 10 },
  scale: { state: 'assumed', mppX: 0.25, mppY: 0.25 },
  close: () => undefined,
} as unknown as TileSource;

/** Panes that write down when their slide is taken away. */
function recordedPanes() {
  const cleared: string[] = [];
  const paneOf = (name: string) =>
    ({
      open: () => Promise.resolve({ ok: true, value: undefined }),
      clear: () => void cleared.push(name),
    }) as unknown as Pane;
  return { cleared, primary: paneOf('primary'), secondary: paneOf('secondary') };
}

function Slide({ side, pane }: { readonly side: 'primary' | 'secondary'; readonly pane: Pane }) {
  useSlide(side, pane, useUnit($currentIn[side]));
  return null;
}

function Slides({ primary, secondary }: Pick<ReturnType<typeof recordedPanes>, 'primary' | 'secondary'>) {
  const isSplit = useUnit(panes.secondary.$slide) !== null;
  return (
    <>
      <Slide side="primary" pane={primary} />
      {isSplit && <Slide side="secondary" pane={secondary} />}
    </>
  );
}

/** A reader whose links end at that time, and how often one was asked for. */
function readerWithLinks(endOf: () => number): { readonly scope: Scope; readonly asked: readonly string[] } {
  const asked: string[] = [];
  vi.spyOn(slideCache, 'take').mockResolvedValue({ ok: true, value: SOURCE });
  const scope = fork({
    handlers: [
      [stampFx, countedStamps()],
      [openMarksFx, () => ({ lines: [], dropped: 0, newer: 0, writer: 'u' })],
      [
        loadSlideLinkFx,
        (blobId: string) => {
          asked.push(blobId);
          // Whoever asks on and on is to fail and not to hang.
          if (asked.length > 9) return new Promise<never>(() => undefined);
          const link = linkOf(blobId, `/files/${String(asked.length)}`);
          return { ok: true, userId: 'u', link: { ...link, expiresAt: new Date(endOf()).toISOString() } };
        },
      ],
    ],
  });
  return { scope, asked };
}

const handOver = (scope: Scope, images = caseOf({ A: ['a1'] })) =>
  act(() => allSettled(caseHandedOver, { scope, params: { userId: 'u', caseId: 'c', images, start: 0 } }));

const isOpen = (scope: Scope, side: 'primary' | 'secondary' = 'primary') =>
  eventually(() => expect(scope.getState(panes[side].$openImage)?.id).toBe('a1'));

afterEach(() => mount(null));

describe('a slide whose link is over by the clock of this computer', () => {
  it('is opened, and asks for one link: the clock may be wrong, and the server says when a link has ended', async () => {
    const { scope, asked } = readerWithLinks(() => Date.now() - HOUR_MS);
    const { primary, secondary } = recordedPanes();
    await shown(scope, <Slides primary={primary} secondary={secondary} />);
    await handOver(scope);
    await isOpen(scope);
    expect(asked).toHaveLength(1);
  });

  it('stays in its pane when a second one opens beside it', async () => {
    let now = Date.parse('2026-03-11T09:00:00Z');
    vi.spyOn(Date, 'now').mockImplementation(() => now);
    const { scope } = readerWithLinks(() => now + HOUR_MS);
    const { primary, secondary, cleared } = recordedPanes();
    await shown(scope, <Slides primary={primary} secondary={secondary} />);
    await handOver(scope);
    await isOpen(scope);
    now += 2 * HOUR_MS;
    await act(() => ask(scope, { type: 'open-split' }));
    await isOpen(scope, 'secondary');
    expect(cleared).toEqual([]);
  });
});

it('a slide is opened by the scale that the laboratory entered for it, and not by the file’s', async () => {
  const { scope } = readerWithLinks(() => Date.now() + HOUR_MS);
  const { primary, secondary } = recordedPanes();
  await shown(scope, <Slides primary={primary} secondary={secondary} />);
  const enteredScale = { mppX: 0.5, mppY: 0.5, reason: 'Scanner log.', enteredAt: '2026-11-20T14:55:00Z' };
  await handOver(
    scope,
    caseOf({ A: ['a1'] }).map((image) => ({ ...image, enteredScale })),
  );
  await isOpen(scope);
  expect(scope.getState(panes.primary.$openImage)?.scale).toEqual({ state: 'manual', ...enteredScale });
});

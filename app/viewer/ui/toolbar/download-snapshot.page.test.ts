import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { NO_ADJUSTMENT } from '#app/core/viewing/adjustment.ts';
import { notify } from '#app/ui/feedback/notify.ts';
import { rulerOf } from '../../overlay/marks.test-support.ts';
import type { PaintedMarks } from '../../overlay/overlay.client.ts';
import type { captionedPicture } from '../../overlay/snapshot.client.ts';
import type { Pane } from '../../pane/pane.client.ts';
import type { BoardSlide, PaneBoard } from '../stage/pane-board.ts';
import { downloadSnapshot } from './download-snapshot.ts';

const picture = vi.fn<typeof captionedPicture>();
const NUMBERS = { caseNumber: 'S26-104', caseID: 'DP-2026-000009' };
const SLIDE: BoardSlide = {
  slideTitle: 'A1',
  scale: { state: 'none' },
  magnification: null,
  adjustment: NO_ADJUSTMENT,
};
const NO_MARKS: PaintedMarks = { lengths: [], leftOut: 0, hasProjections: false };
const current = { centre: { x: 0, y: 0 }, scale: 1, rotation: 0 };

const paneOf = (isSharp: boolean, width = 800, painted: Partial<PaintedMarks> = {}) => {
  const sheet = { width: 800, height: 600 } as HTMLCanvasElement;
  const picture = vi.fn(() => ({ sheet, painted: { ...NO_MARKS, ...painted } }));
  const stats = () => ({ current, width });
  const parts = { sharpWithin: vi.fn(() => Promise.resolve(isSharp)), picture, stats };
  return parts as typeof parts & Pane;
};

const boardOf = (
  first: Pane | null,
  second: Pane | null = null,
  slide: BoardSlide | null = SLIDE,
): Pick<PaneBoard, 'pane' | 'slide'> => ({
  pane: (side) => (side === 'primary' ? first : second),
  slide: () => slide,
});

const captions = () => picture.mock.calls.map(([parts]) => parts.map(({ caption }) => caption.join(' | ')));

describe('a screenshot', () => {
  let success: MockInstance<typeof notify.success>;
  let warning: MockInstance<typeof notify.warning>;
  let error: MockInstance<typeof notify.error>;
  beforeEach(() => {
    success = vi.spyOn(notify, 'success').mockImplementation(() => undefined);
    warning = vi.spyOn(notify, 'warning').mockImplementation(() => undefined);
    error = vi.spyOn(notify, 'error').mockImplementation(() => undefined);
    picture.mockReset().mockResolvedValue(new Blob(['picture']));
    vi.useFakeTimers();
  });

  it('waits a bounded time for the view to be sharp, and says that it was saved', async () => {
    const pane = paneOf(true);
    await downloadSnapshot(boardOf(pane), NUMBERS, picture);
    expect(pane.sharpWithin).toHaveBeenCalledExactlyOnceWith(2000);
    expect(pane.picture).toHaveBeenCalledOnce();
    expect(success.mock.calls).toEqual([['Screenshot saved', { about: 'screenshot' }]]);
    expect([warning.mock.calls, error.mock.calls]).toEqual([[], []]);
  });

  it('has a caption below each pane that shows a slide', async () => {
    vi.setSystemTime(new Date('2026-03-11T14:25:30.007Z'));
    await downloadSnapshot(boardOf(paneOf(true), paneOf(true)), NUMBERS, picture);
    await downloadSnapshot(boardOf(paneOf(true)), NUMBERS, picture);
    const [both, one] = captions();
    expect([both?.length, one?.length]).toEqual([2, 1]);
    expect(both?.[0]).toMatch(
      /^Case S26-104 · DP-2026-000009 · 03\/11\/2026 .* \| A1 \| Magnification unknown/,
    );
  });

  it('says below the second pane on which slide its projections were made', async () => {
    const panes = [paneOf(true), paneOf(true, 800, { hasProjections: true })] as const;
    const board = boardOf(...panes);
    const slide: PaneBoard['slide'] = (side) => ({ ...SLIDE, slideTitle: side === 'primary' ? 'E1' : 'C1' });
    await downloadSnapshot({ ...board, slide }, NUMBERS, picture);
    const [below] = captions();
    expect(below?.[0]).not.toContain('dashes');
    expect(below?.[1]).toContain('Marks drawn wholly in dashes were made on the first pane’s slide: E1');
  });

  it.each([
    [[], null],
    [[false, false], null],
    [[false, true], 'Some lengths are by a scale that their slide has no more'],
    [[true], 'Every length is by a scale that its slide has no more'],
  ])(
    'says how many of the lengths that can be read on it are by a former scale: %j',
    async (former, words) => {
      const lengths = former.map((isFormer, at) => rulerOf(`r${String(at)}`, { isFormer }));
      await downloadSnapshot(boardOf(paneOf(true, 800, { lengths })), NUMBERS, picture);
      const [lines = []] = picture.mock.calls.map(([parts]) => parts[0]?.caption);
      expect(lines.filter((line) => line.includes('has no more'))).toEqual(words === null ? [] : [words]);
    },
  );

  it('says how many lengths found no room on it', async () => {
    await downloadSnapshot(boardOf(paneOf(true, 800, { leftOut: 2 })), NUMBERS, picture);
    expect(captions()[0]?.[0]).toContain('2 lengths are not shown');
  });

  it('says how much of the slide the pane is wide, however many pixels the picture has for it', async () => {
    const slide: BoardSlide = { ...SLIDE, scale: { state: 'file', mppX: 1, mppY: 1, source: 'api' } };
    for (const width of [400, 800]) {
      await downloadSnapshot(boardOf(paneOf(true, width), null, slide), NUMBERS, picture);
    }
    expect(captions()[0]?.[0]).toContain('0.4 mm across');
    expect(captions()[1]?.[0]).toContain('0.8 mm across');
  });

  it('S7-16 is a PNG that is called snapshot_ and the time, to the millisecond, and nothing else', async () => {
    vi.setSystemTime(new Date('2026-03-11T14:25:30.007Z'));
    const names: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await downloadSnapshot(boardOf(paneOf(true)), NUMBERS, picture);
    vi.setSystemTime(new Date('2026-03-11T14:25:30.008Z'));
    await downloadSnapshot(boardOf(paneOf(true)), NUMBERS, picture);
    click.mockRestore();
    expect(names).toEqual(['snapshot_2026-03-11T14-25-30-007Z.png', 'snapshot_2026-03-11T14-25-30-008Z.png']);
  });

  it('is taken of a view that is not sharp too, and says so, also in the picture', async () => {
    const pane = paneOf(false);
    await downloadSnapshot(boardOf(pane), NUMBERS, picture);
    expect(pane.picture).toHaveBeenCalledOnce();
    expect(warning.mock.calls).toEqual([
      ['Screenshot saved before all tiles were sharp.', { about: 'screenshot' }],
    ]);
    expect(success.mock.calls).toEqual([]);
    expect(captions()[0]?.[0]).toContain('Taken before all tiles were sharp');
  });

  it.each([
    ['that the browser does not give', paneOf(true), SLIDE, () => Promise.reject(new Error('none'))],
    ['of a pane whose slide is on its way', paneOf(true), null, undefined],
    ['of nothing', null, SLIDE, undefined],
  ])('%s is told, and nothing besides', async (_, pane, slide, failing) => {
    if (failing !== undefined) picture.mockImplementationOnce(failing);
    await downloadSnapshot(boardOf(pane, null, slide), NUMBERS, picture);
    expect(error.mock.calls).toEqual([['Failed to capture snapshot']]);
    expect([warning.mock.calls, success.mock.calls]).toEqual([[], []]);
  });
});

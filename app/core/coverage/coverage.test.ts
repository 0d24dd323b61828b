import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ImagePoint } from '../slides/geometry.ts';
import { ASSUMED_SCALE } from '../slides/scale.ts';
import type { OpenImage } from '../viewing/decide/decision.ts';
import { bandOf, SEEN_BANDS } from './band.ts';
import {
  type Coverage,
  emptyCoverage,
  mergedCoverage,
  type Sight,
  squaresSeen,
  withSight,
} from './coverage.ts';
import { coverageText, mergedSlides, readCoverage, withPresent } from './kept-coverage.ts';
import { nextUnseen } from './next-unseen.ts';
import { seenText, shareSeen, sharesOf } from './seen-text.ts';
import { tissueOf } from './tissue.ts';

const SIZE = { width: 60_000, height: 40_000 };
const slide: OpenImage = {
  id: 'one',
  checksum: 'sum',
  size: SIZE,
  scale: { state: 'file', mppX: 0.25, mppY: 0.25, source: 'api' },
  magnification: null,
};
const PANE = { width: 1400, height: 900 };

const sightAt = (centre: ImagePoint, scale: number, rotation = 0): Sight => ({
  image: slide,
  pane: PANE,
  viewport: { centre, scale, rotation },
});

/** Two pieces of tissue as formulas, so that a point can be asked about without any picture or grid. */
const isTissueAt = ({ x, y }: ImagePoint): boolean =>
  ((x - 20_000) / 13_000) ** 2 + ((y - 18_000) / 9_000) ** 2 <= 1 ||
  ((x - 45_000) / 6_000) ** 2 + ((y - 25_000) / 11_000) ** 2 <= 1;

/** A picture of that slide, pink on white. */
function pictureOf(width: number, height: number) {
  const data = new Uint8ClampedArray(width * height * 4).fill(244);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (isTissueAt({ x: ((x + 0.5) / width) * SIZE.width, y: ((y + 0.5) / height) * SIZE.height }))
        data.set([214, 140, 180, 255], (y * width + x) * 4);
  return { width, height, data };
}

function withTissue(coverage = emptyCoverage(SIZE)): Coverage {
  return { ...coverage, tissue: tissueOf(coverage.grid, pictureOf(750, 500)) };
}

const folded = (sights: readonly Sight[]): Coverage => sights.reduce(withSight, withTissue());

/** Whether a point was on the screen: turned into the pane's own directions, and not by any outline or grid. */
function wasShown({ x, y }: ImagePoint, { viewport: { centre, scale, rotation }, pane }: Sight): boolean {
  const angle = (rotation * Math.PI) / 180;
  const [dx, dy] = [(x - centre.x) * scale, (y - centre.y) * scale];
  const across = dx * Math.cos(angle) - dy * Math.sin(angle);
  const down = dx * Math.sin(angle) + dy * Math.cos(angle);
  return Math.abs(across) <= pane.width / 2 && Math.abs(down) <= pane.height / 2;
}

/** The share of the tissue that was seen so finely, by asking about points 100 pixels apart. */
function countedShare(sights: readonly Sight[], band: number): number {
  const fine = sights.filter(({ viewport }) => bandOf(slide, viewport.scale) >= band);
  let [tissue, seen] = [0, 0];
  for (let y = 50; y < SIZE.height; y += 100)
    for (let x = 50; x < SIZE.width; x += 100) {
      if (!isTissueAt({ x, y })) continue;
      tissue += 1;
      if (fine.some((sight) => wasShown({ x, y }, sight))) seen += 1;
    }
  return seen / tissue;
}

/** A reading: the whole slide, then rows over the tissue at 5x, some at 10x and turned, and places at 20x and 40x. */
function reading(): readonly Sight[] {
  const sights = [sightAt({ x: 30_000, y: 20_000 }, 0.022)];
  for (let y = 9_000; y < 33_000; y += 6_500)
    for (let x = 6_000; x < 40_000; x += 10_500) sights.push(sightAt({ x, y }, 0.125));
  for (let at = 0; at < 30; at += 1) {
    const angle = at * 2.4;
    const away = 400 * Math.sqrt(at) * 5;
    const centre = { x: 21_000 + away * Math.cos(angle), y: 18_500 + away * Math.sin(angle) };
    sights.push(sightAt(centre, 0.25, (at * 37) % 360));
  }
  for (let at = 0; at < 40; at += 1)
    sights.push(sightAt({ x: 44_000 + (at % 5) * 1_150, y: 17_000 + at * 380 }, at % 3 === 0 ? 1 : 0.5));
  return sights;
}

describe('coverage', () => {
  it('agrees with an independent count of points within 1 % of the tissue, at each magnification', () => {
    const sights = reading();
    const coverage = folded(sights);
    for (const band of SEEN_BANDS) {
      const share = shareSeen([{ image: slide, coverage }], band) ?? Number.NaN;
      expect(Math.abs(share - countedShare(sights, band)), `band ${String(band)}`).toBeLessThan(0.01);
    }
    expect(countedShare(sights, 2)).toBeGreaterThan(0.6);
    expect(countedShare(sights, 4)).toBeGreaterThan(0.05);
  });

  it('keeps the finest that a place was seen at, in whatever order', () => {
    const sights = reading();
    const [one, other] = [folded(sights), folded(sights.toReversed())];
    expect(one.seen).toEqual(other.seen);
    const again = withSight(one, sights[3] ?? sightAt({ x: 0, y: 0 }, 1));
    expect(again).toBe(one);
  });

  it('never counts more than the screen showed: a view of nothing but glass changes no share', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 360, noNaN: true }), (turn) => {
        const coverage = folded([sightAt({ x: -9_000, y: -9_000 }, 0.25, turn % 360)]);
        expect(squaresSeen(coverage, 1)?.seen).toBe(0);
      }),
      { numRuns: 20 },
    );
  });

  it('counts a scan by 20x as 20x at most, and pixels of an unknown scale as those of 40x', () => {
    const by20: OpenImage = { ...slide, magnification: 20 };
    expect([0.1, 0.25, 0.5, 1, 2].map((scale) => bandOf(by20, scale))).toEqual([1, 2, 3, 4, 4]);
    const unknown: OpenImage = { ...slide, scale: ASSUMED_SCALE };
    const picture: OpenImage = { ...slide, scale: { state: 'none' } };
    for (const image of [slide, unknown, picture])
      expect([0.1, 0.125, 0.25, 0.49, 0.5, 1, 2].map((scale) => bandOf(image, scale))).toEqual([
        1, 2, 3, 4, 4, 5, 5,
      ]);
  });
});

describe('tissue', () => {
  it('is what is coloured or darker than glass; black is what the scanner left out', () => {
    const { grid } = emptyCoverage({ width: 5, height: 1 });
    const colours = [
      [244, 244, 244],
      [214, 140, 180],
      [0, 0, 0],
      [120, 122, 118],
      [228, 226, 232],
    ].flatMap((colour) => [...colour, 255]);
    const data = new Uint8ClampedArray(colours);
    expect([...tissueOf(grid, { width: 5, height: 1, data })]).toEqual([0, 1, 0, 1, 0]);
  });

  it('is all of a slide on which none can be found', () => {
    const { grid } = emptyCoverage({ width: 2, height: 1 });
    const data = new Uint8ClampedArray(8).fill(250);
    expect([...tissueOf(grid, { width: 2, height: 1, data })]).toEqual([1, 1]);
  });
});

describe('the next unseen place', () => {
  it.each([0, 90, 37])('leads over all of the tissue and then ends, turned by %d degrees', (turn) => {
    let coverage = withTissue();
    let sight = sightAt({ x: 30_000, y: 20_000 }, 0.25, turn);
    let steps = 0;
    for (;;) {
      coverage = withSight(coverage, sight);
      const viewport = nextUnseen(coverage, slide, sight);
      if (viewport === null) break;
      expect(viewport).toMatchObject({ scale: 0.25, rotation: turn });
      const before = squaresSeen(coverage, 3)?.seen ?? 0;
      sight = { ...sight, viewport };
      expect(squaresSeen(withSight(coverage, sight), 3)?.seen).toBeGreaterThan(before);
      steps += 1;
      expect(steps).toBeLessThan(400);
    }
    expect(squaresSeen(coverage, 3)).toMatchObject({ seen: squaresSeen(coverage, 3)?.tissue });
    // The tissue would fill thirty views without any rim; nobody is led about for much more than that.
    expect(steps).toBeLessThan(turn % 90 === 0 ? 70 : 160);
  });

  it('goes on where a view is smaller than a square', () => {
    const coverage = withTissue();
    const sight: Sight = { ...sightAt({ x: 100, y: 100 }, 2), pane: { width: 100, height: 60 } };
    const viewport = nextUnseen(coverage, slide, sight);
    expect(viewport).not.toBeNull();
    if (viewport === null) return;
    const after = withSight(coverage, { ...sight, viewport });
    expect(squaresSeen(after, 5)?.seen).toBe(1);
  });
});

describe('what is kept and said', () => {
  const covered = () => ({ image: slide, coverage: folded(reading()) });

  it('comes back as it was, and is short', () => {
    const text = coverageText([covered()]);
    expect(readCoverage(text)).toEqual([covered()]);
    expect(text.length).toBeLessThan(30_000);
  });

  it('is nothing where it was tampered with', () => {
    const text = coverageText([covered()]);
    for (const other of [null, 'x', '{}', text.replace('1x', '9x'), text.replace('"seen":"', '"seen":"1x1 ')])
      expect(readCoverage(other)).toEqual([]);
  });

  it('is put together from two windows, and never from a scan and an earlier one', () => {
    const sights = reading();
    const [one, other] = [folded(sights.slice(0, 20)), folded(sights.slice(20))];
    expect(mergedCoverage(one, other).seen).toEqual(folded(sights).seen);
    const old = { image: { ...slide, checksum: 'old' }, coverage: other };
    expect(mergedSlides([{ image: slide, coverage: one }], [old])).toEqual([{ image: slide, coverage: one }]);
    const second = { image: { ...slide, id: 'two' }, coverage: other };
    expect(mergedSlides([{ image: slide, coverage: one }], [second])).toHaveLength(2);
  });

  it('is never put together from two magnifications, known or assumed, but kept for both', () => {
    const [seen, own] = [covered(), { image: slide, coverage: folded([]) }];
    const byHand = (mpp: number) => ({ state: 'manual', mppX: mpp, mppY: mpp, reason: 'measured' }) as const;
    for (const scale of [ASSUMED_SCALE, byHand(1), byHand(0.26)]) {
      const other = { ...seen, image: { ...slide, scale } };
      expect(mergedSlides([own], [other])).toEqual([other, own]);
      expect(withPresent([own, other], seen)).toEqual([other, seen]);
      expect(seenText([other, own], 1)).toBe('Seen: 0 % of the tissue at 10x or more.');
    }
    for (const scale of [byHand(0.25), byHand(0.256)])
      expect(mergedSlides([own], [{ ...seen, image: { ...slide, scale } }])).toEqual([seen]);
  });

  it('says how much of the tissue was seen at 10x, of how many slides, and never rounds up', () => {
    const { image, coverage } = covered();
    const share = shareSeen([{ image, coverage }], 3) ?? 0;
    expect(seenText([{ image, coverage }], 1)).toBe(
      `Seen: ${String(Math.floor(share * 100))} % of the tissue at 10x or more.`,
    );
    expect(seenText([{ image, coverage }], 3)).toMatch(
      /^Seen of the opened slides: \d+ % of the tissue at .* 1 of 3 slides were opened\.$/,
    );
    expect(seenText([], 3)).toBe('Seen in this browser: none of the slides.');
    const assumed = { image: { ...image, scale: ASSUMED_SCALE }, coverage };
    expect(seenText([assumed], 1)).toContain('(magnification assumed)');
    expect(sharesOf({ image, coverage }).map(({ name }) => name)).toEqual(['Any', '5x', '10x', '20x', '40x']);
  });

  it('counts no slide as opened that was left before its tissue was found', () => {
    const left = { image: { ...slide, id: 'two' }, coverage: emptyCoverage(SIZE) };
    const glimpsed = {
      ...left,
      coverage: withSight(left.coverage, sightAt({ x: 30_000, y: 20_000 }, 0.022)),
    };
    const kept = readCoverage(coverageText([covered(), glimpsed]));
    expect(seenText(kept, 2)).toMatch(/1 of 2 slides were opened\.$/);
    expect(seenText([glimpsed], 2)).toBe('Seen in this browser: none of the slides.');
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Scale } from '#app/core/slides/scale.ts';
import { MagnificationBadge } from './magnification-badge.tsx';

const badge = (scale: Scale, zoom: number, magnification: number | null = null): string =>
  renderToStaticMarkup(
    <MagnificationBadge
      scale={scale}
      magnification={magnification}
      view={{ centre: { x: 0, y: 0 }, scale: zoom, rotation: 0 }}
      width={1000}
    />,
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const FILE: Scale = { state: 'file', mppX: 0.25, mppY: 0.25, source: 'api' };

it.each<[Scale, number, string]>([
  [FILE, 0.5, '20x objective 0.5 mm across'],
  [FILE, 1, '40x objective 0.25 mm across'],
  [FILE, 2, '80x objective 0.125 mm across Beyond scan resolution'],
  [{ state: 'assumed', mppX: 0.25, mppY: 0.25 }, 0.5, '20x objective (assumed) 0.5 mm across'],
  [{ state: 'none' }, 0.5, 'Magnification unknown 2000 px across'],
])('says what a microscope would, for %o at %f', (scale, zoom, text) => {
  expect(badge(scale, zoom)).toBe(text);
});

it('says that the width is by an assumed scale where the objective is known, as every length does', () => {
  const implausible: Scale = {
    state: 'assumed',
    mppX: 0.25,
    mppY: 0.25,
    implausible: { mppX: 250, mppY: 250 },
  };
  expect(badge(implausible, 1, 20)).toBe('20x objective 0.25 mm across (assumed scale)');
  expect(badge(FILE, 1, 20)).toBe('20x objective 0.25 mm across');
});

const shownAt = (rotation: number, scalesDiffer = false): string =>
  renderToStaticMarkup(
    <MagnificationBadge
      scale={FILE}
      magnification={null}
      view={{ centre: { x: 0, y: 0 }, scale: 0.5, rotation }}
      width={1000}
      scalesDiffer={scalesDiffer}
    />,
  );

it.each([
  [0, null],
  [359.8, null],
  [90, 90],
  [12.4, 12],
])('says how far the picture is turned: %f', (rotation, degrees) => {
  const html = shownAt(rotation);
  expect(html.includes('Turned')).toBe(degrees !== null);
  if (degrees === null) return;
  expect(html.replaceAll(/<[^>]+>/g, '')).toContain(`Turned ${String(degrees)}°`);
  // The arrow points to where the top of the scan is now.
  expect(html).toContain(`rotate:${String(degrees)}deg`);
});

it('says that the scales of two panes differ, and only then', () => {
  expect(shownAt(0, true)).toContain('Scales differ');
  expect(shownAt(0)).not.toContain('Scales differ');
});

it("S3.7-09 goes by the objective that the slide's record names", () => {
  expect(badge({ ...FILE, mppX: 0.2325, mppY: 0.2325 }, 0.5, 40)).toMatch(/^20x objective /);
  expect(badge({ state: 'invalid' }, 0.5, 40)).toBe('20x objective 2000 px across');
});

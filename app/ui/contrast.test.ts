import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../tailwind.css', import.meta.url), 'utf8');
const THEMES = ['light', 'dark'] as const;
const TEXT_RATIO = 4.5;
const CONTROL_RATIO = 3;

function tokenOf(name: string, theme: (typeof THEMES)[number]): string {
  const found = new RegExp(`--color-${name}:\\s*light-dark\\((#[0-9a-f]{6}),\\s*(#[0-9a-f]{6})\\)`).exec(css);
  const value = theme === 'light' ? found?.[1] : found?.[2];
  if (value === undefined) throw new Error(`tailwind.css has no two-theme hex value for ${name}`);
  return value;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dim = 0, bright = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (bright + 0.05) / (dim + 0.05);
}

const PLANES = ['surface', 'raised', 'sunken', 'hover'];
const TEXT_PAIRS: readonly (readonly [text: string, plane: string])[] = [
  ...['text', 'muted', 'accent', 'danger', 'warning', 'success', 'info'].flatMap((text) =>
    PLANES.map((plane) => [text, plane] as const),
  ),
  ...['accent', 'danger', 'warning', 'success', 'info'].flatMap((tone) => [
    [tone, `${tone}-soft`] as const,
    ['text', `${tone}-soft`] as const,
    ['muted', `${tone}-soft`] as const,
  ]),
  ['on-accent', 'accent-fill'],
  ['on-accent', 'accent-fill-hover'],
  ['on-danger', 'danger-fill'],
  ['on-danger', 'danger-fill-hover'],
  ['surface', 'text'],
  ['on-slide', 'slide'],
];
const CONTROL_PAIRS = ['control', 'focus', 'danger', 'accent'].flatMap((edge) =>
  [...PLANES, 'accent-soft', 'danger-soft', 'slide'].map((plane) => [edge, plane] as const),
);

describe.each(THEMES)('colours of the %s theme', (theme) => {
  it.each(TEXT_PAIRS)('%s can be read on %s', (text, plane) => {
    expect(contrast(tokenOf(text, theme), tokenOf(plane, theme))).toBeGreaterThanOrEqual(TEXT_RATIO);
  });

  it.each(CONTROL_PAIRS)('the %s edge can be told from %s', (edge, plane) => {
    expect(contrast(tokenOf(edge, theme), tokenOf(plane, theme))).toBeGreaterThanOrEqual(CONTROL_RATIO);
  });
});

it('measures contrast as WCAG defines it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrast('#123456', '#123456')).toBe(1);
});

it('keeps the surround of a slide free of any tint', () => {
  for (const theme of THEMES) expect(tokenOf('slide', theme)).toMatch(/^#(..)\1\1$/);
});

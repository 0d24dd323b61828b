import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const css = readFileSync(new URL('../tailwind.css', import.meta.url), 'utf8');

it.each([
  ['xs', 0],
  ['sm', 600],
  ['md', 900],
  ['lg', 1200],
  ['xl', 1536],
])('S9-05 breakpoint %s begins at %i px', (name, px) => {
  expect(css).toContain(`--breakpoint-${name}: ${px}px;`);
});

it('S9-04 the last mobile width is 1023 px', () => {
  expect(css).toContain('--breakpoint-desktop: 1024px;');
});

it('whoever asks for less motion gets none', () => {
  const [, quiet] = css.split('@media (prefers-reduced-motion: reduce)');
  expect(quiet).toMatch(
    /animation-duration: 0\.01ms !important;[^}]*transition-duration: 0\.01ms !important;/,
  );
});

it('what is on, or is the page that is open, is told from the rest in forced colours, with the focus on it too', () => {
  const [, forced = ''] = css.split('@media (forced-colors: active)');
  const rule =
    /:is\(([^{]*)\) \{\s*outline: 2px solid Highlight;[^}]*&:focus-visible \{\s*outline: 4px double/.exec(
      forced,
    );
  expect(rule?.[1]).toContain('[aria-pressed="true"]');
  expect(rule?.[1]).toContain('[aria-current]:not([aria-current="false"])');
});

it('what is printed is black on white, whatever theme the screen has', () => {
  const [, print = ''] = css.split('\n  @media print {');
  expect(print.trimStart()).toMatch(/^\/\*.+\*\/\s+:root,\s+\[data-theme\] \{\s+color-scheme: light;/);
});

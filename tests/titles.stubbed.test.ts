import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Screen, screens } from '#app/core/access/screens.ts';
import { pathOfRoute } from './support/route-files.ts';
import { filesBelow, root } from './support/source-files.ts';

type Meta = (args: { readonly data: undefined }) => readonly { readonly title?: string }[];

/** Pages with another name in the browser than in the table of screens, and why. */
const NAMED_OTHERWISE: Readonly<Record<string, string>> = {
  '/': 'The first page bears the name of the product alone.',
  '/case': 'The specification calls the tab Cases and the page All Cases.',
};

const table: readonly Screen[] = Object.values(screens);
const pages = filesBelow('app/routes', ['.tsx'])
  .map((file) => file.replace('app/routes/', ''))
  .flatMap((file) => {
    const screen = table.find((one) => one.path === pathOfRoute(file));
    return screen === undefined || screen.path in NAMED_OTHERWISE ? [] : [{ file, ...screen }];
  });

describe('a page', () => {
  // The menu, the login and the way back from the slides tell the table's name; the case of letters is the specification's.
  it.each(pages)('$path is called "$title" by the browser too', async ({ file, title }) => {
    const { meta } = (await import(path.join(root, 'app/routes', file))) as { readonly meta?: Meta };
    const [told] = meta?.({ data: undefined }) ?? [];
    // A page that only leads on has no title.
    if (meta === undefined) return;
    expect(told?.title?.toLowerCase()).toMatch(new RegExp(`^${title.toLowerCase()}\\b.* · pathology cases$`));
  });

  it('has a name in the table, and there are many of them', () => {
    expect(pages.length).toBeGreaterThan(50);
  });
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import remixConfig from '../remix.config.js';
import { filesBelow, root } from './support/source-files.ts';

const pages = filesBelow('app', ['.ts', '.tsx'])
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const);
const filesWith = (pattern: RegExp): readonly string[] =>
  pages.filter(([, text]) => pattern.test(text)).map(([file]) => file);

describe('what published holes of Remix need, and no page has', () => {
  it('GHSA-3cgp no data becomes a script in the head of a page', () => {
    expect(filesWith(/script:ld\+json|dangerouslySetInnerHTML/)).toEqual([]);
  });

  it('GHSA-8v8x scroll places are not named by what comes from outside', () => {
    expect(filesWith(/<ScrollRestoration[^>]*getKey/)).toEqual([]);
    expect(filesWith(/<ScrollRestoration/)).toEqual(['app/root.tsx']);
  });

  it('GHSA-8x6r CVE-34077 the manifest of routes and the decoder of single fetch are off', () => {
    expect(remixConfig.future).toMatchObject({ v3_lazyRouteDiscovery: false, v3_singleFetch: false });
  });
});

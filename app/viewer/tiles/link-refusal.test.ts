import { expect, it } from 'vitest';
import { isLinkRefused } from './link-refusal.ts';
import { slideFailed, tiffUnreadable, tileFetchFailed } from './slide-error.ts';

it.each([
  [tileFetchFailed(401), true],
  [tileFetchFailed(403), true],
  [tiffUnreadable('HTTP 403'), true],
  [slideFailed('the tile descriptor cannot be used', 'HTTP 401; Tile fetch failed: HTTP 503'), true],
  [tileFetchFailed(404), false],
  [tileFetchFailed(503), false],
  [tiffUnreadable('HTTP 4031'), false],
  [tiffUnreadable('the server answered with another byte range'), false],
  [tiffUnreadable(null), false],
])('%j tells of a refused link: %s', (error, isRefused) => {
  expect(isLinkRefused(error)).toBe(isRefused);
});

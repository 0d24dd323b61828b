import { expect, it } from 'vitest';
import { isLinkRefused, readRenewed } from './link-refusal.ts';
import { SlideFault, slideFailed, tiffUnreadable, tileFetchFailed } from './slide-error.ts';

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

const refused = new SlideFault(tileFetchFailed(403), false);
const broken = new SlideFault(tileFetchFailed(503), true);

it.each([
  ['once more with a newer link', [refused, 'read'], true, 'read'],
  ['no more where there is no newer one', [refused, 'read'], false, refused],
  ['no third time', [refused, refused, 'read'], true, refused],
  ['no more for another reason', [broken, 'read'], true, broken],
] as const)('what a refused link was to give is read %s', async (_, answers, isRenewed, outcome) => {
  const left = [...answers];
  const read = () => {
    const answer = left.shift();
    return answer instanceof SlideFault ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const reading = readRenewed({ renew: () => Promise.resolve(isRenewed) }, read);
  expect(await reading.catch((cause: unknown) => cause)).toBe(outcome);
});

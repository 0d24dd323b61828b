import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import hostile from '#tests/data/hostile-redirects.json' with { type: 'json' };
import { shareLinkOf } from '../sharing/share-link.ts';
import { safeRedirect } from './safe-redirect.ts';
import { type Screen, screenAt, screens } from './screens.ts';

const ours = 'https://slides.example.org';

describe('safeRedirect', () => {
  it.each(hostile.map((value) => [value]))('leads %j to /', (value) => {
    expect(safeRedirect(value)).toBe('/');
  });

  it.each([undefined, null, 3, {}, [], '', 'availableCases'])('leads %j to /', (value) => {
    expect(safeRedirect(value)).toBe('/');
  });

  it('keeps every page behind the login with its ids and its query, and no other', () => {
    for (const { path, roles } of Object.values<Screen>(screens)) {
      const asked = path.replace(/\{\w+\}/, 'usr_0123456789');
      expect(safeRedirect(asked)).toBe(roles === null ? '/' : asked);
    }
    const link = shareLinkOf('cas_1', {
      first: { imageId: 'img_1', view: { centre: { x: -1.5, y: 20 }, scale: 0.25, rotation: 90 } },
      second: { imageId: 'img_2', view: { centre: { x: 3, y: 4 }, scale: 1, rotation: 0 } },
      synced: true,
      alignment: null,
      markId: 'a-mark',
    });
    expect(safeRedirect(link)).toBe(link);
    expect(safeRedirect('/viewer?case=cas_0123456789&image=img_1#x')).toBe(
      '/viewer?case=cas_0123456789&image=img_1',
    );
  });

  it.each([
    '/nowhere',
    '/viewer/',
    '/viewer/..',
    '/login/../viewer',
    '/VIEWER',
    '/viewer\\',
    '/viewer?a=b c',
    '/viewer%2f',
  ])('leads %s to /', (value) => {
    expect(safeRedirect(value)).toBe('/');
  });

  it('never leaves our origin, whatever comes in', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '\\',
        '//',
        '..',
        '%2f',
        '%5c',
        '@',
        ':',
        '?',
        '#',
        'viewer',
        'evil.test',
        '\t',
        '\u2044',
        'javascript:',
      ),
      fc.string({ maxLength: 5 }),
    );
    const target = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(target, (value) => {
        const result = safeRedirect(value);
        expect(new URL(result, ours).origin).toBe(ours);
        expect(screenAt(new URL(result, ours).pathname)).not.toBeNull();
      }),
      { numRuns: 5000 },
    );
  });
});

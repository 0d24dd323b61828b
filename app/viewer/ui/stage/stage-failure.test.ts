import { describe, expect, it } from 'vitest';
import { SESSION_ENDED } from '#app/core/access/login-notices.ts';
import { flattenCase } from '#app/core/slides/flatten.ts';
import { linkOf } from '../../state/reading.test-support.ts';
import { tiffIncomplete, tiffUnreadable, viewerFailed } from '../../tiles/slide-error.ts';
import { type StageFacts, stageFailure } from './stage-failure.ts';

const imageOf = (fileContent: string | null) =>
  flattenCase({ slides: [{ subsections: [{ images: [{ imageId: 'i', fileContent }] }] }] })[0] ?? null;

const fine: StageFacts = {
  side: 'primary',
  image: imageOf('b'),
  link: { kind: 'loading' },
  opening: null,
  overdue: false,
  allFailed: false,
  online: true,
};
const textOf = (over: Partial<StageFacts>) => stageFailure({ ...fine, ...over })?.message ?? null;
const failed = { kind: 'failed', message: 'Resource not found' } as const;

describe('what stands in the place of a slide', () => {
  it('is nothing while nothing is wrong, and before there is a slide', () => {
    expect(textOf({})).toBeNull();
    expect(textOf({ image: null, overdue: true })).toBeNull();
  });

  it('S8-21 a record without its file: nothing can be tried again', () => {
    expect(stageFailure({ ...fine, image: imageOf(null), link: null })).toEqual({
      message: 'No slide data available',
      detail: null,
      canRetry: false,
      isOffline: false,
      isLoginAsked: false,
    });
  });

  it('S8-18 a link that failed', () => {
    expect(textOf({ link: failed })).toBe('Failed to download file: Resource not found');
  });

  it('without a network is that alone, whatever failed, but for a record without its file', () => {
    for (const over of [{ link: failed }, { opening: tiffIncomplete(null) }, { overdue: true }])
      expect(stageFailure({ ...fine, ...over, online: false })).toEqual({
        message: 'You are offline. Please check your internet connection.',
        detail: 'The slide opens by itself when you are back online.',
        canRetry: false,
        isOffline: true,
        isLoginAsked: false,
      });
    expect(stageFailure({ ...fine, online: false })).toBeNull();
    expect(stageFailure({ ...fine, image: imageOf(null), online: false })?.isOffline).toBe(false);
  });

  it('every link failed', () => {
    expect(textOf({ link: failed, allFailed: true })).toBe('Failed to load any slides. Please try again.');
  });

  it('a slide that could not be opened, with its detail', () => {
    expect(stageFailure({ ...fine, opening: tiffIncomplete('no offsets') })).toEqual({
      message: 'TIFF file is incomplete or corrupted',
      detail: 'no offsets',
      canRetry: true,
      isOffline: false,
      isLoginAsked: false,
    });
  });

  it('a slide whose link has ended and was not renewed: no fault of its file, but the reason that the server gives', () => {
    const opening = tiffUnreadable('HTTP 403');
    const link = { kind: 'ready', link: linkOf('b'), opening: linkOf('b') } as const;
    expect(textOf({ opening, link })).toMatch(/^Failed to load TIFF file/);
    expect(textOf({ opening, link: { ...link, unrenewed: 'Resource not found' } })).toBe(
      'Failed to download file: Resource not found',
    );
    expect(
      textOf({ opening: tiffIncomplete(null), link: { ...link, unrenewed: 'Resource not found' } }),
    ).toBe('TIFF file is incomplete or corrupted');
    for (const ended of [
      { opening, link: { ...link, unrenewed: SESSION_ENDED } },
      { link: { kind: 'failed', message: SESSION_ENDED }, allFailed: true },
    ] as const)
      expect(stageFailure({ ...fine, ...ended })).toEqual({
        message: `Failed to download file: ${SESSION_ENDED}`,
        detail: null,
        canRetry: true,
        isOffline: false,
        isLoginAsked: true,
      });
  });

  it('a slide that never finished', () => {
    expect(textOf({ overdue: true })).toMatch(/^Failed to load slide: /);
  });

  it('S8-23 whatever fails in the second pane fails as the split view', () => {
    expect(textOf({ side: 'secondary', opening: viewerFailed('no canvas') })).toBe(
      'Failed to initialize split view: no canvas',
    );
    expect(textOf({ side: 'secondary', link: failed })).toBe(
      'Failed to initialize split view: Failed to download file: Resource not found',
    );
  });
});

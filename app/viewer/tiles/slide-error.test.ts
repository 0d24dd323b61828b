import { describe, expect, it } from 'vitest';
import * as errors from './slide-error.ts';

describe('the texts of the specification, word for word', () => {
  it.each([
    ['S8-22', errors.viewerFailed('no canvas'), 'Failed to initialize viewer: no canvas'],
    ['S8-22', errors.slideFailed('offline'), 'Failed to load slide: offline'],
    ['S8-18', errors.downloadFailed('offline'), 'Failed to download file: offline'],
    ['S8-19', errors.snapshotFailed(null), 'Failed to capture snapshot'],
    ['S8-20', errors.noSlideLoaded(), 'Failed to load any slides. Please try again.'],
    ['S8-20', errors.slidesFailed('HTTP 500'), 'Error loading slides: HTTP 500'],
    ['S8-21', errors.NO_SLIDE_DATA, 'No slide data available'],
    ['S8-21', errors.NO_IMAGES, 'No images available'],
    ['S8-23', errors.splitViewFailed('no canvas'), 'Failed to initialize split view: no canvas'],
    ['S8-24', errors.tiffUnreadable(null), 'Failed to load TIFF file. The file may be corrupted or invalid.'],
    [
      'S8-25',
      errors.tiffUnpreparable(null),
      'Failed to prepare TIFF file for viewing. Please try a different file.',
    ],
    ['S8-26', errors.tiffIncomplete(null), 'TIFF file is incomplete or corrupted'],
    ['S8-27', errors.tileFetchFailed(503), 'Tile fetch failed: HTTP 503'],
    ['S8-28', errors.oldStyleJpeg(), 'old style JPEG compression is not supported'],
    ['S8-28', errors.unknownCompression('x'), 'Unknown compression method identifier'],
  ])('%s %#', (_, error, text) => {
    expect(error.text).toBe(text);
  });
});

it('detail stays out of the sentence', () => {
  const detailed = [
    errors.tileFetchFailed(503, 'why'),
    errors.tiffUnreadable('why'),
    errors.tiffUnpreparable('why'),
    errors.tiffIncomplete('why'),
    errors.slideFailed('offline', 'why'),
    errors.snapshotFailed('why'),
    errors.noSlideLoaded('why'),
    errors.unknownCompression('why'),
  ];
  for (const { text, detail } of detailed) {
    expect(detail).toBe('why');
    expect(text).not.toContain('why');
  }
});

it('S8-07 S8-15 the words of a browser for a request without an answer are not shown', () => {
  expect(errors.messageOf(new DOMException('signal timed out', 'TimeoutError'))).toBe('Request timed out');
  expect(errors.messageOf(new TypeError('Failed to fetch'))).toBe(
    'Network Error: Please check your internet connection and try again.',
  );
  expect(errors.messageOf(new TypeError('x is not a function'))).toBe('x is not a function');
});

it('a fault carries both lines in its message', () => {
  const fault = new errors.SlideFault(errors.tiffIncomplete('tile 3 is missing'), false);
  expect(fault.message).toBe('TIFF file is incomplete or corrupted (tile 3 is missing)');
  expect(fault.passing).toBe(false);
});

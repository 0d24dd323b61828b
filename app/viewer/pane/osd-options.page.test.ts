import { describe, expect, it, vi } from 'vitest';
import { MAIN_PATIENCE, SPLIT_PATIENCE, viewerOptions } from './osd-options.client.ts';

const optionsOf = (patience = MAIN_PATIENCE) => viewerOptions(document.createElement('div'), patience);

describe('viewer options', () => {
  it('S9-12 tiles of the main viewer: 120000 ms, 5 retries, 1500 ms between them', () => {
    expect(optionsOf()).toMatchObject({ timeout: 120_000, tileRetryMax: 5, tileRetryDelay: 1500 });
  });

  it('S9-13 tiles of the split viewer: 60000 ms, 3 retries, 1000 ms between them', () => {
    const options = optionsOf(SPLIT_PATIENCE);
    expect(options).toMatchObject({ timeout: 60_000, tileRetryMax: 3, tileRetryDelay: 1000 });
  });

  it('S9-17 zooms out to 0.8 of the image, in to 2 pixels for one, and keeps half of the view on the slide', () => {
    const options = optionsOf();
    expect(options).toMatchObject({ minZoomImageRatio: 0.8, maxZoomPixelRatio: 2, visibilityRatio: 0.5 });
  });

  it('S9-18 the navigator is 180 by 120 pixels at bottom right', () => {
    expect(optionsOf()).toMatchObject({
      showNavigator: true,
      navigatorPosition: 'BOTTOM_RIGHT',
      navigatorWidth: '180px',
      navigatorHeight: '120px',
    });
  });

  it('S9-19 starts at zoom level 0 and moves in half a second', () => {
    expect(optionsOf()).toMatchObject({ defaultZoomLevel: 0, animationTime: 0.5 });
  });

  it('jumps instead for readers who asked for less motion', () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        Object.assign(new EventTarget(), {
          matches: query.includes('prefers-reduced-motion'),
        }) as MediaQueryList,
    );
    expect(optionsOf().animationTime).toBeLessThan(0.01);
  });

  it('S9-20 S9-28 asks for tiles across origins anonymously, so that they may be captured', () => {
    expect(optionsOf()).toMatchObject({ crossOriginPolicy: 'Anonymous', ajaxWithCredentials: false });
  });

  it('two fingers zoom and never turn the slide', () => {
    expect(optionsOf().gestureSettingsTouch).toMatchObject({ pinchToZoom: true, pinchRotate: false });
  });
});

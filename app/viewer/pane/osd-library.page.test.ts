import OpenSeadragon from 'openseadragon';
import { expect, it } from 'vitest';
import { hideRegion, navigatorOf } from './osd-library.client.ts';
import { MAIN_PATIENCE, viewerOptions } from './osd-options.client.ts';

it('the frame in the overview goes when nothing of a slide is in view', () => {
  const viewer = new OpenSeadragon.Viewer(viewerOptions(document.createElement('div'), MAIN_PATIENCE));
  const navigator = navigatorOf(viewer);
  const frame = navigator?.element.querySelector<HTMLElement>('.displayregion');
  if (navigator === undefined || !frame) throw new Error('The library shows the frame by another element');
  frame.style.display = 'block';
  hideRegion(navigator);
  expect(frame.style.display).toBe('none');
  viewer.destroy();
});

import OpenSeadragon from 'openseadragon';
import { expect, it, vi } from 'vitest';
import { quietLibrary } from './osd-console.client.ts';
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

it('the console is told of a tile in a text, and so does not hold on to it', () => {
  const kept = vi.spyOn(console, 'debug').mockReturnValue();
  quietLibrary();
  const tile = { picture: new Uint8Array(8), toString: () => '3/1_2' };
  const library = OpenSeadragon as unknown as { readonly console: Pick<Console, 'error'> };
  library.console.error('Tile %s failed to load', tile);
  expect(kept).toHaveBeenCalledExactlyOnceWith('Tile %s failed to load', '3/1_2');
});

import OpenSeadragon from 'openseadragon';
import { type ImagePoint, type ImageSize, isInside } from '#app/core/slides/geometry.ts';
import type { Viewport } from '#app/core/viewing/viewport.ts';
import { homeViewport, type ZoomLimits, zoomLimits } from '#app/core/viewing/zoom.ts';
import { normalRotation } from './same-viewport.ts';

/** A point in CSS pixels; of which element, the function says. */
export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

/**
 * Our viewport terms (level-0 pixels, CSS pixels per level-0 pixel, degrees) for OpenSeadragon's, in
 * which the image is one unit wide. Exact only while the viewer holds one image at the origin.
 */
export class Camera {
  readonly #viewport: OpenSeadragon.Viewport;
  readonly size: ImageSize;

  constructor(viewport: OpenSeadragon.Viewport, size: ImageSize) {
    this.#viewport = viewport;
    this.size = size;
  }

  /** `current` is what this frame shows, `target` where an animation is heading. */
  view(when: 'current' | 'target'): Viewport {
    const current = when === 'current';
    const { width } = this.size;
    const centre = this.#viewport.getCenter(current);
    return {
      centre: { x: centre.x * width, y: centre.y * width },
      scale: this.#scaleOf(this.#viewport.getZoom(current)),
      rotation: normalRotation(this.#viewport.getRotation(current)),
    };
  }

  go(view: Viewport, immediately: boolean): void {
    const { width } = this.size;
    this.#viewport.rotateTo(view.rotation, undefined, immediately);
    this.#viewport.zoomTo(this.#zoomOf(view.scale), undefined, immediately);
    const centre = new OpenSeadragon.Point(view.centre.x / width, view.centre.y / width);
    this.#viewport.panTo(centre, immediately);
  }

  /** The pane's size in CSS pixels. */
  pane(): ImageSize {
    const { x, y } = this.#viewport.getContainerSize();
    return { width: x, height: y };
  }

  /** The whole image, at the rotation that is on. */
  home(): Viewport {
    return homeViewport(this.size, this.pane(), normalRotation(this.#viewport.getRotation(false)));
  }

  /** Specification 9, for the rotation that is on. */
  limits(): ZoomLimits {
    return zoomLimits(this.size, this.pane(), normalRotation(this.#viewport.getRotation(false)));
  }

  /** Makes zooming by hand stop at `limits`: OpenSeadragon's own are those of an image that is not turned. */
  limitZoom(): void {
    this.#viewport.getMinZoom = () => this.#zoomOf(this.limits().min);
    this.#viewport.getMaxZoom = () => this.#zoomOf(this.limits().max);
  }

  /** The viewport of a frame in OpenSeadragon's terms, such as the one that was last painted. */
  viewOf(frame: { readonly centre: ScreenPoint; readonly zoom: number; readonly degrees: number }): Viewport {
    const { width } = this.size;
    return {
      centre: { x: frame.centre.x * width, y: frame.centre.y * width },
      scale: this.#scaleOf(frame.zoom),
      rotation: normalRotation(frame.degrees),
    };
  }

  /** Where the frame on screen shows an image point, from the pane's top left corner. */
  toPane(point: ImagePoint): ScreenPoint {
    const { width } = this.size;
    const { x, y } = this.#viewport.pixelFromPoint(
      new OpenSeadragon.Point(point.x / width, point.y / width),
      true,
    );
    return { x, y };
  }

  toImage(point: ScreenPoint): ImagePoint {
    const { width } = this.size;
    const { x, y } = this.#viewport.pointFromPixel(new OpenSeadragon.Point(point.x, point.y), true);
    return { x: x * width, y: y * width };
  }

  /** Level-0 pixels to CSS pixels of the pane, of the frame on screen, in the order a canvas takes a transform. */
  matrix(): readonly [number, number, number, number, number, number] {
    const { centre, scale, rotation } = this.view('current');
    const { width, height } = this.pane();
    const angle = (rotation * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
    const x = width / 2 - cos * centre.x + sin * centre.y;
    const y = height / 2 - sin * centre.x - cos * centre.y;
    return [cos, sin, -sin, cos, x, y];
  }

  isInside(point: ImagePoint): boolean {
    return isInside(point, this.size);
  }

  #scaleOf(zoom: number): number {
    return (zoom * this.#viewport.getContainerSize().x) / this.size.width;
  }

  #zoomOf(scale: number): number {
    return (scale * this.size.width) / this.#viewport.getContainerSize().x;
  }
}

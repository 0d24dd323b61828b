import type { ImageSize } from '#app/core/slides/geometry.ts';
import type { Viewport } from '#app/core/viewing/viewport.ts';

/** The whole slide, turned by that many degrees, as large as a pane of that size (CSS pixels) holds it. */
export function homeView(slide: ImageSize, pane: ImageSize, rotation: number): Viewport {
  const angle = (rotation * Math.PI) / 180;
  const across = Math.abs(Math.cos(angle));
  const along = Math.abs(Math.sin(angle));
  const width = slide.width * across + slide.height * along;
  const height = slide.width * along + slide.height * across;
  return {
    centre: { x: slide.width / 2, y: slide.height / 2 },
    scale: Math.min(pane.width / width, pane.height / height),
    rotation,
  };
}

import { type RefObject, useEffect, useState } from 'react';
import type { ImageSize } from '#app/core/slides/geometry.ts';

/** CSS pixels; zero until it is known. What is derived from the pane's size is rendered anew when it changes. */
export function useElementSize(element: RefObject<HTMLElement>): ImageSize {
  const [size, setSize] = useState<ImageSize>({ width: 0, height: 0 });
  useEffect(() => {
    const observed = element.current;
    if (observed === null) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      setSize((before) => (before.width === width && before.height === height ? before : { width, height }));
    });
    observer.observe(observed);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

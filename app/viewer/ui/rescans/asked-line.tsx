import { TriangleAlert } from 'lucide-react';
import { useContext } from 'react';
import type { SlideImage } from '#app/core/slides/flatten.ts';
import { slideTitleOf } from '#app/core/slides/replaced-images.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { RescansTold } from './rescans-told.ts';

/**
 * That a slide was reported as the wrong one, or is to be made again, below its title: there it hides no tissue, and is
 * there for as long as it is true.
 */
export function AskedLine({ image }: { readonly image: SlideImage | null }) {
  const { asked } = useContext(RescansTold);
  const told = image === null ? undefined : asked.get(image.imageId);
  return (
    <div role="status" className="shrink-0">
      {image !== null && told !== undefined && (
        // Each slide has a line of its own, so that the same words are said again at the next one.
        <p
          key={image.imageId}
          title={told.text}
          className="flex items-start gap-2 border-b border-border bg-warning-soft px-3 py-1 text-sm"
        >
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
          <span className="line-clamp-2 min-w-0 [overflow-wrap:anywhere] low:line-clamp-1">
            <VisuallyHidden>{slideTitleOf(image)}: </VisuallyHidden>
            {told.text}
          </span>
        </p>
      )}
    </div>
  );
}

import { ArrowUp } from 'lucide-react';
import type { Scale } from '#app/core/slides/scale.ts';
import { trueMagnification } from '#app/core/viewing/magnification.ts';
import type { Viewport } from '#app/core/viewing/viewport.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';

interface MagnificationBadgeProps {
  readonly scale: Scale;
  /** The objective's magnification, as the slide's record names it. */
  readonly magnification: number | null;
  readonly view: Viewport;
  /** CSS pixels. */
  readonly width: number;
  /** The other pane's slide has pixels of another size. */
  readonly scalesDiffer?: boolean;
}

/** What the pane shows as a microscope would say it, which is not the figure on the zoom buttons. */
export function MagnificationBadge({
  scale,
  magnification,
  view,
  width,
  scalesDiffer = false,
}: MagnificationBadgeProps) {
  const { text, fieldWidth, widthNote, pastScan } = trueMagnification(scale, magnification, view, { width });
  return (
    <p className="flex flex-wrap items-center gap-x-2 px-2 text-sm whitespace-nowrap tabular-nums low:flex-nowrap max-sm:flex-nowrap lying:flex-nowrap">
      <span>{text}</span>
      <span className="text-muted">
        {fieldWidth} across{widthNote}
      </span>
      <TurnMark rotation={view.rotation} />
      {scalesDiffer && <span className="rounded-sm bg-sunken px-1.5 text-muted">Scales differ</span>}
      {pastScan && (
        <span className="rounded-sm bg-warning-soft px-1.5 font-medium text-warning">
          Beyond scan resolution
        </span>
      )}
    </p>
  );
}

/**
 * Where the top of the scan lies, on a pane that was turned: a margin is not called by the wrong side then. As short as
 * it can be, since a second line of tools would take its height from the slide.
 */
function TurnMark({ rotation }: { readonly rotation: number }) {
  const degrees = Math.round(rotation) % 360;
  if (degrees === 0) return null;
  return (
    <span className="flex items-center gap-0.5 text-muted">
      <ArrowUp aria-hidden className="size-3.5" style={{ rotate: `${String(degrees)}deg` }} />
      <VisuallyHidden>Turned </VisuallyHidden>
      {degrees}°
    </span>
  );
}

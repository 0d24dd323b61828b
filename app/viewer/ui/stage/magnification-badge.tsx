import type { Scale } from '#app/core/slides/scale.ts';
import { trueMagnification } from '#app/core/viewing/magnification.ts';
import type { Viewport } from '#app/core/viewing/viewport.ts';

interface MagnificationBadgeProps {
  readonly scale: Scale;
  /** The objective's magnification, as the slide's record names it. */
  readonly magnification: number | null;
  readonly view: Viewport;
  /** CSS pixels. */
  readonly width: number;
}

/** What the pane shows as a microscope would say it, which is not the figure on the zoom buttons. */
export function MagnificationBadge({ scale, magnification, view, width }: MagnificationBadgeProps) {
  const { text, fieldWidth, pastScan } = trueMagnification(scale, magnification, view, { width });
  return (
    <p className="flex items-center gap-2 px-2 text-sm whitespace-nowrap tabular-nums">
      <span>{text}</span>
      <span className="text-muted">{fieldWidth} across</span>
      {pastScan && (
        <span className="rounded-sm bg-warning-soft px-1.5 font-medium text-warning">
          Beyond scan resolution
        </span>
      )}
    </p>
  );
}

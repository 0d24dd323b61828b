import { memo } from 'react';
import { Tooltip } from '#app/ui/feedback/tooltip.tsx';

interface ScaleButtonProps {
  readonly text: string;
  /** Spoken in place of the text. */
  readonly name: string;
  readonly tooltip: string;
  /** Why the slide cannot be shown so; null where it can, or where there is no slide. */
  readonly reason: string | null;
  /** Whether the slide is shown so. */
  readonly isHere: boolean;
  /** CSS pixels per level-0 pixel; null where it does nothing. */
  readonly to: number | null;
  readonly onZoom: (scale: number) => void;
}

/** Two zooms this near are one and the same to the eye. */
const SAME = 1e-3;

/** Whether what is shown at `scale` is shown as a button to `to` would show it. */
export const isAtScale = (scale: number, to: number): boolean => Math.abs(scale / to - 1) < SAME;

/** One of the zooms below a slide. Those around it are told every frame of a movement, so it is only rendered when it differs. */
export const ScaleButton = memo(function ScaleButton(props: ScaleButtonProps) {
  const { to, reason, onZoom } = props;
  return (
    <Tooltip text={reason ?? props.tooltip} side="top">
      <button
        type="button"
        aria-label={props.name}
        aria-pressed={props.isHere}
        aria-disabled={to === null}
        aria-description={reason ?? undefined}
        onClick={() => {
          if (to !== null) onZoom(to);
        }}
        className="h-7 min-w-8 rounded-sm px-1 text-sm tabular-nums text-text hover:bg-hover aria-disabled:text-muted aria-disabled:opacity-60 aria-pressed:bg-accent-soft aria-pressed:text-accent coarse:h-11 coarse:min-w-11"
      >
        {props.text}
      </button>
    </Tooltip>
  );
});

import { AxisBottom, AxisLeft, type AxisScale, type TickRendererProps } from '@visx/axis';
import { CHART_TEXT } from './chart-figure.tsx';

// The library's own tick text carries a style attribute, which the content security policy is to do without.
function TickText({ x, y, formattedValue, textAnchor, dy }: TickRendererProps) {
  return (
    <text x={x} y={y} dy={dy} textAnchor={textAnchor} className={`fill-muted ${CHART_TEXT}`}>
      {formattedValue}
    </text>
  );
}

const LINES = { tickStroke: 'currentColor', tickClassName: 'text-border', hideTicks: true } as const;

interface AxisProps<Scale extends AxisScale> {
  readonly scale: Scale;
}

interface CountAxisProps<Scale extends AxisScale> extends AxisProps<Scale> {
  readonly left: number;
  /** The largest value that is drawn: there is no half of a case to be marked between two of them. */
  readonly most: number;
}

const MOST_TICKS = 4;

export function CountAxis<Scale extends AxisScale>({ scale, left, most }: CountAxisProps<Scale>) {
  return (
    <AxisLeft
      scale={scale}
      left={left}
      numTicks={Math.min(MOST_TICKS, Math.ceil(most))}
      {...LINES}
      hideAxisLine
      tickFormat={(value) => String(value)}
      tickComponent={TickText}
    />
  );
}

export function NameAxis<Scale extends AxisScale>({ scale, top }: AxisProps<Scale> & { top: number }) {
  return (
    <AxisBottom
      scale={scale}
      top={top}
      {...LINES}
      stroke="currentColor"
      axisLineClassName="text-control"
      tickFormat={(value) => String(value)}
      tickComponent={TickText}
    />
  );
}

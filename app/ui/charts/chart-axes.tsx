import { AxisBottom, AxisLeft, type AxisScale, type TickRendererProps } from '@visx/axis';

// The library's own tick text carries a style attribute, which the content security policy is to do without.
function TickText({ x, y, formattedValue, textAnchor, dy }: TickRendererProps) {
  return (
    <text x={x} y={y} dy={dy} textAnchor={textAnchor} className="fill-muted text-xs tabular-nums">
      {formattedValue}
    </text>
  );
}

const LINES = { tickStroke: 'currentColor', tickClassName: 'text-border', hideTicks: true } as const;

interface AxisProps<Scale extends AxisScale> {
  readonly scale: Scale;
}

export function CountAxis<Scale extends AxisScale>({ scale, left }: AxisProps<Scale> & { left: number }) {
  return (
    <AxisLeft
      scale={scale}
      left={left}
      numTicks={4}
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

import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { NameAxis } from './chart-axes.tsx';
import { CHART_HEIGHT, CHART_TEXT, CHART_WIDTH, ChartFigure } from './chart-figure.tsx';

export interface BarValue {
  readonly name: string;
  readonly count: number;
  /** As it is written at the bar; the count itself without one. */
  readonly text?: string;
}

interface BarChartProps {
  readonly finding: string;
  readonly note: string;
  /** The headings of the table: what the names are, and what is counted. */
  readonly columns: readonly [string, string];
  readonly values: readonly BarValue[];
}

const TOP = 24;
const BOTTOM = CHART_HEIGHT - 32;

const textOf = ({ count, text }: BarValue): string => text ?? String(count);

/** One bar for each name, with its number on top: no scale has to be read. */
export function BarChart({ finding, note, columns, values }: BarChartProps) {
  const names = scaleBand({ domain: values.map(({ name }) => name), range: [0, CHART_WIDTH], padding: 0.35 });
  // Zero is always in sight: a bar that begins elsewhere lies about its share.
  const counts = scaleLinear({
    domain: [0, Math.max(1, ...values.map(({ count }) => count))],
    range: [BOTTOM, TOP],
  });
  const rows = values.map((value) => [value.name, textOf(value)] as const);
  return (
    <ChartFigure
      finding={finding}
      note={note}
      table={{ columns, rows }}
      isNothing={values.every(({ count }) => count === 0)}
    >
      {values.map((value) => {
        const x = names(value.name) ?? 0;
        const y = counts(value.count);
        return (
          <g key={value.name}>
            <Bar x={x} y={y} width={names.bandwidth()} height={BOTTOM - y} className="fill-accent-fill" />
            <text
              x={x + names.bandwidth() / 2}
              y={y - 6}
              textAnchor="middle"
              className={`fill-text font-medium ${CHART_TEXT}`}
            >
              {textOf(value)}
            </text>
          </g>
        );
      })}
      <NameAxis scale={names} top={BOTTOM} />
    </ChartFigure>
  );
}

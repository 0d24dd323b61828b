import { scaleLinear, scalePoint } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { CountAxis, NameAxis } from './chart-axes.tsx';
import { CHART_HEIGHT, CHART_TEXT, CHART_WIDTH, ChartFigure } from './chart-figure.tsx';

export interface LineSeries {
  readonly name: string;
  /** One value for each point in time; null where nothing was measured. */
  readonly values: readonly (number | null)[];
}

interface LineChartProps {
  readonly finding: string;
  readonly note: string;
  /** What the points are called in the table: 'Week'. */
  readonly pointName: string;
  readonly points: readonly string[];
  /** Three at most: a fourth dash is no longer told from the others. */
  readonly series: readonly LineSeries[];
}

const LEFT = 36;
/** The room of the names at the ends of the lines. */
const RIGHT = CHART_WIDTH - 132;
const TOP = 16;
const BOTTOM = CHART_HEIGHT - 32;
const DASHES = [undefined, '8 4', '2 4'];
const LABEL_HEIGHT = 18;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Names at the ends of lines, moved down where they would lie over each other. */
export function labelHeights(ends: readonly number[]): number[] {
  const heights = [...ends];
  const fromTop = ends.map((_, at) => at).sort((one, other) => (ends[one] ?? 0) - (ends[other] ?? 0));
  let free = Number.NEGATIVE_INFINITY;
  for (const at of fromTop) {
    heights[at] = Math.max(ends[at] ?? 0, free);
    free = (heights[at] ?? 0) + LABEL_HEIGHT;
  }
  return heights;
}

/** Lines over time, told apart by their dashes and by the names at their ends. */
export function LineChart({ finding, note, pointName, points, series }: LineChartProps) {
  const times = scalePoint({ domain: [...points], range: [LEFT, RIGHT], padding: 0.2 });
  const most = Math.max(1, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const counts = scaleLinear({ domain: [0, most], range: [BOTTOM, TOP], nice: true });
  const lines = series.map(({ name, values }) => ({
    name,
    points: values.flatMap((value, at): Point[] =>
      value === null ? [] : [{ x: times(points[at] ?? '') ?? 0, y: counts(value) }],
    ),
  }));
  const heights = labelHeights(lines.map((line) => line.points.at(-1)?.y ?? 0));
  const rows = points.map((point, at) => [
    point,
    ...series.map(({ values }) => ((values[at] ?? null) === null ? 'Not recorded' : String(values[at]))),
  ]);
  return (
    <ChartFigure
      finding={finding}
      note={note}
      table={{ columns: [pointName, ...series.map(({ name }) => name)], rows }}
    >
      <CountAxis scale={counts} left={LEFT} />
      <NameAxis scale={times} top={BOTTOM} />
      {lines.map((line, at) => (
        <g key={line.name} className={at === 0 ? 'text-accent' : 'text-muted'}>
          <LinePath
            data={line.points}
            x={({ x }) => x}
            y={({ y }) => y}
            stroke="currentColor"
            strokeWidth={2}
            {...(DASHES[at] === undefined ? {} : { strokeDasharray: DASHES[at] })}
          />
          {line.points.map(({ x, y }) => (
            <circle key={x} cx={x} cy={y} r={3} fill="currentColor" />
          ))}
          <text
            x={RIGHT + 2}
            y={(heights[at] ?? 0) + 4}
            fill="currentColor"
            className={`font-medium ${CHART_TEXT}`}
          >
            {line.name}
          </text>
        </g>
      ))}
    </ChartFigure>
  );
}

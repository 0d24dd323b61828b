import { Link } from '@remix-run/react';
import { scaleLinear, scalePoint } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { CountAxis, NameAxis } from './chart-axes.tsx';
import { CHART_HEIGHT, CHART_TEXT, CHART_WIDTH, ChartFigure } from './chart-figure.tsx';

export interface LineSeries {
  readonly name: string;
  /** One value for each point in time; null where nothing was measured. */
  readonly values: readonly (number | null)[];
  /** The addresses of what each value counts; null where there is none. */
  readonly links?: readonly (string | null)[];
  /** The series stands in the table alone: how many were measured, beside what was measured. */
  readonly tableOnly?: true;
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
  /** How a link at the point is read aloud. */
  readonly label: string;
  readonly to: string | null;
}

/** The most points that are far enough apart to be pressed; the table has the links of more. */
const MOST_LINKED = 26;
/** Half of the least that a finger hits. */
const HIT_RADIUS = 12;

/**
 * Names at the ends of lines, moved down where they would lie over each other, and up again where they would then lie below
 * `bottom`, on the names of the points.
 */
export function labelHeights(ends: readonly number[], bottom: number): number[] {
  const heights = [...ends];
  const fromTop = ends.map((_, at) => at).sort((one, other) => (ends[one] ?? 0) - (ends[other] ?? 0));
  let free = Number.NEGATIVE_INFINITY;
  for (const at of fromTop) {
    heights[at] = Math.max(ends[at] ?? 0, free);
    free = (heights[at] ?? 0) + LABEL_HEIGHT;
  }
  let lowest = bottom;
  for (const at of fromTop.toReversed()) {
    heights[at] = Math.min(heights[at] ?? 0, lowest);
    lowest = (heights[at] ?? 0) - LABEL_HEIGHT;
  }
  return heights;
}

/** Lines over time, told apart by their dashes and by the names at their ends. */
export function LineChart({ finding, note, pointName, points, series }: LineChartProps) {
  const times = scalePoint({ domain: [...points], range: [LEFT, RIGHT], padding: 0.2 });
  const drawn = series.filter(({ tableOnly }) => tableOnly !== true);
  const most = Math.max(1, ...drawn.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const counts = scaleLinear({ domain: [0, most], range: [BOTTOM, TOP], nice: true });
  const lines = drawn.map(({ name, values, links }, at) => ({
    name,
    dash: DASHES[at],
    look: at === 0 ? 'text-accent' : 'text-muted',
    points: values.flatMap((value, time): Point[] => {
      if (value === null) return [];
      const point = points[time] ?? '';
      const to = points.length > MOST_LINKED ? null : (links?.[time] ?? null);
      return [
        { x: times(point) ?? 0, y: counts(value), label: `${pointName} ${point}: ${name} ${value}`, to },
      ];
    }),
  }));
  // A line without a point has no end for its name to stand at.
  const shown = lines.filter((line) => line.points.length > 0);
  const heights = labelHeights(
    shown.map((line) => line.points.at(-1)?.y ?? 0),
    BOTTOM,
  );
  const rows = points.map(
    (point, at) => [point, ...series.map((one) => <ValueCell key={one.name} of={one} at={at} />)] as const,
  );
  return (
    <ChartFigure
      finding={finding}
      note={note}
      table={{ columns: [pointName, ...series.map(({ name }) => name)], rows }}
      isNothing={drawn.every(({ values }) => values.every((value) => value === null || value === 0))}
      isLinked={lines.some((line) => line.points.some(({ to }) => to !== null))}
    >
      <CountAxis scale={counts} left={LEFT} most={most} />
      <NameAxis scale={times} top={BOTTOM} />
      {shown.map((line, at) => (
        <g key={line.name} className={line.look}>
          <LinePath
            data={line.points}
            x={({ x }) => x}
            y={({ y }) => y}
            stroke="currentColor"
            strokeWidth={2}
            {...(line.dash === undefined ? {} : { strokeDasharray: line.dash })}
          />
          {line.points.map((point) => (
            <PointMark key={point.x} {...point} />
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

function PointMark({ x, y, label, to }: Point) {
  const dot = <circle cx={x} cy={y} r={3} fill="currentColor" />;
  if (to === null) return dot;
  return (
    <Link to={to} aria-label={label}>
      <circle cx={x} cy={y} r={HIT_RADIUS} className="fill-transparent" />
      {dot}
    </Link>
  );
}

function ValueCell({ of: { values, links }, at }: { readonly of: LineSeries; readonly at: number }) {
  const value = values[at] ?? null;
  const to = links?.[at] ?? null;
  if (value === null) return 'Not recorded';
  if (to === null) return String(value);
  return (
    <Link to={to} className="inline-block min-h-6 min-w-6 underline underline-offset-2">
      {value}
    </Link>
  );
}

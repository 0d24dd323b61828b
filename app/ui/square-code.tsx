interface SquareCodeProps {
  /** Rows from the top, true where it is dark. */
  readonly rows: readonly (readonly boolean[])[];
  readonly className?: string;
}

/** One module on each side stays empty, as a scanner wants it. */
const QUIET = 1;

/** Modules for a scanner, black on white in every theme; the text that they say stands beside them. */
export function SquareCode({ rows, className }: SquareCodeProps) {
  const side = rows.length + 2 * QUIET;
  const path = rows.flatMap((row, down) =>
    row.flatMap((isDark, right) => (isDark ? [`M${right + QUIET} ${down + QUIET}h1v1h-1z`] : [])),
  );
  return (
    <svg aria-hidden viewBox={`0 0 ${side} ${side}`} shapeRendering="crispEdges" className={className}>
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path.join('')} fill="#000" />
    </svg>
  );
}

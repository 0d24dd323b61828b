/** Cells in columns as wide as their widest; the first column to the left, figures to the right. */
export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  const lineOf = (cells: readonly string[]): string =>
    widths
      .map((width, column) =>
        column === 0 ? (cells[0] ?? '').padEnd(width) : (cells[column] ?? '').padStart(width),
      )
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  return [lineOf(head), rule, ...rows.map(lineOf)].join('\n');
}

/** The middle one, or the mean of the middle two; NaN of nothing. */
export function medianOf(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(at)] ?? Number.NaN, sorted[Math.ceil(at)] ?? Number.NaN];
  return (low + high) / 2;
}

/** With as many digits as can be told apart: 0.123, 4.56, 78.9, 1234. */
export function figureOf(value: number): string {
  if (!Number.isFinite(value)) return '–';
  return value.toFixed(value < 1 ? 3 : value < 10 ? 2 : value < 1000 ? 1 : 0);
}

import { type ReactNode, useId } from 'react';

export interface ChartTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [string, ...ReactNode[]])[];
}

interface ChartFigureProps {
  /** The finding, as a sentence: 'Half of the cases wait for slides'. */
  readonly finding: string;
  /** What is counted, and as of when. */
  readonly note: string;
  readonly table: ChartTable;
  /** All is nought, or nothing was measured: the finding says so, and there is nothing to draw. */
  readonly isNothing: boolean;
  /** Points of the drawing are links: then it is a group of them, and no picture to be read as one. */
  readonly isLinked?: boolean;
  readonly children: ReactNode;
}

export const CHART_WIDTH = 480;
export const CHART_HEIGHT = 260;
/** On a phone the drawing shrinks, so its letters are drawn larger there. */
export const CHART_TEXT = 'text-base sm:text-xs tabular-nums';

/** A drawing for the eye, and the same numbers as a table for whoever wants them exactly or read aloud. */
export function ChartFigure(props: ChartFigureProps) {
  const { finding, note, table, isNothing, isLinked = false, children } = props;
  const id = useId();
  return (
    <figure aria-labelledby={id} className="flex min-w-0 flex-col gap-2">
      <figcaption>
        <h3 id={id} className="font-semibold">
          {finding}
        </h3>
        <p className="text-sm text-muted">{note}</p>
      </figcaption>
      {!isNothing && (
        <svg
          viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`}
          role={isLinked ? 'group' : 'img'}
          aria-labelledby={id}
          className="h-auto w-full max-w-xl text-text"
        >
          {children}
        </svg>
      )}
      <details className="text-sm">
        <summary className="inline-flex min-h-6 items-center rounded-sm text-accent underline underline-offset-3 coarse:min-h-11">
          Show the numbers as a table
        </summary>
        <div className="mt-2 overflow-x-auto" tabIndex={0} role="region" aria-label={`Numbers: ${finding}`}>
          <NumbersTable table={table} />
        </div>
      </details>
    </figure>
  );
}

function NumbersTable({ table }: { table: ChartTable }) {
  return (
    <table className="border-collapse tabular-nums">
      <thead>
        <tr className="border-b border-border text-left text-muted">
          {table.columns.map((column) => (
            <th key={column} scope="col" className="py-1 pr-6 font-medium">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([name, ...values]) => (
          <tr key={name} className="border-b border-border">
            <th scope="row" className="py-1 pr-6 text-left font-normal">
              {name}
            </th>
            {values.map((value, column) => (
              <td key={table.columns[column + 1]} className="py-1 pr-6">
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

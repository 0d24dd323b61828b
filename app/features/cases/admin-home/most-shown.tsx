interface MostShownProps {
  readonly shown: number;
  /** No more come than this (the contract's overview), and nothing says how many there are. */
  readonly most: number;
  /** 'facilities with the most signed cases'. */
  readonly rows: string;
}

/** A table of the overview that is full says that it may not be whole, and which rows it has. */
export function MostShown({ shown, most, rows }: MostShownProps) {
  if (shown < most) return null;
  return (
    <p role="status" className="text-sm text-warning tabular-nums">
      Only the {most} {rows} are shown.
    </p>
  );
}

interface PartShownProps {
  readonly shown: number;
  readonly total: number;
}

/** A list without pages says when it is not whole: whoever is not on it is not missing. */
export function PartShown({ shown, total }: PartShownProps) {
  if (total <= shown) return null;
  return (
    <p role="status" className="text-sm text-warning tabular-nums">
      The first {shown.toLocaleString('en-US')} of {total.toLocaleString('en-US')} are shown.
    </p>
  );
}

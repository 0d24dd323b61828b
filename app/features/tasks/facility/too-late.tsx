interface TooLateProps {
  /** What has happened, and by whom: a whole sentence. */
  readonly because: string;
  /** What was typed, to be copied; empty where nothing was. */
  readonly typed: string;
  /** What came of the form; of a parcel, 'sent' would be said of the parcel itself. */
  readonly outcome?: string;
}

/** What a form that was refused had in this field; empty where nothing was typed. */
export function typedIn(
  initialValue: Readonly<Record<string, unknown>> | null | undefined,
  field: string,
): string {
  const typed = initialValue?.[field];
  return typeof typed === 'string' ? typed : '';
}

/** In place of a form whose thing somebody else has ended meanwhile. What was typed stays to be copied. */
export const TooLate = ({ because, typed, outcome = 'Nothing was sent.' }: TooLateProps) => (
  <div className="flex flex-col gap-2">
    <p role="alert" className="font-medium text-danger">
      {because} {outcome}
    </p>
    {typed !== '' && (
      <>
        <p className="text-sm text-muted">What you wrote stands here to be copied:</p>
        <p className="border-l-2 border-border pl-3 break-words whitespace-pre-wrap select-text">{typed}</p>
      </>
    )}
  </div>
);

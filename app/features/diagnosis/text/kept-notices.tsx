interface KeptNoticesProps {
  readonly isBroughtBack: boolean;
  readonly isUnreadable: boolean;
}

/** What came back from this browser, and what did not. */
export function KeptNotices({ isBroughtBack, isUnreadable }: KeptNoticesProps) {
  return (
    <>
      {isBroughtBack && (
        <p role="status" className="rounded-md bg-info-soft px-3 py-2 text-info">
          What you wrote before and what was not saved yet is here again.
        </p>
      )}
      {isUnreadable && (
        <p role="status" className="rounded-md bg-warning-soft px-3 py-2 text-warning">
          Text of this case that this browser had stored could not be read, and was removed. The page shows
          what the server has: check it before you go on.
        </p>
      )}
    </>
  );
}

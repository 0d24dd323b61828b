/** One change of a record: who made it, when, and which fields it changed. */
export interface FeedChange {
  readonly id: string;
  readonly at: string;
  readonly atText: string;
  readonly by: string;
  readonly lines: readonly {
    readonly label: string;
    readonly from: string | null;
    readonly to: string | null;
  }[];
}

const NOTHING = 'nothing';

/** What was changed, by whom and when, the newest first; 'unread' where it could not be read. */
export function ChangeFeed({ changes }: { readonly changes: readonly FeedChange[] | 'unread' }) {
  if (changes === 'unread')
    return <p className="text-muted">The history could not be read. Load the page again.</p>;
  if (changes.length === 0) return <p className="text-muted">Nothing has been changed yet.</p>;
  return (
    <ol className="flex flex-col gap-3">
      {changes.map(({ id, at, atText, by, lines }) => (
        <li key={id}>
          <p className="text-sm text-muted">
            <span className="font-medium text-text">{by}</span>, <time dateTime={at}>{atText}</time>
          </p>
          <ul className="text-sm">
            {lines.map(({ label, from, to }) => (
              <li key={label} className="wrap-anywhere">
                {label}: {from === null ? null : <del className="text-muted">{from}</del>}{' '}
                <ins className="no-underline">{to ?? NOTHING}</ins>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

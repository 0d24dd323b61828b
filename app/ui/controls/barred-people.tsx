interface Barred {
  readonly id: string;
  readonly name: string;
  /** Whole sentences. */
  readonly reasons: readonly string[];
}

interface BarredPeopleProps {
  /** Who may not, the first of them where there are many; 'unread' where they could not be read. */
  readonly barred: { readonly items: readonly Barred[]; readonly total: number } | 'unread' | null;
  /** What they are called where there is one, and where there are several. */
  readonly called: readonly [string, string];
  readonly thing: 'case' | 'task';
}

/** Who is not among those whom something can be given to, each with the reason. */
export function BarredPeople({ barred, called: [one, several], thing }: BarredPeopleProps) {
  if (barred === 'unread')
    return (
      <p role="alert" className="text-sm">
        Who may not be given the {thing} could not be read. Load the page again.
      </p>
    );
  if (barred === null || barred.total === 0) return null;
  const { items, total } = barred;
  return (
    <details className="text-sm">
      <summary className="min-h-6 w-fit cursor-pointer content-center text-muted coarse:min-h-11">
        {total === 1 ? `One ${one}` : `${total} ${several}`} may not be given the {thing}
      </summary>
      <ul className="mt-1 flex flex-col gap-1">
        {items.map(({ id, name, reasons }) => (
          <li key={id}>
            <span className="font-medium">{name}</span>: {reasons.join(' ')}
          </li>
        ))}
        {total > items.length && <li>These are the first {items.length}.</li>}
      </ul>
    </details>
  );
}

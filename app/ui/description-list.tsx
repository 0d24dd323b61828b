import type { ReactNode } from 'react';

export interface Description {
  readonly term: string;
  readonly detail: ReactNode;
}

/** Names and values; two columns where there is room, one on a phone. */
export function DescriptionList({ items }: { items: readonly Description[] }) {
  return (
    <dl className="grid grid-cols-1 gap-x-8 gap-y-3 sm:grid-cols-2">
      {items.map(({ term, detail }) => (
        <div key={term} className="min-w-0">
          <dt className="text-sm text-muted">{term}</dt>
          <dd className="tabular-nums">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}

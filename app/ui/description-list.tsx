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

interface Answered {
  readonly key: number;
  readonly asked: string;
  readonly answered: string;
}

/** What was asked, quietly, with what was answered below it. */
export function AskedAndAnswered({ items }: { readonly items: readonly Answered[] }) {
  return (
    <ul className="flex flex-col gap-2">
      {items.map(({ key, asked, answered }) => (
        <li key={key} className="min-w-0 break-words whitespace-pre-wrap">
          <span className="block text-sm text-muted">{asked}</span>
          {answered}
        </li>
      ))}
    </ul>
  );
}

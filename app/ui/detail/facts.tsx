import type { ReactNode } from 'react';
import { DescriptionList } from '../description-list.tsx';

export interface Fact {
  readonly term: string;
  /** What is missing says so: an empty place reads as 'normal' or 'none'. */
  readonly value: ReactNode;
}

const isMissing = (value: ReactNode): boolean =>
  value === null ||
  value === undefined ||
  value === false ||
  (typeof value === 'string' && value.trim() === '');

export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  const items = facts.map(({ term, value }) => ({
    term,
    detail: isMissing(value) ? (
      <span className="text-muted italic">Not recorded</span>
    ) : typeof value === 'string' ? (
      <span className="whitespace-pre-line wrap-anywhere">{value}</span>
    ) : (
      value
    ),
  }));
  return <DescriptionList items={items} />;
}

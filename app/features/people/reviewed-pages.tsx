import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { Reasons } from '#app/core/access/refused-moves.ts';
import { screens } from '#app/core/access/screens.ts';
import { plainWords } from '#app/core/forms/plain-words.ts';
import type { Listed } from '#app/core/lists/list-state.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { type Fact, Facts } from '#app/ui/detail/facts.tsx';
import { type Move, MoveList } from '#app/ui/detail/move-list.tsx';
import type { PostedOutcome } from '#app/ui/detail/posted-outcome.tsx';
import { RecordPage } from '#app/ui/detail/record-page.tsx';
import { useErrorTitle } from '#app/ui/forms/error-title.ts';
import type { Column } from '#app/ui/lists/column.ts';
import type { Filter, ListSearch, NamedChoices, SortChoice } from '#app/ui/lists/filters/filter.ts';
import { ListPage } from '#app/ui/lists/list-page.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';

/** Something that people hand in and the operator reviews, as the differences between one list of it and another. */
export interface ReviewedList<Row> {
  readonly title: string;
  /** Names the choice of columns in this browser. */
  readonly name: string;
  readonly exported: string;
  readonly columns: (timeZone: string) => readonly Column<Row>[];
  readonly filters: (named: NamedChoices) => readonly Filter[];
  readonly search: ListSearch;
  readonly sorts: readonly SortChoice[];
  readonly nameOf: (row: Row) => string;
  readonly empty: { readonly title: string; readonly text: string };
}

interface ReviewedListPageProps<Row> extends Listed<Row> {
  readonly of: ReviewedList<Row>;
  readonly named?: NamedChoices;
  /** Stands before the filters. */
  readonly above?: ReactNode;
}

/** What was handed in, the longest waiting first. */
export function ReviewedListPage<Row extends { readonly id: string }>({
  of,
  items,
  list,
  named = {},
  above,
}: ReviewedListPageProps<Row>) {
  const { columns, filters, ...same } = of;
  return (
    <ListPage
      {...same}
      asksForNews
      list={list}
      rows={items}
      columns={columns(useTimeZone())}
      filters={filters(named)}
      above={above}
      actions={
        <Button asChild>
          <Link to={screens.users.path}>All users</Link>
        </Button>
      }
    />
  );
}

/** What an operator may do to something under review, and the version that it is done to. */
interface Reviewed {
  readonly etag: string;
  readonly allowedActions: readonly string[];
}

interface ReviewedPageProps {
  readonly title: string;
  readonly back: { readonly to: string; readonly label: string };
  /** The state in words. */
  readonly state: string;
  readonly moves: readonly Move[];
  readonly reviewed: Reviewed;
  /** Why what readers look for is refused now. */
  readonly reasons?: Reasons;
  /** Who handed it in and who looked at it, with the reason where there is one. */
  readonly review: readonly Fact[];
  readonly idempotencyKey: string;
  readonly outcome: PostedOutcome | undefined;
  /** Links to what can be done on a page of its own. */
  readonly actions?: ReactNode;
  /** What it says, and its documents. */
  readonly children: ReactNode;
}

/** One thing under review: what can be decided first, then what it says, and how its review went. */
export function ReviewedPage(props: ReviewedPageProps) {
  const { title, back, state, moves, reviewed, reasons = {}, review } = props;
  const { idempotencyKey, outcome, actions, children } = props;
  useErrorTitle(outcome?.refused != null);
  return (
    <RecordPage title={title} back={back} status={<Badge tone="info">{state}</Badge>} actions={actions}>
      <MoveList
        moves={moves}
        allowed={new Set(reviewed.allowedActions)}
        reasons={reasons}
        hasOthers={actions !== undefined && actions !== false}
        outcome={outcome}
        statusNow={state}
        words={plainWords}
        etag={reviewed.etag}
        idempotencyKey={idempotencyKey}
      />
      {children}
      <DetailSection title="Review">
        <Facts facts={review} />
      </DetailSection>
    </RecordPage>
  );
}

interface LedTo {
  readonly label: string;
  readonly path: string;
  /** Null where there is none. */
  readonly id: string | null;
}

/** The ways to what belongs to it. */
export function LedToLinks({ links }: { readonly links: readonly LedTo[] }) {
  const shown = links.filter(({ id }) => id !== null);
  if (shown.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-4">
      {shown.map(({ label, path, id }) => (
        <TextLink key={label} asChild>
          <Link to={`${path}/${encodeURIComponent(id ?? '')}`}>{label}</Link>
        </TextLink>
      ))}
    </p>
  );
}

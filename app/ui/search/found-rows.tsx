import { Form, Link } from '@remix-run/react';
import { Button } from '../controls/button.tsx';
import { TextLink } from '../controls/text-link.tsx';
import type { Column } from '../lists/column.ts';
import { DataTable } from '../lists/data-table.tsx';
import { useListAddress } from '../lists/list-memory.ts';

/** One page of what was found, with the words that it was found by. */
export interface Found<Row, Typed> {
  readonly items: readonly Row[];
  readonly page: number;
  readonly total: number;
  readonly totalPages: number;
  readonly typed: Typed | null;
}

type Words = Readonly<Record<string, string | number | undefined>>;

interface FoundRowsProps<Row extends { readonly id: string }> {
  readonly found: Found<Row, Words>;
  readonly columns: readonly Column<Row>[];
  /** One of them and many of them, such as 'case' and 'cases'. */
  readonly nouns: readonly [one: string, many: string];
  readonly caption: string;
  readonly nameOf: (row: Row) => string;
  /** Where the whole list is. */
  readonly listPath: string;
}

const UNSORTED = { sort: '', columns: null };

function countText(total: number, [one, many]: readonly [string, string]): string {
  if (total === 0) return `No ${one} fits`;
  return total === 1 ? `One ${one} fits` : `${total} ${many} fit`;
}

/** What was found stands in place of the list, with the way back to it. */
export function FoundRows<Row extends { readonly id: string }>(props: FoundRowsProps<Row>) {
  const { found, columns, nouns, caption, nameOf, listPath } = props;
  const list = useListAddress(listPath);
  // A heading sorts by an address, and the address of a search does not hold its words.
  const plain = columns.map(({ sortKey: _key, ...column }) => column);
  return (
    <section aria-label={`${nouns[1].charAt(0).toUpperCase()}${nouns[1].slice(1)} that were found`}>
      <div className="mb-2 flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <p role="status" className="font-medium">
          {countText(found.total, nouns)}
        </p>
        <TextLink asChild>
          <Link to={list}>Back to the list</Link>
        </TextLink>
      </div>
      {found.items.length > 0 && (
        <DataTable caption={caption} columns={plain} rows={found.items} list={UNSORTED} nameOf={nameOf} />
      )}
      <FoundPages found={found} />
    </section>
  );
}

/** Another page is asked for by posting the words of the search again. */
function FoundPages({ found: { page, totalPages, typed } }: { readonly found: Found<unknown, Words> }) {
  if (typed === null || totalPages <= 1) return null;
  return (
    <Form method="post" className="mt-4 flex flex-wrap items-center gap-3 text-sm">
      {Object.entries(typed).map(([name, value]) =>
        name === 'page' ? null : <input key={name} type="hidden" name={name} value={String(value)} />,
      )}
      {page > 1 && (
        <Button type="submit" size="sm" name="page" value={page - 1}>
          Previous
        </Button>
      )}
      <p className="text-muted tabular-nums">
        Page {page} of {totalPages}
      </p>
      {page < totalPages && (
        <Button type="submit" size="sm" name="page" value={page + 1}>
          Next
        </Button>
      )}
    </Form>
  );
}

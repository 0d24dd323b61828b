import { Form, Link, useSubmit } from '@remix-run/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { pageSearch, pagesShown } from '#app/core/lists/list-address.ts';
import { type ListState, rangeText } from '#app/core/lists/list-state.ts';
import { classNames } from '../class-names.ts';
import { Button } from '../controls/button.tsx';
import { Field } from '../controls/field.tsx';
import { Select } from '../controls/select.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { AddressFields } from './address-fields.tsx';
import { useListSearch } from './filters/use-list-search.ts';

const SIZES = [20, 50, 100];
const linkLook =
  'inline-flex h-8 min-w-8 items-center justify-center gap-1 rounded-md px-2 text-sm tabular-nums no-underline hover:bg-hover coarse:h-11 coarse:min-w-11';

/** The pages of a list as links, and how many rows a page has; not there while everything fits on the smallest page. */
export function Pager({ list }: { readonly list: ListState }) {
  const { page, pageSize, total, totalPages } = list;
  if (total <= (SIZES[0] ?? 0) && page === 1) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 text-sm">
      <p className="text-muted tabular-nums">{rangeText(list)}</p>
      <nav aria-label="Pages" className="flex flex-wrap items-center sm:gap-1">
        <PageLink page={page - 1} isThere={page > 1}>
          <ChevronLeft aria-hidden className="size-4" />
          <span className="sr-only sm:not-sr-only">Previous</span>
        </PageLink>
        {pagesShown(page, totalPages).map((each, index, all) => {
          if (each === null) return <Gap key={`gap ${String(index)}`} />;
          // A phone has room for the next pages alone.
          const isFar = Math.abs(each - page) > 1 && each > 1 && each < totalPages;
          const isGap = isFar && all[index - 1] !== null && all[index + 1] !== null;
          return (
            <Fragment key={each}>
              {isGap && <Gap className="sm:hidden" />}
              <PageLink
                page={each}
                isThere
                isCurrent={each === page}
                className={isFar ? 'hidden sm:inline-flex' : ''}
              >
                <VisuallyHidden>Page </VisuallyHidden>
                {each}
              </PageLink>
            </Fragment>
          );
        })}
        <PageLink page={page + 1} isThere={page < totalPages}>
          <span className="sr-only sm:not-sr-only">Next</span>
          <ChevronRight aria-hidden className="size-4" />
        </PageLink>
      </nav>
      <PageSize pageSize={pageSize} />
    </div>
  );
}

function Gap({ className }: { readonly className?: string }) {
  return (
    <span aria-hidden className={classNames('px-1 text-muted', className)}>
      …
    </span>
  );
}

interface PageLinkProps {
  readonly page: number;
  readonly isThere: boolean;
  readonly isCurrent?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

function PageLink({ page, isThere, isCurrent = false, className, children }: PageLinkProps) {
  const { search } = useListSearch();
  if (!isThere) return <span className={classNames(linkLook, 'text-muted')}>{children}</span>;
  return (
    <Link
      to={{ search: pageSearch(search, page) }}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(linkLook, isCurrent && 'bg-accent-soft font-semibold text-accent', className)}
    >
      {children}
    </Link>
  );
}

function PageSize({ pageSize }: { readonly pageSize: number }) {
  const submit = useSubmit();
  const { search } = useListSearch();
  const sizes = [...new Set([...SIZES, pageSize])].sort((a, b) => a - b).map(String);
  return (
    <Form method="get" className="flex items-center gap-2" onChange={(event) => submit(event.currentTarget)}>
      <AddressFields without={['pageSize', 'page']} />
      <Field label="Rows per page" labelHidden>
        <Select
          name="pageSize"
          value={new URLSearchParams(search).get('pageSize') ?? String(pageSize)}
          onChange={() => undefined}
          className="[&_select]:h-9 [&_select]:text-sm coarse:[&_select]:h-11"
          choices={sizes.map((value) => ({ value, label: `${value} rows` }))}
        />
      </Field>
      <noscript>
        <Button type="submit" size="sm">
          Show
        </Button>
      </noscript>
    </Form>
  );
}

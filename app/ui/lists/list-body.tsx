import { useNavigate } from '@remix-run/react';
import { SearchX } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { apartText, type ListFailure, type ListState, turnedDaysText } from '#app/core/lists/list-state.ts';
import { Button } from '../controls/button.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ErrorPanel } from '../feedback/error-panel.tsx';
import { notify } from '../feedback/notify.ts';
import { ClearFilters } from './clear-filters.tsx';
import { useListSearch } from './filters/use-list-search.ts';

interface ListBodyProps {
  readonly list: ListState;
  readonly isEmpty: boolean;
  /** What the list is of, for one and for many: 'case', 'cases'. */
  readonly things: readonly [one: string, many: string];
  /** Stands there where the list has nothing at all, and says what comes next. */
  readonly nothing: ReactNode;
  /** The rows. */
  readonly children: ReactNode;
}

/** The rows of a list, or why there are none: it could not be read, its filters hide them, or there are none yet. */
export function ListBody({ list, isEmpty, things, nothing, children }: ListBodyProps) {
  if (list.failure !== undefined) return <NotRead failure={list.failure} />;
  if (!isEmpty) return <>{children}</>;
  if (Object.keys(list.filters).length === 0) return <>{nothing}</>;
  return (
    <EmptyState
      icon={<SearchX />}
      title={`No ${things[0]} fits these filters${list.apart === undefined ? '' : `, except ${apartText(list.apart)}`}`}
      action={<ClearFilters list={list} isButton />}
    >
      {turnedDaysText(list.filters)} {hiddenText(list.hidden, things)}
    </EmptyState>
  );
}

function hiddenText(hidden: number | null, [one, many]: ListBodyProps['things']): string {
  if (hidden === null) return 'Change the filters, or clear them.';
  if (hidden === 0) return 'There is none without them either.';
  return hidden === 1 ? `They hide one ${one}.` : `They hide ${hidden} ${many}.`;
}

/** A list that could not be read is a request that failed, which is told by a toast too (specification 8). */
function NotRead({ failure }: { readonly failure: ListFailure }) {
  const navigate = useNavigate();
  const { search } = useListSearch();
  useEffect(() => {
    if (failure.toast !== null) notify.error(failure.toast, { about: 'the page that could not be read' });
  }, [failure]);
  return (
    <ErrorPanel
      message={failure.text}
      action={
        <Button variant="primary" onClick={() => navigate({ search }, { replace: true })}>
          Try again
        </Button>
      }
    />
  );
}

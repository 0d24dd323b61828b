import { Link } from '@remix-run/react';
import { Search } from 'lucide-react';
import { Field } from '../../controls/field.tsx';
import { TextInput } from '../../controls/text-input.tsx';
import { TextLink } from '../../controls/text-link.tsx';
import { isForElsewhere, type ListSearch } from './filter.ts';
import { useTypedFilter } from './use-typed-filter.ts';

interface SearchBoxProps {
  readonly search: ListSearch;
  /** What the address asks for. */
  readonly asked: string;
  readonly onSearch: (text: string) => void;
}

/**
 * Asks when the typing rests, or at Enter with the form around it. Back and Clear bring their text into the box. What has to
 * be looked for elsewhere stays in the box, and the box says where.
 */
export function SearchBox({ search, asked, onSearch }: SearchBoxProps) {
  const { text, put } = useTypedFilter({
    asked,
    onAsk: onSearch,
    isWhole: (typed) => !isForElsewhere(search, typed),
  });
  return (
    <>
      <Field label={search.label} labelHidden className="relative min-w-0 flex-1 sm:w-72 sm:flex-none">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 z-10 size-4 -translate-y-1/2 text-muted"
        />
        <TextInput
          type="search"
          name={search.name}
          value={text}
          placeholder={search.placeholder}
          autoComplete="off"
          maxLength={100}
          data-list-search=""
          className="h-9 pl-9 text-sm"
          onChange={({ target }) => put(target.value)}
        />
      </Field>
      <p aria-live="polite" className="order-last basis-full text-sm empty:hidden">
        {search.elsewhere !== undefined && isForElsewhere(search, text) && (
          <>
            {search.elsewhere.why}{' '}
            <TextLink asChild>
              <Link to={search.elsewhere.to}>{search.elsewhere.label}</Link>
            </TextLink>
          </>
        )}
      </p>
    </>
  );
}

import { Form, useNavigate } from '@remix-run/react';
import { type FormEvent, type ReactNode, useCallback, useState } from 'react';
import { searchWith } from '#app/core/lists/list-address.ts';
import type { ListState } from '#app/core/lists/list-state.ts';
import { Button } from '../../controls/button.tsx';
import { Field } from '../../controls/field.tsx';
import { Select } from '../../controls/select.tsx';
import { AddressFields } from '../address-fields.tsx';
import { CheckLine } from '../check-line.tsx';
import { Disclosure } from '../disclosure.tsx';
import { DayFilter } from './day-filter.tsx';
import { type Filter, isForElsewhere, type ListSearch, type SortChoice } from './filter.ts';
import { OneFilter, TextFilter } from './named-filters.tsx';
import { PhoneFold } from './phone-fold.tsx';
import { SearchBox } from './search-box.tsx';
import { useListSearch } from './use-list-search.ts';

interface FilterBarProps {
  readonly list: ListState;
  readonly filters: readonly Filter[];
  readonly search?: ListSearch;
  readonly sorts: readonly SortChoice[];
  /** Further controls at the end of the line, such as the choice of columns. */
  readonly children?: ReactNode;
}

/**
 * Everything that narrows a list down, as a GET form: without script its button asks; with script each choice asks at
 * once and is an entry of the history, and typing takes the place of the last one (screens.md 2).
 */
export function FilterBar({ list, filters, search, sorts, children }: FilterBarProps) {
  const navigate = useNavigate();
  const { search: shown } = useListSearch();
  // A box answers in the moment of the press; the router says where it goes a moment later.
  const [pressed, setPressed] = useState<{ readonly at: string; readonly search: string } | null>(null);
  if (pressed !== null && pressed.at !== shown) setPressed(null);
  const address = pressed?.search ?? shown;
  const asked = new URLSearchParams(address);
  const searchName = search?.name ?? '';
  const typedNames = [searchName, ...filters.flatMap(typedNamesOf)];
  const named = [...filters.map(({ name }) => name), ...typedNames, 'sort'];

  const onChange = (event: FormEvent<HTMLFormElement>) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    if (target.type === 'search' || target.type === 'date') return;
    const { name } = target;
    const texts = new FormData(event.currentTarget).getAll(name).filter((value) => typeof value === 'string');
    const isDefault = name === 'sort' && texts[0] === sorts[0]?.value;
    const search = searchWith(address, { [name]: isDefault ? null : texts });
    setPressed({ at: shown, search });
    navigate({ search }, { preventScrollReset: true });
  };

  const onTyped = useCallback(
    (name: string, text: string) => {
      const to = { search: searchWith(address, { [name]: text }) };
      navigate(to, { replace: true, preventScrollReset: true });
    },
    [navigate, address],
  );
  const onSearch = useCallback((text: string) => onTyped(searchName, text), [onTyped, searchName]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed: Record<string, string> = {};
    for (const [name, text] of new FormData(event.currentTarget))
      if (typeof text === 'string' && typedNames.includes(name)) typed[name] = text.trim();
    if (search !== undefined && isForElsewhere(search, typed[searchName] ?? '')) return;
    navigate({ search: searchWith(address, typed) }, { replace: true, preventScrollReset: true });
  };

  return (
    <Form
      method="get"
      role="search"
      aria-label="Filters of this list"
      onChange={onChange}
      onSubmit={onSubmit}
      className="flex flex-wrap items-center gap-2"
    >
      <AddressFields without={[...named, 'page']} />
      {search !== undefined && (
        <SearchBox search={search} asked={asked.get(search.name) ?? ''} onSearch={onSearch} />
      )}
      <PhoneFold count={filters.filter(({ name }) => asked.has(name)).length}>
        {filters.map((filter) => (
          <FilterControl
            key={filter.name}
            filter={filter}
            asked={asked.getAll(filter.name)}
            onTyped={onTyped}
          />
        ))}
        {sorts.length > 1 && <SortSelect sorts={sorts} sort={asked.get('sort') ?? list.sort} />}
        {children}
      </PhoneFold>
      <noscript>
        <Button type="submit" size="sm">
          Apply
        </Button>
      </noscript>
    </Form>
  );
}

/** The boxes of a filter that are typed into, and asked at Enter. */
const typedNamesOf = ({ kind, name }: Filter): readonly string[] =>
  kind === 'text' ? [name] : kind === 'one' ? [`find.${name}`] : [];

/** The form hears of every change in it; a control that shows what the address says needs a handler all the same. */
const askedByForm = () => undefined;

interface FilterControlProps {
  readonly filter: Filter;
  readonly asked: readonly string[];
  readonly onTyped: (name: string, text: string) => void;
}

function FilterControl({ filter, asked, onTyped }: FilterControlProps) {
  if (filter.kind === 'one') return <OneFilter filter={filter} asked={asked[0] ?? ''} />;
  if (filter.kind === 'text') return <TextFilter filter={filter} asked={asked[0] ?? ''} />;
  if (filter.kind === 'flag') {
    return (
      <CheckLine
        name={filter.name}
        value="true"
        label={filter.label}
        checked={asked[0] === 'true'}
        onChange={askedByForm}
      />
    );
  }
  if (filter.kind === 'day') return <DayFilter filter={filter} asked={asked[0] ?? ''} onTyped={onTyped} />;
  return (
    <Disclosure label={filter.label} count={asked.length}>
      <fieldset>
        <legend className="sr-only">{filter.label}</legend>
        {filter.choices.map(({ value, label }) => (
          <CheckLine
            key={value}
            name={filter.name}
            value={value}
            label={label}
            checked={asked.includes(value)}
            onChange={askedByForm}
          />
        ))}
      </fieldset>
    </Disclosure>
  );
}

/** Where rows are cards there are no headings to press, and an order of several keys has no heading at all. */
function SortSelect({ sorts, sort }: { readonly sorts: readonly SortChoice[]; readonly sort: string }) {
  const choices = sorts.some(({ value }) => value === sort)
    ? sorts
    : [...sorts, { value: sort, label: 'By another column' }];
  return (
    <Field label="Sort by" labelHidden className="w-auto">
      <Select
        name="sort"
        value={sort}
        onChange={askedByForm}
        choices={choices}
        className="w-48 [&_select]:h-9 [&_select]:text-sm coarse:[&_select]:h-11"
      />
    </Field>
  );
}

import { useListSearch } from './filters/use-list-search.ts';

/** What the address says besides, as hidden fields of a GET form: without them the form would take it away. */
export function AddressFields({ without }: { readonly without: readonly string[] }) {
  const { search } = useListSearch();
  return (
    <>
      {[...new URLSearchParams(search)]
        .filter(([name]) => !without.includes(name))
        .map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
    </>
  );
}

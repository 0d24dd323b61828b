/** Replacements in the search part of an address: texts take the place of what is there, null and '' leave it out. */
export type AddressChanges = Readonly<Record<string, string | readonly string[] | null>>;

/**
 * The search part of a list's address after a change, with its question mark, or '' when nothing is left. Every change
 * but that of the page itself starts at page 1 again.
 */
export function searchWith(search: string, changes: AddressChanges): string {
  const params = new URLSearchParams(search);
  if (!('page' in changes)) params.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    params.delete(name);
    const texts = typeof value === 'string' ? [value] : (value ?? []);
    for (const text of texts) if (text !== '') params.append(name, text);
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** The address of one page; the first page is left out. */
export const pageSearch = (search: string, page: number): string =>
  searchWith(search, { page: page === 1 ? null : String(page) });

/** Whether `sort` begins with this key, and which way; null where another key leads. */
export function sortDirection(sort: string, key: string): 'ascending' | 'descending' | null {
  const [first] = sort.split(',');
  if (first === key) return 'ascending';
  return first === `-${key}` ? 'descending' : null;
}

/** The address after a press on a column's heading: its usual order first, the other way round at the next press. */
export function sortSearch(
  search: string,
  current: string,
  key: string,
  usual: 'ascending' | 'descending',
): string {
  const now = sortDirection(current, key);
  const next = now === null ? usual : now === 'ascending' ? 'descending' : 'ascending';
  return searchWith(search, { sort: next === 'ascending' ? key : `-${key}` });
}

const AROUND = 2;

/** The pages that a pager offers: the first, the last and those around the present one; null stands for a gap. */
export function pagesShown(page: number, totalPages: number): readonly (number | null)[] {
  const wanted = new Set([1, totalPages]);
  for (let near = page - AROUND; near <= page + AROUND; near += 1) {
    if (near >= 1 && near <= totalPages) wanted.add(near);
  }
  const pages = [...wanted].filter((each) => each >= 1).sort((a, b) => a - b);
  return pages.flatMap((each, index) => {
    const before = pages[index - 1];
    return before === undefined || each === before + 1 ? [each] : [null, each];
  });
}

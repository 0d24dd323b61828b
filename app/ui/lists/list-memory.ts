import { useEffect } from 'react';
import { rememberedSearch } from '#app/core/lists/own-views.ts';
import { useReadInBrowser } from '../use-enhanced.ts';

const LAST = 'last list';
const nameOf = (list: string): string => `list ${list}`;

/** A list by its path; of a page with several lists, by the part too. */
function listAt(pathname: string, search: string): string {
  const part = new URLSearchParams(search).get('part');
  return part === null ? pathname : `${pathname}?part=${encodeURIComponent(part)}`;
}

/** Null where the browser keeps nothing for this tab, or lets nobody read it. */
function read(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

/**
 * Keeps, for this tab, what a list was narrowed down to, so that the links back from its rows lead there again. What
 * was searched for is not kept: a name may have been typed, and the next person may log in in this tab.
 */
export function useListMemory(pathname: string, search: string): void {
  useEffect(() => {
    try {
      const list = listAt(pathname, search);
      sessionStorage.setItem(nameOf(list), pathname + rememberedSearch(search));
      sessionStorage.setItem(LAST, pathname);
    } catch {
      // A link to the whole list is still a link to the list.
    }
  }, [pathname, search]);
}

/** The address of a list as the reader left it in this tab; `list` itself until then. */
export function useListAddress(list: string): string {
  const kept = useReadInBrowser(() => read(nameOf(list)));
  // Another page's address can only have got there from elsewhere.
  return kept !== null && kept.split('?')[0] === list.split('?')[0] ? kept : list;
}

/** The one of these lists that the reader saw last in this tab, else the first. */
export function useLastList(lists: readonly [string, ...string[]]): string {
  const last = useReadInBrowser(() => read(LAST));
  return lists.find((list) => list === last) ?? lists[0];
}

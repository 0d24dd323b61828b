import { useCallback, useState } from 'react';

interface Versioned {
  readonly id: string;
  readonly etag: string;
}

interface Leaving<Item> {
  readonly item: Item;
  readonly isGone: boolean;
}

/**
 * Rows that lost their case stay until they have said so, though the fresh list no longer has them, and do not
 * come back with a stale one. A later version of the same case is a new row.
 */
export function useLeavingRows<Item extends Versioned>(items: readonly Item[]) {
  const [leaving, setLeaving] = useState<ReadonlyMap<string, Leaving<Item>>>(new Map());

  const put = useCallback((item: Item, isGone: boolean) => {
    setLeaving((known) => new Map(known).set(item.id, { item, isGone }));
  }, []);
  const leave = useCallback((item: Item) => put(item, false), [put]);
  const finish = useCallback((item: Item) => put(item, true), [put]);

  const isLeaving = (item: Item) => leaving.get(item.id)?.item.etag === item.etag;
  const going = [...leaving.values()].filter(({ isGone }) => !isGone).map(({ item }) => item);
  return { rows: [...items.filter((item) => !isLeaving(item)), ...going], leave, finish };
}

import { useCallback, useState } from 'react';

interface Versioned {
  readonly id: string;
  readonly etag: string;
}

/** 'tried': no answer yet. 'lost': says so and fades. 'gone': has faded, though an old list may still have it. */
type Stage = 'tried' | 'lost' | 'gone';

interface Leaving<Item> {
  readonly item: Item;
  readonly stage: Stage;
}

/**
 * Rows whose case is asked for stay until the answer has been read: the fresh list can come together with the
 * answer and no longer has them. A lost row does not come back with a stale list; a later version is a new row.
 */
export function useLeavingRows<Item extends Versioned>(items: readonly Item[]) {
  const [leaving, setLeaving] = useState<ReadonlyMap<string, Leaving<Item>>>(new Map());

  const put = useCallback((item: Item, stage: Stage) => {
    setLeaving((known) => new Map(known).set(item.id, { item, stage }));
  }, []);
  const letGo = useCallback((item: Item) => {
    setLeaving((known) => new Map([...known].filter(([id]) => id !== item.id)));
  }, []);

  const listed = items.filter(({ id, etag }) => {
    const known = leaving.get(id);
    return known === undefined || known.stage === 'tried' || known.item.etag !== etag;
  });
  const ids = new Set(listed.map(({ id }) => id));
  const going = [...leaving.values()].filter(({ item, stage }) => stage !== 'gone' && !ids.has(item.id));
  return { rows: [...listed, ...going.map(({ item }) => item)], put, letGo };
}

export type LeavingRows<Item extends Versioned> = ReturnType<typeof useLeavingRows<Item>>;

import { useCallback, useEffect, useRef, useState } from 'react';

interface Versioned {
  readonly id: string;
  readonly etag: string;
}

/** 'tried': no answer yet. 'lost': says why and fades. 'gone': has faded, though an old list may still have it. */
type Stage = 'tried' | 'lost' | 'gone';

interface Leaving<Item> {
  readonly item: Item;
  readonly stage: Stage;
  /** Why the case was lost; empty in the other stages. */
  readonly message: string;
  /** Where the row stood, so that it does not jump while it says what happened. */
  readonly index: number;
}

/** The second half of a double press, and that of an impatient reader, comes sooner than this. */
const HASTY_MS = 1000;

/**
 * Rows whose case is asked for stay until the answer has been read: the fresh list can come together with the
 * answer and no longer has them. A lost row does not come back with a stale list; a later version is a new row.
 */
export function useLeavingRows<Item extends Versioned>(items: readonly Item[]) {
  const [leaving, setLeaving] = useState<ReadonlyMap<string, Leaving<Item>>>(new Map());

  const rows = items.filter(({ id, etag }) => {
    const known = leaving.get(id);
    return known === undefined || known.stage === 'tried' || known.item.etag !== etag;
  });
  const listed = new Set(rows.map(({ id }) => id));
  for (const { item, stage, index } of leaving.values()) {
    if (stage !== 'gone' && !listed.has(item.id)) rows.splice(Math.min(index, rows.length), 0, item);
  }
  const places = useRef<readonly string[]>([]);
  useEffect(() => {
    places.current = rows.map(({ id }) => id);
  });

  const put = useCallback((item: Item, stage: Stage, message = '') => {
    setLeaving((known) => {
      const index = known.get(item.id)?.index ?? places.current.indexOf(item.id);
      return new Map(known).set(item.id, { item, stage, message, index: Math.max(0, index) });
    });
  }, []);
  const letGo = useCallback((item: Item) => {
    setLeaving((known) => new Map([...known].filter(([id]) => id !== item.id)));
  }, []);
  const left = useRef<{ readonly index: number; readonly at: number } | null>(null);
  /** The reader has the case: its row goes, and the next one comes to stand where it was pressed. */
  const take = useCallback(
    (item: Item) => {
      left.current = { index: places.current.indexOf(item.id), at: Date.now() };
      letGo(item);
    },
    [letGo],
  );
  /** Whether a press of this row was meant for the one that stood in its place a moment ago. */
  const isHasty = useCallback(({ id }: Item): boolean => {
    const { index, at } = left.current ?? { index: -1, at: 0 };
    return Date.now() - at < HASTY_MS && places.current.indexOf(id) === index;
  }, []);
  /** Why this version of the case was lost; null where it was not. */
  const lossOf = (item: Item): string | null => {
    const known = leaving.get(item.id);
    return known?.stage === 'lost' && known.item.etag === item.etag ? known.message : null;
  };
  return { rows, put, letGo, take, isHasty, lossOf };
}

export type LeavingRows<Item extends Versioned> = ReturnType<typeof useLeavingRows<Item>>;

import { useState } from 'react';
import type { RowOutcome } from './bulk-result.tsx';
import { useListSearch } from './filters/use-list-search.ts';

/** The rows of one page that are selected; what has left the page is not selected any more. */
export interface Selection {
  readonly ids: readonly string[];
  readonly has: (id: string) => boolean;
  /** With `isRange`, everything between the last row that was toggled and this one gets its state. */
  readonly toggle: (id: string, isRange: boolean) => void;
  readonly selectPage: () => void;
  readonly clear: () => void;
}

type Outcomes = readonly Pick<RowOutcome, 'id' | 'refusal'>[];
const NONE: Outcomes = [];

/**
 * Once it is known what came of the selected rows, those that were done leave the selection, so that the next press does
 * nothing to them again; what was refused stays (screens.md 2). `outcomes` is one array until there is another answer.
 */
export function useSelection(idsOnPage: readonly string[], outcomes: Outcomes = NONE): Selection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [known, setKnown] = useState(outcomes);
  if (known !== outcomes) {
    const done = outcomes.flatMap(({ id, refusal }) => (refusal === null ? [id] : []));
    setKnown(outcomes);
    setSelected(new Set([...selected].filter((id) => !done.includes(id))));
  }
  const [anchor, setAnchor] = useState<string | null>(null);
  const ids = idsOnPage.filter((id) => selected.has(id));
  return {
    ids,
    has: (id) => selected.has(id),
    toggle: (id, isRange) => {
      const from = anchor === null ? -1 : idsOnPage.indexOf(anchor);
      const to = idsOnPage.indexOf(id);
      const touched =
        isRange && from >= 0 ? idsOnPage.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
      const isOn = isRange || !selected.has(id);
      setSelected(new Set([...ids.filter((each) => !touched.includes(each)), ...(isOn ? touched : [])]));
      setAnchor(id);
    },
    selectPage: () => setSelected(new Set(idsOnPage)),
    clear: () => setSelected(new Set()),
  };
}

interface AllRows {
  /** Whether everything that the list counts is meant, beyond its page. */
  readonly isAll: boolean;
  readonly setAll: (isAll: boolean) => void;
}

/**
 * Everything is meant no more as soon as a row of the page is taken out, the list shows another page or other rows, or it
 * is known what came of it. It is then asked for anew: a page that is whole again says nothing of the rest.
 */
export function useAllRows({ ids }: Selection, rowsOnPage: number, outcomes: Outcomes = NONE): AllRows {
  const { search } = useListSearch();
  const [meant, setMeant] = useState<string | null>(null);
  const [known, setKnown] = useState(outcomes);
  const isAll = meant === search && known === outcomes && rowsOnPage > 0 && ids.length === rowsOnPage;
  if (known !== outcomes) setKnown(outcomes);
  if (meant !== null && !isAll) setMeant(null);
  return { isAll, setAll: (isMeant) => setMeant(isMeant ? search : null) };
}

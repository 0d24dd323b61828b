import { useState } from 'react';

/** The rows of one page that are selected; what has left the page is not selected any more. */
export interface Selection {
  readonly ids: readonly string[];
  readonly has: (id: string) => boolean;
  /** With `isRange`, everything between the last row that was toggled and this one gets its state. */
  readonly toggle: (id: string, isRange: boolean) => void;
  readonly selectPage: () => void;
  readonly clear: () => void;
}

export function useSelection(idsOnPage: readonly string[]): Selection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
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

import type { Ruler } from '#app/core/marks/ruler.ts';
import type { Contender } from './contender.ts';

interface Change {
  readonly id: string;
  readonly before: Ruler | null;
  readonly after: Ruler | null;
}

interface UndoList {
  readonly changes: Change[];
  readonly rulers: Map<string, Ruler>;
}

function put(rulers: Map<string, Ruler>, id: string, ruler: Ruler | null): void {
  if (ruler === null) rulers.delete(id);
  else rulers.set(id, ruler);
}

/** The list that anyone would write by hand: one stack, no panes, no redo, nothing that outlives a reload. */
export const floor: Contender<UndoList, readonly Change[]> = {
  name: 'plain undo list',
  start: () => ({ changes: [], rulers: new Map() }),
  record: (state, acts) => {
    const { changes, rulers } = state;
    for (const { id, after } of acts) {
      changes.push({ id, before: rulers.get(id) ?? null, after });
      put(rulers, id, after);
      if ((rulers.get(id) ?? null) !== after) throw new Error('The ruler is not what was written.');
    }
    return state;
  },
  undo: (state, _, count) => {
    for (let n = 0; n < count; n += 1) {
      const change = state.changes.pop();
      if (change) put(state.rulers, change.id, change.before);
    }
    return state;
  },
  stored: ({ changes }) =>
    changes.map((change) => JSON.stringify(change)).map((line) => JSON.parse(line) as Change),
  replay: (stored) => {
    const rulers = new Map<string, Ruler>();
    const changes: Change[] = [];
    for (const change of stored) {
      changes.push(change);
      put(rulers, change.id, change.after);
    }
    return { changes, rulers };
  },
  shown: ({ rulers }) => [...rulers.values()].map(({ id, name }) => `${id} ${name}`).sort(),
};

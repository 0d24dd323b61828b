import type { Ruler } from '#app/core/marks/ruler.ts';
import type { Contender } from './contender.ts';

/** What is used of Yjs. Typed here since it is installed by the bench alone, and types are checked without it. */
interface YMap {
  readonly get: (key: string) => Ruler | undefined;
  readonly set: (key: string, value: Ruler) => unknown;
  readonly delete: (key: string) => void;
  readonly toJSON: () => Record<string, Ruler>;
}
interface YDoc {
  readonly getMap: (name: string) => YMap;
}
interface Yjs {
  readonly Doc: new () => YDoc;
  readonly UndoManager: new (
    scope: YMap,
    options: { readonly captureTimeout: number },
  ) => { undo: () => unknown };
  readonly encodeStateAsUpdate: (doc: YDoc) => Uint8Array;
  readonly applyUpdate: (doc: YDoc, update: Uint8Array) => void;
}

interface Shared {
  readonly doc: YDoc;
  readonly rulers: YMap;
  readonly undoManager: { readonly undo: () => unknown };
}

/** Each act is a step of its own: no time within which steps melt into one. */
function sharedOf(yjs: Yjs, doc: YDoc): Shared {
  const rulers = doc.getMap('rulers');
  return { doc, rulers, undoManager: new yjs.UndoManager(rulers, { captureTimeout: 0 }) };
}

function contenderOf(yjs: Yjs): Contender<Shared, Uint8Array> {
  return {
    name: 'yjs',
    start: () => sharedOf(yjs, new yjs.Doc()),
    record: (state, acts) => {
      for (const { id, after } of acts) {
        if (after === null) state.rulers.delete(id);
        else state.rulers.set(id, after);
        if ((state.rulers.get(id) ?? null) !== after) throw new Error('The ruler is not what was written.');
      }
      return state;
    },
    undo: (state, _, count) => {
      for (let n = 0; n < count; n += 1) state.undoManager.undo();
      return state;
    },
    stored: ({ doc }) => yjs.encodeStateAsUpdate(doc),
    replay: (stored) => {
      const state = sharedOf(yjs, new yjs.Doc());
      yjs.applyUpdate(state.doc, stored);
      return state;
    },
    shown: ({ rulers }) =>
      Object.values(rulers.toJSON())
        .map(({ id, name }) => `${id} ${name}`)
        .sort(),
  };
}

/** Null when it is not installed. */
export async function loadYjs(): Promise<Contender<Shared, Uint8Array> | null> {
  // Not a literal, or the compiler would look for a package that most working copies do not have.
  const name: string = 'yjs';
  try {
    return contenderOf((await import(name)) as Yjs);
  } catch {
    return null;
  }
}

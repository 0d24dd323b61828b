/** A storage of a browser that holds what `texts` holds, and shows there what is written into it. */
export const storageOf = (texts: Map<string, string> = new Map()): Storage => ({
  get length() {
    return texts.size;
  },
  key: (at) => [...texts.keys()][at] ?? null,
  getItem: (name) => texts.get(name) ?? null,
  setItem: (name, text) => void texts.set(name, text),
  removeItem: (name) => void texts.delete(name),
  clear: () => texts.clear(),
});

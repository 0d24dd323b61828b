import type { Rollup } from 'vite';
import { createImports } from './imports.ts';

/** The parts of the product, by the files of their routes; who is in one of them goes from page to page there. */
const AREAS: readonly (readonly [string, RegExp])[] = [
  ['root', /\/app\/(?:root|entry\.client)\.tsx$/],
  ['door', /\/routes\/_public\.tsx$/],
  ['home', /\/routes\/_public\._index\.tsx$/],
  ['login', /\/routes\/_public\.login\.tsx$/],
  ['visitor', /\/routes\/_public\./],
  ['frame', /\/routes\/(?:_member|\$)\.tsx$/],
  ['viewer', /\/routes\/viewer\.tsx$/],
  [
    'reading',
    /\/routes\/_member\.(?:available|selected|completed|pathologist|case-details|final-report|in-progress|provider\.)/,
  ],
  [
    'sending',
    /\/routes\/_member\.(?:upload|review|send-out|facility|FacilityNP|account-details|about-me|my-team|edit-facility|edit-account)/,
  ],
  ['running', /\/routes\/_member\./],
  ['bench', /\/routes\/bench\./],
];

const OUTSIDE: readonly string[] = ['home', 'login', 'visitor'];
const INSIDE: readonly string[] = ['viewer', 'reading', 'sending', 'running'];

/** The frame of a part is loaded with every page in it; what three kinds of members need counts as needed by all of them. */
export function nameOfAreas(loading: ReadonlySet<string>): string {
  if (loading.has('root')) return 'root';
  const outside = loading.has('door') ? ['door'] : OUTSIDE.filter((area) => loading.has(area));
  const inside = INSIDE.filter((area) => loading.has(area));
  const isFramed = loading.has('frame') || inside.length > 2;
  const named = [...outside, ...(isFramed ? ['frame'] : inside)];
  return named.length === 0 ? [...loading].join('-') : named.join('-');
}

interface Loaders {
  readonly areas: Set<string>;
  readonly entries: Set<string>;
}

const fileOf = (id: string): string => (id.split('?', 1)[0] ?? id).replace(/\/route\.tsx$/, '.tsx');
const areaOf = (file: string): string | undefined => AREAS.find(([, pattern]) => pattern.test(file))?.[0];

/** The entries that load each module without being asked to, and their areas; what is loaded later has none. */
function findLoaders(graph: Rollup.ManualChunkMeta): ReadonlyMap<string, Loaders> {
  const importsOf = createImports(graph);
  const found = new Map<string, Loaders>();
  for (const entry of graph.getModuleIds()) {
    const info = graph.getModuleInfo(entry);
    if (info === null || (!info.isEntry && info.dynamicImporters.length === 0)) continue;
    const file = fileOf(entry);
    const area = info.isEntry ? areaOf(file) : undefined;
    const queue = [entry];
    const seen = new Set(queue);
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      const loaders = found.get(id) ?? { areas: new Set(), entries: new Set() };
      if (area !== undefined) loaders.areas.add(area);
      loaders.entries.add(file);
      found.set(id, loaders);
      for (const next of importsOf(id)) {
        if (seen.has(next)) continue;
        seen.add(next);
        queue.push(next);
      }
    }
  }
  return found;
}

const baseOf = (file: string): string => /([^/]+?)(?:\.\w+)?$/.exec(file)?.[1] ?? file;

function nameOf({ areas, entries }: Loaders): string {
  const loading = areas.size === 0 ? [...entries] : [...entries].filter((file) => areaOf(file) !== undefined);
  if (areas.size > 0 && (loading.length > 1 || areas.has('root'))) return `all-${nameOfAreas(areas)}`;
  return loading.map(baseOf).sort().join('-');
}

/**
 * One file for all that the pages of the same areas share, in place of one for each set of pages that share something: a
 * page asks for a dozen files, where it asked for a hundred, and each request costs more than the bytes that it brings too
 * many. What a single page needs stays with it, and so does what is only loaded when it is asked for.
 */
export function chunkByAreas(): Rollup.GetManualChunk {
  let loaders: ReturnType<typeof findLoaders> | null = null;
  return (id, graph) => {
    loaders ??= findLoaders(graph);
    const found = loaders.get(id);
    // Every module gets a name: the tool puts those without into the first file that leads to them.
    return found === undefined ? undefined : nameOf(found);
  };
}

import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { circlesIn } from './support/circles.ts';
import { filesBelow, type ImportStatement, importsOf, packageOf, pathOf } from './support/source-files.ts';

interface Zone {
  /** Files whose path starts so; the first zone that fits a file is its zone. */
  readonly below: string;
  /** Only files whose name ends so. */
  readonly ending?: string;
  /** Paths of ours, by how they start; a zone may always import itself. */
  readonly ours: readonly string[];
  /** Packages and built-ins; '*' allows all. */
  readonly packages: readonly string[];
}

const REACT = ['react', 'react-dom', '@remix-run/react'];
const CLASS_NAMES = ['class-variance-authority', 'clsx', 'tailwind-merge'];

/** Who may import whom. Change the design here first, and say why in docs/decisions. */
const zones: readonly Zone[] = [
  { below: 'contracts/generate', ours: ['contracts/'], packages: ['*'] },
  {
    below: 'contracts/diff',
    ours: ['contracts/'],
    packages: ['yaml', ...['child_process', 'fs', 'os', 'path', 'url', 'util'].map((name) => `node:${name}`)],
  },
  { below: 'contracts/lint', ours: ['contracts/'], packages: ['*'] },
  { below: 'contracts/docs/', ours: ['contracts/'], packages: ['*'] },
  { below: 'contracts/', ours: [], packages: ['zod', 'openapi-fetch'] },
  { below: 'app/core/event-log/', ours: [], packages: ['zod'] },
  { below: 'app/core/', ours: ['contracts/generated/', 'app/core/'], packages: ['zod'] },
  // What pages keep in the browser, and how they ask the server that made them; the viewer and the forms share it.
  { below: 'app/browser/', ours: ['app/core/', 'contracts/'], packages: ['zod'] },
  // The parts of lists are driven by the address, so they know Remix's links and forms.
  {
    below: 'app/ui/lists/',
    ours: ['app/ui/', 'app/core/lists/'],
    packages: [...REACT, 'radix-ui', 'lucide-react', ...CLASS_NAMES],
  },
  // Forms, searches and the actions of a detail page are posted by Remix and read by conform.
  ...['forms', 'detail', 'search'].map((room) => ({
    below: `app/ui/${room}/`,
    ours: ['app/ui/'],
    packages: [
      'react',
      '@remix-run/react',
      'radix-ui',
      'lucide-react',
      'zod',
      ...CLASS_NAMES,
      '@conform-to/react',
      '@conform-to/zod',
      'downshift',
      'react-day-picker',
    ],
  })),
  {
    below: 'app/ui/charts/',
    ours: ['app/ui/'],
    packages: ['@remix-run/react', 'react', '@visx/axis', '@visx/scale', '@visx/shape', ...CLASS_NAMES],
  },
  { below: 'app/ui/', ours: [], packages: ['react', 'radix-ui', 'lucide-react', 'sonner', ...CLASS_NAMES] },
  // What is painted and read knows no effector and no React; what is kept knows neither of them nor OpenSeadragon.
  ...['pane', 'overlay', 'tiles', 'tiff'].map((room) => ({
    below: `app/viewer/${room}/`,
    ours: [
      'app/core/',
      'contracts/',
      ...['pane', 'overlay', 'tiles', 'tiff'].map((own) => `app/viewer/${own}/`),
    ],
    packages: ['openseadragon', 'geotiff', 'flatbush'],
  })),
  {
    below: 'app/viewer/storage/',
    ours: ['app/core/', 'app/browser/', 'contracts/', 'app/viewer/tabs/'],
    packages: ['idb'],
  },
  // What windows tell each other is a wire of ours, and is held to a schema like any other.
  { below: 'app/viewer/tabs/', ours: ['app/core/', 'contracts/', 'app/viewer/storage/'], packages: ['zod'] },
  {
    below: 'app/viewer/state/',
    ours: ['app/core/', 'contracts/', 'app/viewer/storage/', 'app/viewer/tabs/'],
    packages: ['effector'],
  },
  { below: 'app/session/', ours: ['app/core/'], packages: ['effector'] },
  {
    below: 'app/viewer/ui/',
    ours: [
      ...['state', 'storage', 'tabs', 'pane', 'overlay', 'tiles', 'tiff'].map(
        (room) => `app/viewer/${room}/`,
      ),
      'app/ui/',
      'app/core/',
      'app/browser/',
      'contracts/',
    ],
    packages: [...REACT, 'effector', 'effector-react', 'lucide-react', 'radix-ui', 'zod'],
  },
  {
    below: 'app/server/',
    ours: ['contracts/', 'app/core/'],
    packages: ['@remix-run/node', '@conform-to/zod', 'zod', 'node:crypto'],
  },
  {
    below: 'app/features/',
    ending: '.server.ts',
    ours: ['app/core/', 'app/server/', 'contracts/'],
    packages: ['@remix-run/node', 'zod'],
  },
  {
    below: 'app/features/',
    ours: ['app/core/', 'app/ui/', 'app/browser/', 'contracts/', 'app/session/'],
    packages: [...REACT, '@conform-to/react', '@conform-to/zod', 'effector-react', 'lucide-react', 'zod'],
  },
  // The pages of the benches are served only where a bench asks for them.
  {
    below: 'app/routes/bench.',
    ours: ['app/', 'bench/viewer/', 'contracts/'],
    packages: [...REACT, '@remix-run/node'],
  },
  {
    below: 'app/routes/',
    ours: ['app/', 'contracts/'],
    packages: [...REACT, '@remix-run/node', 'effector', 'effector-react', 'lucide-react', 'zod'],
  },
  {
    below: 'app/',
    ours: ['app/', 'contracts/'],
    packages: [...REACT, '@remix-run/node', 'isbot', 'node:stream'],
  },
  {
    below: 'mock-server/',
    ours: ['contracts/', 'app/core/'],
    packages: [
      '@mswjs/data',
      'write-excel-file',
      'read-excel-file',
      'csv-parse',
      'yaml',
      'lmdb',
      '@myriaddreamin/typst-ts-node-compiler',
      'sharp',
      'zod',
      ...[
        'buffer',
        'child_process',
        'crypto',
        'fs',
        'fs/promises',
        'http',
        'module',
        'net',
        'path',
        'stream',
        'stream/promises',
        'url',
        'util',
        'zlib',
        'events',
        'os',
        'timers/promises',
        'async_hooks',
      ].map((name) => `node:${name}`),
    ],
  },
  { below: 'server/', ours: ['mock-server/', 'app/server/', 'contracts/'], packages: ['*'] },
  {
    below: 'bench/',
    ours: [
      'app/',
      'contracts/',
      'mock-server/',
      'server/',
      'tests/chromium.mjs',
      'tests/support/product.ts',
      'tests/support/requests.ts',
    ],
    packages: ['*'],
  },
  { below: 'tests/', ours: ['app/', 'contracts/', 'mock-server/', 'server/'], packages: ['*'] },
];

const TOP = ['app', 'contracts', 'mock-server', 'server', 'tests', 'bench'];
const isTest = (file: string): boolean => /\.test(-support)?\.tsx?$/.test(file) || file.startsWith('tests/');
const files = TOP.flatMap((folder) => filesBelow(folder, ['.ts', '.tsx', '.mjs'])).filter(
  (file) => !file.endsWith('.d.ts'),
);

function zoneOf(file: string): Zone {
  const zone = zones.find(({ below, ending = '' }) => file.startsWith(below) && file.endsWith(ending));
  if (zone === undefined) throw new Error(`${file} lies in no zone`);
  return zone;
}

/** `app/features/cases/x.tsx` belongs to the area `app/features/cases/`. */
const areaOf = (file: string): string => file.split('/').slice(0, 3).join('/');

function complaintAbout(statement: ImportStatement): string | null {
  const zone = zoneOf(statement.file);
  const target = pathOf(statement);
  if (target === null) {
    const name = packageOf(statement.specifier);
    return zone.packages.includes('*') || zone.packages.includes(name) ? null : `package ${name}`;
  }
  if (target === 'package.json') return null;
  if (zone.below === 'app/features/' && target.startsWith(zone.below)) {
    return areaOf(target) === areaOf(statement.file) ? null : `another feature, ${target}`;
  }
  if (zone.below === 'app/routes/' && target.startsWith(zone.below)) {
    return statement.isTypeOnly ? null : `another route, ${target}`;
  }
  if (target.startsWith(zone.below) || zone.ours.some((start) => target.startsWith(start))) return null;
  return target;
}

const MOST_FILES = 25;

describe('architecture', () => {
  it('finds the files that it judges', () => {
    for (const folder of [
      'app/core',
      'app/ui',
      'app/viewer',
      'app/routes',
      'mock-server',
      'contracts',
      'server',
    ]) {
      expect(files.filter((file) => file.startsWith(`${folder}/`)).length, folder).toBeGreaterThan(3);
    }
  });

  it('imports only what the table allows', () => {
    const complaints = files
      .filter((file) => !isTest(file) && !file.startsWith('contracts/generated/'))
      .flatMap(importsOf)
      .map((statement) => ({ statement, complaint: complaintAbout(statement) }))
      .filter(({ complaint }) => complaint !== null)
      .map(({ statement, complaint }) => `${statement.file} may not import ${complaint}`);
    expect(complaints).toEqual([]);
  });

  it('lets nobody import server/ or tests/ but tests and benches', () => {
    const intruders = files
      .filter((file) => !isTest(file) && !file.startsWith('server/') && !file.startsWith('bench/'))
      .flatMap(importsOf)
      .filter((statement) => /^(server|tests)\//.test(pathOf(statement) ?? ''));
    expect(intruders).toEqual([]);
  });

  it('keeps the whole operations table out of the pages', () => {
    const readers = files
      .filter((file) => file.startsWith('app/') && !isTest(file) && !file.endsWith('.server.ts'))
      .flatMap(importsOf)
      .filter(
        (statement) => !statement.isTypeOnly && pathOf(statement)?.endsWith('operations/index.ts') === true,
      );
    expect(readers).toEqual([]);
  });

  it('has at most 25 source files in a folder', () => {
    const counts = new Map<string, number>();
    for (const file of files.filter((name) => !isTest(name) && !name.startsWith('contracts/generated/')))
      counts.set(path.dirname(file), (counts.get(path.dirname(file)) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count > MOST_FILES)).toEqual([]);
  });

  it('has no circle of imports, and the mock none of types either', () => {
    const graphOf = (chosen: readonly string[], withTypes: boolean) =>
      new Map(
        chosen
          .filter((file) => !isTest(file))
          .map((file) => [
            file,
            importsOf(file)
              .filter(({ isTypeOnly }) => withTypes || !isTypeOnly)
              .flatMap((statement) => pathOf(statement) ?? []),
          ]),
      );
    expect(circlesIn(graphOf(files, false))).toEqual([]);
    const ofMock = files.filter((file) => file.startsWith('mock-server/'));
    expect(circlesIn(graphOf(ofMock, true))).toEqual([]);
    expect(
      circlesIn(
        new Map([
          ['a', ['b']],
          ['b', ['c', 'd']],
          ['c', ['a']],
          ['d', []],
        ]),
      ),
    ).toEqual(['a b c']);
  });

  it('would notice a wrong import', () => {
    const wrong = (file: string, specifier: string) =>
      complaintAbout({ file, specifier, isTypeOnly: false, isDynamic: false });
    expect(wrong('app/core/marks/ruler.ts', 'react')).toBe('package react');
    expect(wrong('app/core/event-log/log.ts', '../marks/ruler.ts')).toBe('app/core/marks/ruler.ts');
    expect(wrong('app/ui/button.tsx', '#app/core/access/roles.ts')).toBe('app/core/access/roles.ts');
    expect(wrong('app/ui/forms/a.tsx', '#app/core/forms/phone.ts')).toBe('app/core/forms/phone.ts');
    expect(wrong('app/ui/charts/a.tsx', '@conform-to/react')).toBe('package @conform-to/react');
    expect(wrong('app/features/cases/a.tsx', '../auth/b.tsx')).toBe(
      'another feature, app/features/auth/b.tsx',
    );
    expect(wrong('app/routes/a.tsx', './b.tsx')).toBe('another route, app/routes/b.tsx');
    expect(wrong('mock-server/server.ts', '#app/ui/controls/button.tsx')).toBe('app/ui/controls/button.tsx');
    expect(wrong('app/features/cases/a.tsx', './b.tsx')).toBeNull();
  });
});

/** Files of one kind, and what they may import. */
export interface Zone {
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
export const zones: readonly Zone[] = [
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
  {
    below: 'app/core/',
    ours: ['contracts/generated/', 'contracts/reference/', 'app/core/'],
    packages: ['zod'],
  },
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
    // What the server writes and reads too, and how the parts of an answer of unknown shape are read.
    ours: [
      'app/ui/',
      ...['forms/said-of-shown', 'forms/same-post', 'forms/unanswered', 'objects'].map(
        (name) => `app/core/${name}.ts`,
      ),
    ],
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
  // What several folders of resolvers share, so that whoever may call and what is told do not depend on an operation.
  {
    below: 'mock-server/rules/',
    ours: [
      'contracts/',
      'app/core/',
      'mock-server/http/',
      'mock-server/slides/',
      'mock-server/store/',
      'mock-server/world.ts',
    ],
    packages: ['node:crypto'],
  },
  {
    below: 'mock-server/access/',
    ours: [
      'contracts/',
      'app/core/',
      'mock-server/http/',
      'mock-server/intake/',
      'mock-server/rules/',
      'mock-server/store/',
      'mock-server/world.ts',
    ],
    packages: [],
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

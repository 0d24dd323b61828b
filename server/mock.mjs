// Plain JavaScript: it compiles the mock into one file, since a thousand of them take seconds to be found and read.
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, '.cache/mock');
const [bundle, mark] = [path.join(folder, 'main.mjs'), path.join(folder, 'inputs.json')];

/** What is native, or reads files beside itself, stays where it is. */
const EXTERNAL = ['lmdb', 'sharp', '@myriaddreamin/*', '@expo-google-fonts/*'];

const changedAt = (file) => statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? null;

/** Whether the file was made from the very sources that are there. */
function isCompiled() {
  if (!existsSync(bundle) || !existsSync(mark)) return false;
  return JSON.parse(readFileSync(mark, 'utf8')).every(([file, at]) => changedAt(file) === at);
}

/** Sources name the files beside them by their own address, which the one file does not share. */
const ownAddresses = {
  name: 'own addresses',
  setup: (build) =>
    build.onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
      const source = readFileSync(file, 'utf8');
      if (!source.includes('import.meta.url')) return undefined;
      const address = JSON.stringify(pathToFileURL(file).href);
      return { contents: source.replaceAll('import.meta.url', address), loader: 'ts' };
    }),
};

async function compile() {
  const require = createRequire(import.meta.url);
  // The compiler of tsx, with which every other command reads these sources.
  const { build } = createRequire(require.resolve('tsx'))('esbuild');
  mkdirSync(folder, { recursive: true });
  const unfinished = `${bundle}.${process.pid}`;
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['mock-server/main.ts'],
    outfile: unfinished,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    metafile: true,
    external: EXTERNAL,
    plugins: [ownAddresses],
    // Packages of the older kind ask for each other by `require`.
    banner: { js: `const require = (await import('node:module')).createRequire(import.meta.url);` },
    logLevel: 'warning',
  });
  const own = Object.keys(metafile.inputs).filter((file) => !file.includes('node_modules/'));
  const inputs = [...own, 'package.json', 'package-lock.json', 'tsconfig.json', 'server/mock.mjs'];
  const found = inputs.map((file) => [file, changedAt(file)]);
  renameSync(unfinished, bundle);
  writeFileSync(mark, JSON.stringify(found));
}

if (!isCompiled()) await compile();
await import(pathToFileURL(bundle).href);

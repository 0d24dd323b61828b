// Plain JavaScript: it compiles a program into one file, since a thousand of them take seconds to be found and read.
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.resolve(import.meta.dirname, '..');

/** What is native, or reads files beside itself, stays where it is. */
const NATIVE = ['lmdb', 'sharp', '@myriaddreamin/*', '@expo-google-fonts/*'];

const changedAt = (file) => statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? null;

/** Sources name the files beside them by their own place, which the one file does not share. */
const ownPlaces = {
  name: 'own places',
  setup: (build) =>
    build.onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
      const source = readFileSync(file, 'utf8');
      if (!source.includes('import.meta.')) return undefined;
      const contents = source
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href))
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file)));
      return { contents, loader: 'ts' };
    }),
};

/** Another process that compiles or reads at the same time never sees half a file. */
function writeWhole(file, text) {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
}

async function compile(entry, bundle, external) {
  const require = createRequire(import.meta.url);
  // The compiler of tsx, with which every other command reads these sources.
  const { build } = createRequire(require.resolve('tsx'))('esbuild');
  mkdirSync(path.dirname(bundle), { recursive: true });
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile: bundle,
    write: false,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    metafile: true,
    external: [...NATIVE, ...external],
    plugins: [ownPlaces],
    // Packages of the older kind ask for each other by `require`.
    banner: { js: `const require = (await import('node:module')).createRequire(import.meta.url);` },
    logLevel: 'warning',
  });
  const own = Object.keys(metafile.inputs).filter((file) => !file.includes('node_modules/'));
  writeWhole(bundle, outputFiles[0].contents);
  return [...own, 'package.json', 'package-lock.json', 'tsconfig.json', 'server/compile.mjs'];
}

/** The file holds the places of its sources, so that one that came along with a moved or copied folder reads another's. */
function isOfThese(mark) {
  if (!existsSync(mark)) return false;
  const made = JSON.parse(readFileSync(mark, 'utf8'));
  return made.root === root && made.inputs.every(([file, at]) => changedAt(file) === at);
}

/**
 * The address of a program as one file, compiled unless it was made from the very sources that are there. `external`
 * are packages that have to be the same as those of a module that the program loads later.
 */
export async function compileOnce(entry, external = []) {
  const folder = path.join(root, '.cache', entry.replaceAll(/[/.]/g, '-'));
  const [bundle, mark] = [path.join(folder, 'main.mjs'), path.join(folder, 'inputs.json')];
  if (!existsSync(bundle) || !isOfThese(mark)) {
    const inputs = await compile(entry, bundle, external);
    writeWhole(mark, JSON.stringify({ root, inputs: inputs.map((file) => [file, changedAt(file)]) }));
  }
  return pathToFileURL(bundle).href;
}

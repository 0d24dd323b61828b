// Prints which tests prove which line of the specification's checklist, and which of them prove it of a function that
// nothing in the product calls: `npm run checklist [issue]`.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { uncalledExports } from './uncalled.mjs';

const root = path.resolve(import.meta.dirname, '..');
const wantedIssue = process.argv[2];

const lines = readFileSync(path.join(root, 'docs/checklist.txt'), 'utf8')
  .split('\n')
  .map((line) => /^(S[\d.]+-\d+)\s+(.*)$/.exec(line))
  .filter((match) => match !== null)
  .map(([, id, issues]) => ({ id, issues: issues.trim() }));

function* testFiles(folder) {
  for (const entry of readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })) {
    const file = path.relative(root, path.join(entry.parentPath, entry.name));
    if (entry.isFile() && /\.(test|spec)\.tsx?$/.test(file)) yield file;
  }
}

const uncalled = uncalledExports();
const target = (file, specifier) =>
  specifier.startsWith('#') ? specifier.slice(1) : path.join(path.dirname(file), specifier);

/** The names that a test file imports of what nothing in the product calls. */
function uncalledIn(file, text) {
  const names = [];
  for (const [, list, specifier] of text.matchAll(/import\s*\{([^}]*)\}\s*from\s*'([.#][^']*)'/g)) {
    const lost = uncalled.get(target(file, specifier)) ?? [];
    const imported = list.split(',').map((name) => name.replace(/^\s*type\s/, '').trim());
    names.push(...imported.filter((name) => name !== '' && (lost.includes(name) || lost.includes('*'))));
  }
  return names;
}

const proofs = new Map();
const ofNobody = new Set();
function prove(id, file) {
  const known = proofs.get(id) ?? [];
  if (!known.includes(file)) known.push(file);
  proofs.set(id, known);
}
for (const file of ['app', 'contracts', 'mock-server', 'server', 'tests'].flatMap((folder) => [
  ...testFiles(folder),
])) {
  const text = readFileSync(path.join(root, file), 'utf8');
  const lost = uncalledIn(file, text);
  // Only names of tests and of groups of tests count, after a table of cases too; a comment proves nothing.
  const titles = [
    ...text.matchAll(
      /(?:\b(?:it|test|describe)(?:\.\w+)*(?:<[^>]*>)?|[\])])\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g,
    ),
  ];
  for (const [at, title] of titles.entries()) {
    const body = text.slice(title.index, titles[at + 1]?.index);
    const names = lost.filter((name) => new RegExp(`\\b${name}\\b`).test(body));
    for (const [id] of title[2].matchAll(/S[\d.]+-\d+/g)) {
      prove(id, file);
      if (names.length > 0) ofNobody.add(`${id.padEnd(9)} ${names.join(', ')} in ${file}`);
    }
  }
  // The first cell of a row is the name that '%s' stands for.
  for (const [, , id] of text.matchAll(/\[\s*(['"`])(S[\d.]+-\d+)\b/g)) prove(id, file);
}

let missing = 0;
for (const { id, issues } of lines) {
  if (wantedIssue !== undefined && !issues.split(' ').includes(wantedIssue)) continue;
  const tests = proofs.get(id) ?? [];
  if (tests.length === 0) missing += 1;
  console.log(`${id.padEnd(9)} ${issues.padEnd(22)} ${tests.join(', ') || '–'}`);
}
console.log(`\n${missing} without a test`);
console.log(`${ofNobody.size} tested of a function that nothing in the product calls`);
for (const line of ofNobody) console.log(line);
if (wantedIssue !== undefined && missing > 0) process.exit(1);

// Prints which tests prove which line of the specification's checklist: `npm run checklist [issue]`.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

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

const proofs = new Map();
function prove(id, file) {
  const known = proofs.get(id) ?? [];
  if (!known.includes(file)) known.push(file);
  proofs.set(id, known);
}
for (const file of ['app', 'contracts', 'mock-server', 'server', 'tests'].flatMap((folder) => [
  ...testFiles(folder),
])) {
  const text = readFileSync(path.join(root, file), 'utf8');
  // Only names of tests and of groups of tests count, after a table of cases too; a comment proves nothing.
  for (const [, , name] of text.matchAll(
    /(?:\b(?:it|test|describe)(?:\.\w+)*(?:<[^>]*>)?|[\])])\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g,
  )) {
    for (const [id] of name.matchAll(/S[\d.]+-\d+/g)) prove(id, file);
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
if (wantedIssue !== undefined && missing > 0) process.exit(1);

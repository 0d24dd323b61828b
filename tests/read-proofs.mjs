import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** Names of tests and of groups of tests in a file, after a table of cases too. */
const TITLE = /(?:\b(?:it|test|describe)(?:\.\w+)*(?:<[^>]*>)?|[\])])\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g;

const titles = new Map();
function titlesIn(file) {
  const place = path.join(root, file);
  if (!titles.has(file))
    titles.set(
      file,
      existsSync(place) ? [...readFileSync(place, 'utf8').matchAll(TITLE)].map((match) => match[2]) : [],
    );
  return titles.get(file);
}

/**
 * The rows of docs/proofs.txt with the tests that they name. A heading has the id null; `dead` are named tests that are not
 * there, `missing` is why a row has none.
 */
export function readProofs() {
  const rows = [];
  for (const line of readFileSync(path.join(root, 'docs/proofs.txt'), 'utf8').split('\n')) {
    const row = rows.at(-1);
    if (line.startsWith('# '))
      rows.push({ id: null, text: line.slice(2), tests: [], dead: [], missing: null });
    else if (line.startsWith('  no test: ')) row.missing = line.slice('  no test: '.length);
    else if (line.startsWith('  ')) {
      const [file, part] = line.trim().split(' > ');
      const name = titlesIn(file).find((title) => title.includes(part));
      if (name === undefined) row.dead.push(line.trim());
      else row.tests.push({ file, name });
    } else if (line.trim() !== '') {
      const [id, ...words] = line.split(' ');
      rows.push({ id, text: words.join(' ').trim(), tests: [], dead: [], missing: null });
    }
  }
  return rows;
}

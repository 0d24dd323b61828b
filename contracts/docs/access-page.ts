import { accessCellsOf, accessTermsOf, answerIn, relationsOf } from '../generate/access-cells.ts';
import { accessOf } from '../generate/access-table.ts';
import {
  type AccessObject,
  type AccessTerms,
  type ApiDocument,
  type LocatedOperation,
  operationsOf,
} from '../generate/document.ts';
import { escapeText } from './escaped.ts';
import { pageOf } from './page.ts';
import { pageHeader } from './page-header.ts';

/** Who gets what of each operation, for a thing in each relation: one table per operation, by tag. */
export function accessPageOf(document: ApiDocument): string {
  const terms = accessTermsOf(document);
  const tags = document.tags.map(({ name }) => name);
  return pageOf({
    title: 'Pathology cases: access',
    styles: ['docs.css'],
    scripts: [],
    body: [
      pageHeader('access'),
      '<main class="states"><h1>Access</h1>',
      '<p>Made from the contract. A column is what the thing is to the caller: exactly one of them holds, the last',
      'where no other does. A code is the refusal; 404 is judged first, then 403, and only then the state.</p>',
      wordsOf(terms),
      `<nav aria-label="Tags"><ul>${tags.map((tag) => `<li><a href="#${tag}">${tag}</a></li>`).join('')}</ul></nav>`,
      ...tags.map((tag) => {
        const tagged = operationsOf(document).filter(({ operation }) => operation.tags[0] === tag);
        const tables = tagged.map((one) => tableOf(document, terms, one));
        return `<section id="${tag}"><h2>${escapeText(tag)}</h2>${tables.join('\n')}</section>`;
      }),
      '</main>',
    ].join('\n'),
  });
}

function wordsOf({ callers, things }: AccessTerms): string {
  const terms = [
    ...Object.entries(callers).map(([name, { text }]) => [name, text] as const),
    ...Object.entries(things).flatMap(([thing, { text, relations = {} }]) => [
      [thing, text] as const,
      ...Object.entries(relations).map(([name, relation]) => [`${thing}: ${name}`, relation.text] as const),
    ]),
  ];
  const lines = terms.map(
    ([name, text]) => `<dt><code>${escapeText(name)}</code></dt><dd>${escapeText(text)}</dd>`,
  );
  return `<details><summary>The words</summary><dl>${lines.join('\n')}</dl></details>`;
}

function tableOf(
  document: ApiDocument,
  terms: AccessTerms,
  { path, method, operation }: LocatedOperation,
): string {
  const access = accessOf(document, operation) ?? { thing: 'any', rows: [] };
  const relations = relationsOf(terms, access.thing);
  const headings = [`Caller, of ${access.thing}`, ...relations].map(
    (text) => `<th scope="col">${escapeText(text)}</th>`,
  );
  const id = escapeText(operation.operationId);
  const rows = [...linesOf(document, terms, operation, access)].map(
    ([cells, callers]) => `<tr><th scope="row">${callers.map(escapeText).join(', ')}</th>${cells}</tr>`,
  );
  return [
    `<table id="${id}"><caption>${id} <code>${method.toUpperCase()} ${escapeText(path)}</code></caption>`,
    `<thead><tr>${headings.join('')}</tr></thead>`,
    `<tbody>${rows.join('\n')}</tbody></table>`,
  ].join('\n');
}

/** Callers whose whole line reads the same stand together. */
function linesOf(
  document: ApiDocument,
  terms: AccessTerms,
  operation: LocatedOperation['operation'],
  access: AccessObject,
): ReadonlyMap<string, readonly string[]> {
  const cells = accessCellsOf(document, operation, access.thing);
  const lines = new Map<string, string[]>();
  for (const caller of new Set(cells.map((cell) => cell.caller))) {
    const line = relationsOf(terms, access.thing).map((relation) => {
      const states = new Map<string, string[]>();
      for (const cell of cells.filter((one) => one.caller === caller && one.relation === relation)) {
        const answer = answerIn(terms, access.rows, cell) ?? '';
        states.set(answer, [...(states.get(answer) ?? []), String(cell.state)]);
      }
      const answers = [...states].map(([answer, where]) =>
        states.size === 1 ? answerText(answer) : `${answerText(answer)} in ${escapeText(where.join(', '))}`,
      );
      return `<td>${answers.length === 0 ? '–' : answers.join('<br>')}</td>`;
    });
    const key = line.join('');
    lines.set(key, [...(lines.get(key) ?? []), caller]);
  }
  return lines;
}

const answerText = (answer: string): string =>
  answer === 'allowed' ? 'allowed' : `<code>${escapeText(answer)}</code>`;

import { type ApiDocument, type LocatedOperation, operationsOf } from '../generate/document.ts';
import type { StateMachine, Transition } from '../lint/state-machines.ts';
import { escapeText } from './escaped.ts';
import { pageOf } from './page.ts';
import { pageHeader } from './page-header.ts';

const HEADINGS = ['Transition', 'From', 'To', 'Who', 'Operation', 'When', 'Guards', 'Wrong state'] as const;

/** Every machine of the contract: its diagram (SVG, by the machine's name) and the table of its transitions. */
export function statesPageOf(
  document: ApiDocument,
  machines: readonly StateMachine[],
  diagrams: ReadonlyMap<string, string>,
): string {
  const operations = new Map(operationsOf(document).map((one) => [one.operation.operationId, one]));
  const texts = document.components.schemas.ErrorCode?.['x-errors'] ?? {};
  const rows = (machine: StateMachine) =>
    machine.transitions.map((one) => rowOf(one, operations, texts[one.refusal ?? '']?.text));
  return pageOf({
    title: 'Pathology cases: state machines',
    styles: ['docs.css'],
    scripts: [],
    body: [
      pageHeader('states'),
      '<main class="states"><h1>State machines</h1>',
      '<p>Drawn from the contract. The dot is where a thing begins, the ring stands for its removal, and a',
      'dashed arrow is a step that the system takes by itself.</p>',
      `<nav aria-label="Machines"><ul>${machines.map(({ name }) => `<li><a href="#${name}">${name}</a></li>`).join('')}</ul></nav>`,
      namesOf(document),
      ...machines.map((machine) => sectionOf(machine, diagrams.get(machine.name) ?? '', rows(machine))),
      '</main>',
    ].join('\n'),
  });
}

function sectionOf({ name, description }: StateMachine, diagram: string, rows: readonly string[]): string {
  const headings = HEADINGS.map((text) => `<th role="columnheader" scope="col">${text}</th>`).join('');
  return [
    `<section id="${name}" aria-labelledby="${name}-heading">`,
    `<h2 id="${name}-heading">${escapeText(name)}</h2>`,
    `<p>${escapeText(description)}</p>`,
    `<div class="diagram" role="region" aria-label="Diagram of ${escapeText(name)}" tabindex="0">${diagram}</div>`,
    // The roles are named, because the narrow layout shows rows as blocks and browsers then forget the table.
    `<table role="table"><caption>Transitions of ${escapeText(name)}</caption>`,
    `<thead role="rowgroup"><tr role="row">${headings}</tr></thead>`,
    `<tbody role="rowgroup">${rows.join('\n')}</tbody></table>`,
    '</section>',
  ].join('\n');
}

function rowOf(
  { name, from, to, who, operation, when, guards, refusal }: Transition,
  operations: ReadonlyMap<string, LocatedOperation>,
  refusalText: string | undefined,
): string {
  const cells = [
    from.length === 0 ? 'nothing' : escapeText(from.join(', ')),
    to === null ? 'nothing' : escapeText(to),
    escapeText(who.join(', ')),
    operation === null ? 'none' : linkTo(operation, operations.get(operation)),
    escapeText(when ?? 'always'),
    guards.length === 0 ? 'none' : list(guards),
    refusal === null ? 'none' : `<code>${escapeText(refusal)}</code> ${escapeText(refusalText ?? '')}`,
  ];
  const titled = cells.map(
    (cell, index) => `<td role="cell" data-heading="${HEADINGS[index + 1]}">${cell}</td>`,
  );
  return `<tr role="row"><th role="rowheader" scope="row">${escapeText(name)}</th>${titled.join('')}</tr>`;
}

const list = (guards: Transition['guards']): string =>
  `<ul>${guards.map(({ text, code }) => `<li>${escapeText(text)}${code === undefined ? '' : ` <code>${escapeText(code)}</code>`}</li>`).join('')}</ul>`;

/** By what names a caller may be known, before the tables that use them. */
function namesOf(document: ApiDocument): string {
  const names = Object.entries(document['x-names'] ?? {});
  const entries = names.map(([name, { text }]) => `<dt>${escapeText(name)}</dt><dd>${escapeText(text)}</dd>`);
  return `<p>By these names the tables know who moves a thing:</p><dl>${entries.join('')}</dl>`;
}

/** Leads to the operation's place in Swagger UI, which names it by tag and id. */
function linkTo(id: string, found: LocatedOperation | undefined): string {
  if (found === undefined) return `<code>${escapeText(id)}</code>`;
  const { method, path, operation } = found;
  const place = [operation.tags[0] ?? '', id].map(encodeURIComponent).join('/');
  const address = `<code>${method.toUpperCase()} ${escapeText(path)}</code>`;
  return `<a href="./#/${place}">${escapeText(id)}</a> ${address}`;
}

import { type Document, Window } from 'happy-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { operationsOf } from '#contracts/generate/document.ts';
import { machinesOf } from '#contracts/lint/state-machines.ts';
import { docsAnswer } from '#mock-server/http/docs.ts';
import { contract } from './bundled.test-support.ts';

const machines = machinesOf(contract);
const operations = new Map(operationsOf(contract).map((one) => [one.operation.operationId, one]));

let page: Document;

beforeAll(async () => {
  const answer = await docsAnswer('GET', '/docs/states');
  page = new new Window().DOMParser().parseFromString(await answer.text(), 'text/html');
});

const words = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();

interface Drawn {
  readonly states: readonly string[];
  /** `from -> to: name` */
  readonly arrows: readonly string[];
}

/** What Graphviz drew, by the titles that it gives its parts and by the words beside them. */
function drawnOf(name: string): Drawn {
  const groups = [...page.querySelectorAll(`#${name} svg g`)];
  const textsOf = (group: (typeof groups)[number]) =>
    [...group.querySelectorAll('text')].map((one) => words(one.textContent));
  const titleOf = (group: (typeof groups)[number]) => words(group.querySelector('title')?.textContent);
  return {
    states: groups
      .filter((one) => one.classList.contains('node'))
      .filter((one) => textsOf(one).includes(titleOf(one)))
      .map(titleOf),
    arrows: groups
      .filter((one) => one.classList.contains('edge'))
      .flatMap((one) => textsOf(one).map((text) => `${titleOf(one).replace(/ ?-> ?/, ' -> ')}: ${text}`)),
  };
}

describe('the page of state machines', () => {
  it('has every machine of the contract, reachable from its top', () => {
    expect(machines.length).toBeGreaterThan(8);
    const names = machines.map(({ name }) => name);
    expect([...page.querySelectorAll('main h2')].map((one) => one.textContent)).toEqual(names);
    const links = [...page.querySelectorAll('nav[aria-label="Machines"] a')];
    expect(links.map((one) => one.getAttribute('href'))).toEqual(names.map((name) => `#${name}`));
  });

  it.each(machines.map((one) => [one.name, one] as const))('draws every state of %s', (name, { states }) => {
    expect([...drawnOf(name).states].sort()).toEqual([...states].sort());
  });

  it.each(machines.map((one) => [one.name, one] as const))(
    'draws every transition of %s',
    (name, machine) => {
      const wanted = machine.transitions.flatMap((one) =>
        (one.from.length === 0 ? ['beginning'] : one.from).map(
          (from) => `${from} -> ${one.to ?? 'end'}: ${one.name}`,
        ),
      );
      expect([...drawnOf(name).arrows].sort()).toEqual(wanted.sort());
    },
  );

  it.each(machines.map((one) => [one.name, one] as const))(
    'lists every transition of %s',
    (name, machine) => {
      const rows = [...page.querySelectorAll(`#${name} tbody tr`)].map((row) =>
        [...row.querySelectorAll('th, td')].map((cell) => words(cell.textContent)),
      );
      expect(rows).toHaveLength(machine.transitions.length);
      for (const [index, one] of machine.transitions.entries()) {
        const [transition, from, to, who, operation = '', when, guards, refusal] = rows[index] ?? [];
        expect([transition, from, to, who, when, guards]).toEqual([
          one.name,
          one.from.join(', ') || 'nothing',
          one.to ?? 'nothing',
          one.who.join(', '),
          words(one.when ?? 'always'),
          words(one.guards.map(({ text, code = '' }) => `${text} ${code}`.trim()).join('')) || 'none',
        ]);
        expect(operation.split(' ')[0]).toBe(one.operation ?? 'none');
        expect(refusal?.split(' ')[0]).toBe(one.refusal ?? 'none');
      }
    },
  );

  it('links each operation to its place in Swagger UI, and both pages to each other', async () => {
    const links = [...page.querySelectorAll('td a')].map((one) => one.getAttribute('href'));
    const wanted = machines.flatMap(({ transitions }) =>
      transitions.flatMap(({ operation: id }) => {
        const found = operations.get(id ?? '');
        return found === undefined ? [] : [`./#/${found.operation.tags[0]}/${id}`];
      }),
    );
    expect(links).toEqual(wanted);
    const api = await (await docsAnswer('GET', '/docs/')).text();
    expect(api).toContain('<a href="states">');
    expect(page.querySelector('header a')?.getAttribute('href')).toBe('./');
  });

  it('names each diagram in words and heads each column', () => {
    for (const { name, states, transitions } of machines) {
      const drawing = page.querySelector(`#${name} svg`);
      const [title, description] = (drawing?.getAttribute('aria-labelledby') ?? '').split(' ');
      expect(drawing?.getAttribute('role')).toBe('img');
      expect(page.getElementById(title ?? '')?.textContent).toBe(`States of ${name}`);
      expect(page.getElementById(description ?? '')?.textContent).toContain(
        `${states.length} states and ${transitions.length} transitions`,
      );
      const headings = [...page.querySelectorAll(`#${name} thead th`)];
      expect(headings.map((one) => one.getAttribute('scope'))).toEqual(Array(8).fill('col'));
    }
  });

  it('uses no id twice', () => {
    const ids = [...page.querySelectorAll('[id]')].map((one) => one.id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

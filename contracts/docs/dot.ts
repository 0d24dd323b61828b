import type { StateMachine, Transition } from '../lint/state-machines.ts';

interface Arrow {
  readonly from: string | null;
  readonly to: string | null;
  readonly transitions: readonly Transition[];
}

/** No status has such a name, since these cannot be written as the value of one. */
const BEGINNING = ' beginning';
const END = ' end';

const quote = (text: string): string =>
  `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('&', '&amp;').replaceAll('\n', '\\n')}"`;

const attributes = (entries: Readonly<Record<string, string>>): string =>
  Object.entries(entries)
    .map(([name, value]) => `${name}=${value}`)
    .join(', ');

/**
 * The machine in Graphviz's language: a box per state, an arrow per pair of states with the names of all its
 * transitions, dashed where only the system moves. A dot leads to the first state, a ring is what is gone. Every
 * part has an id that starts with the machine's name, so that many diagrams can stand on one page.
 */
export function dotOf(machine: StateMachine): string {
  const arrows = arrowsOf(machine);
  const id = (...parts: readonly string[]) =>
    quote([machine.name, ...parts].join('-').replaceAll(/\s+/g, '_'));
  const marks = [
    `${quote(BEGINNING)} [${attributes({ id: id('beginning'), shape: 'point', width: '0.15', fillcolor: '"#31587f"', label: '""' })}]`,
    ...(arrows.some(({ to }) => to === null)
      ? [
          `${quote(END)} [${attributes({ id: id('end'), shape: 'doublecircle', width: '0.15', label: '""' })}]`,
        ]
      : []),
  ];
  const states = machine.states.map((state) => {
    const label = quote(namesOf(state, machine.labels[state]).join('\n'));
    return `${quote(state)} [${attributes({ id: id('state', state), label })}]`;
  });
  return [
    `digraph ${quote(machine.name)} {`,
    `  graph [${attributes({ id: id('diagram'), rankdir: 'TB', bgcolor: 'transparent', nodesep: '0.35' })}]`,
    '  node [shape=box, style="rounded,filled", fillcolor="#eef4fb", color="#31587f", fontname=Arial, fontsize=13]',
    '  edge [color="#4a4f57", fontcolor="#1d2127", fontname=Arial, fontsize=11]',
    ...[...marks, ...states].map((line) => `  ${line}`),
    ...arrows.map((arrow, index) => `  ${lineOf(arrow, id('arrow', String(index)))}`),
    '}',
    '',
  ].join('\n');
}

/** The value, and what people read for it where that says more than its letters. */
function namesOf(state: string, label: string | undefined): readonly string[] {
  const letters = (text: string) => text.replaceAll(/[\s_]/g, '').toLowerCase();
  return label === undefined || letters(label) === letters(state) ? [state] : [state, label];
}

function arrowsOf({ initial, transitions }: StateMachine): readonly Arrow[] {
  const arrows = new Map<string, Arrow>();
  for (const transition of transitions) {
    const sources = transition.from.length === 0 ? [null] : transition.from;
    for (const from of sources) {
      const key = JSON.stringify([from, transition.to]);
      const known = arrows.get(key)?.transitions ?? [];
      arrows.set(key, { from, to: transition.to, transitions: [...known, transition] });
    }
  }
  const isMade = transitions.some(({ from }) => from.length === 0);
  return isMade ? [...arrows.values()] : [{ from: null, to: initial, transitions: [] }, ...arrows.values()];
}

function lineOf({ from, to, transitions }: Arrow, id: string): string {
  const isOfTheSystem = transitions.length > 0 && transitions.every(({ operation }) => operation === null);
  // Graphviz sets the words against the line; the spaces keep them off it.
  const label = quote(transitions.map(({ name }) => ` ${name} `).join('\n'));
  const style = isOfTheSystem ? 'dashed' : 'solid';
  return `${quote(from ?? BEGINNING)} -> ${quote(to ?? END)} [${attributes({ id, label, style })}]`;
}

import type { ApiDocument } from '../generate/document.ts';
import { type Comparison, report, type Spot, subjectSpot } from './comparison.ts';
import { contentOf, listOf, pairsOf, sayName, setChange, type Tree, treeOf, wordsOf } from './tree.ts';
import { compareWords } from './words.ts';

/** The state machines (`x-state-machine`) of both contracts, by the schema that they move. */
export function compareMachines(comparison: Comparison): void {
  const older = machinesOf(comparison.before);
  const newer = machinesOf(comparison.after);
  for (const [name, was] of older) {
    const newName = newer.has(name) ? name : renamedTo(was, older, newer);
    const is = newName === undefined ? undefined : newer.get(newName);
    const spot = subjectSpot(`state machine ${newName ?? name}`);
    if (is === undefined) report(comparison, spot, 'breaking', 'is gone');
    else compareMachine(comparison, spot, was, is);
    if (newName !== undefined) newer.delete(newName);
  }
  for (const name of newer.keys()) {
    report(comparison, subjectSpot(`state machine ${name}`), 'additive', 'new state machine');
  }
}

function machinesOf(document: ApiDocument): Map<string, Tree> {
  const found = Object.entries(document.components.schemas).filter(
    ([, schema]) => 'x-state-machine' in schema,
  );
  return new Map(found.map(([name, schema]) => [name, treeOf(schema['x-state-machine'])]));
}

/** A machine whose schema has another name now still has its transitions. */
function renamedTo(
  machine: Tree,
  older: ReadonlyMap<string, Tree>,
  newer: ReadonlyMap<string, Tree>,
): string | undefined {
  const namesOf = (one: Tree) => contentOf(Object.keys(transitionsOf(one)).sort());
  return [...newer.keys()].find(
    (name) => !older.has(name) && namesOf(newer.get(name) ?? {}) === namesOf(machine),
  );
}

function transitionsOf(machine: Tree): Readonly<Record<string, Tree>> {
  const list = listOf(machine.transitions).map(treeOf);
  return Object.fromEntries(list.map((transition) => [String(transition.name), transition]));
}

const RULED = new Set(['name', 'from', 'to', 'operation', 'who', 'when', 'guard', 'guards', 'refusal']);

function compareMachine(comparison: Comparison, spot: Spot, before: Tree, after: Tree): void {
  if (before.initial !== after.initial) {
    const text = `starts in ${sayName(after.initial)}, no longer in ${sayName(before.initial)}`;
    report(comparison, spot, 'breaking', text);
  }
  for (const { key, before: old, after: now } of pairsOf(transitionsOf(before), transitionsOf(after))) {
    const place = { ...spot, base: `transition ${key}` };
    if (now === undefined) report(comparison, place, 'breaking', 'is gone');
    else if (old === undefined) report(comparison, place, 'additive', 'new transition');
    else compareTransition(comparison, place, treeOf(old), treeOf(now));
  }
}

function compareTransition(comparison: Comparison, spot: Spot, before: Tree, after: Tree): void {
  const starts = setChange(wordsOf(before.from), wordsOf(after.from));
  for (const state of starts.gone) report(comparison, spot, 'breaking', `no longer leaves ${state}`);
  for (const state of starts.come) report(comparison, spot, 'additive', `leaves ${state} too`);
  const movers = setChange(wordsOf(before.who), wordsOf(after.who));
  for (const who of movers.gone) report(comparison, spot, 'breaking', `${who} may no longer move it`);
  for (const who of movers.come) report(comparison, spot, 'additive', `${who} may move it too`);
  for (const key of ['to', 'operation', 'when', 'refusal']) {
    const [old, now] = [before[key] ?? null, after[key] ?? null];
    if (old !== now)
      report(comparison, spot, 'breaking', `${key} changed from ${sayName(old)} to ${sayName(now)}`);
  }
  // A guard is a sentence: whether a new wording asks for more nobody but a person can tell.
  const guards = setChange(guardsOf(before), guardsOf(after));
  for (const guard of guards.come) report(comparison, spot, 'breaking', `asks too: ${guard}`);
  for (const guard of guards.gone) report(comparison, spot, 'additive', `asks no longer: ${guard}`);
  compareWords(comparison, spot, before, after, RULED);
}

/** Each guard with its code; versions up to 0.4.0 had one sentence and no code. */
function guardsOf({ guard, guards }: Tree): readonly string[] {
  if (typeof guard === 'string') return [guard];
  return listOf(guards)
    .map(treeOf)
    .map(({ text, code }) => (typeof code === 'string' ? `${String(text)} (${code})` : String(text)));
}

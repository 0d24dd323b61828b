import type { ApiDocument, LocatedOperation } from '../generate/document.ts';
import { compareContent } from './compare-content.ts';
import { compareSchemas } from './compare-schemas.ts';
import { type Comparison, operationSpot, report } from './comparison.ts';
import { listOf, resolveTree, type Tree, treeOf } from './tree.ts';
import { compareExamples, compareWords } from './words.ts';

interface Parameter {
  readonly name: string;
  readonly place: string;
  readonly isDemanded: boolean;
  readonly object: Tree;
}

const RULED = new Set(['name', 'in', 'required', 'schema', 'content', 'style', 'explode', 'examples']);

export function compareParameters(
  comparison: Comparison,
  before: LocatedOperation,
  after: LocatedOperation,
): void {
  const id = after.operation.operationId;
  const older = parametersOf(comparison.before, before);
  const newer = parametersOf(comparison.after, after);
  const left = new Map(newer);
  for (const [key, was] of older) {
    const moved = [...newer].find(
      ([other, item]) => item.name.toLowerCase() === was.name.toLowerCase() && !older.has(other),
    );
    const [found, is] = newer.has(key) ? [key, newer.get(key)] : (moved ?? [key, undefined]);
    left.delete(found);
    if (is === undefined) {
      const spot = operationSpot(id, `${was.place} parameter ${was.name}`);
      report(comparison, spot, 'breaking', 'is no longer taken');
    } else compareParameter(comparison, id, was, is);
  }
  for (const { name, place, isDemanded } of left.values()) {
    const spot = operationSpot(id, `${place} parameter ${name}`);
    const wish = isDemanded ? 'must be sent' : 'may be left out';
    report(comparison, spot, isDemanded ? 'breaking' : 'additive', `new parameter, ${wish}`);
  }
}

function compareParameter(comparison: Comparison, id: string, was: Parameter, is: Parameter): void {
  const spot = operationSpot(id, `${is.place} parameter ${is.name}`);
  if (was.place !== is.place) {
    report(comparison, spot, 'breaking', `moved from ${was.place} to ${is.place}`);
  }
  if (!was.isDemanded && is.isDemanded) report(comparison, spot, 'breaking', 'must now be sent');
  if (was.isDemanded && !is.isDemanded) report(comparison, spot, 'additive', 'may now be left out');
  const writingOf = ({ object }: Parameter) =>
    JSON.stringify([object.style, object.explode, object.content === undefined]);
  if (was.place === is.place && writingOf(was) !== writingOf(is)) {
    report(comparison, spot, 'breaking', 'its value is written in another way');
  }
  if (was.object.content !== undefined && is.object.content !== undefined) {
    compareContent(comparison, spot, 'request', was.object.content, is.object.content);
  } else {
    compareSchemas(comparison, spot, 'request', schemaOf(was), schemaOf(is));
  }
  compareExamples(comparison, spot, was.object.examples, is.object.examples);
  compareWords(comparison, spot, was.object, is.object, RULED);
}

function schemaOf({ object }: Parameter): Tree {
  const [media] = Object.values(treeOf(object.content));
  return treeOf(object.schema ?? treeOf(media).schema);
}

/**
 * By what makes two of them one: a header's name whatever its case, and the turn of a path parameter, whose name
 * is not sent (a changed name shows as a changed path).
 */
function parametersOf(document: ApiDocument, { path, operation }: LocatedOperation): Map<string, Parameter> {
  const turns = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name);
  const item = treeOf(document.paths[path]);
  const objects = [...listOf(item.parameters), ...listOf(operation.parameters)];
  return new Map(
    objects.map((entry) => {
      const object = resolveTree(document, entry);
      const [name, place] = [String(object.name), String(object.in)];
      const turn = turns.indexOf(name);
      const written = place === 'header' ? name.toLowerCase() : name;
      const key = place === 'path' && turn >= 0 ? `turn ${turn}` : written;
      return [`${place} ${key}`, { name, place, isDemanded: isDemanded(object), object }];
    }),
  );
}

/** What is missed with 428 has to be sent too: `required` would have it missed with 400, before anybody looks. */
function isDemanded(parameter: Tree): boolean {
  return parameter.required === true || treeOf(parameter['x-error-codes'])['428'] !== undefined;
}

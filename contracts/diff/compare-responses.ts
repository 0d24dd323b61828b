import type { LocatedOperation } from '../generate/document.ts';
import { compareContent } from './compare-content.ts';
import { compareSchemas } from './compare-schemas.ts';
import { type Comparison, operationSpot, report, type Spot } from './comparison.ts';
import { pairsOf, resolveTree, treeOf } from './tree.ts';
import { compareExamples, compareWords } from './words.ts';

/** A refusal is told by its class and comes in the one envelope: callers must be ready for any of them. */
const isRefusal = (status: string): boolean => /^([45]..|default)$/i.test(status);
const isSuccess = (status: string): boolean => status.startsWith('2');

export function compareResponses(
  comparison: Comparison,
  before: LocatedOperation,
  after: LocatedOperation,
): void {
  const id = after.operation.operationId;
  const pairs = pairsOf(before.operation.responses, after.operation.responses);
  const goneSuccess = pairs.filter(({ key, after: now }) => now === undefined && isSuccess(key));
  const newSuccess = pairs.filter(({ key, before: old }) => old === undefined && isSuccess(key));
  const [was, is] = [goneSuccess[0], newSuccess[0]];
  const isMoved = goneSuccess.length === 1 && newSuccess.length === 1;

  for (const pair of pairs) {
    const spot = operationSpot(id, `response ${pair.key}`);
    if (isMoved && (pair === was || pair === is)) {
      if (pair === was) continue;
      report(comparison, spot, 'breaking', `success status changed from ${was?.key ?? ''} to ${pair.key}`);
      compareResponse(comparison, spot, was?.before, pair.after);
    } else if (pair.after === undefined) report(comparison, spot, 'breaking', 'status is gone');
    else if (pair.before !== undefined) compareResponse(comparison, spot, pair.before, pair.after);
    else if (isRefusal(pair.key)) report(comparison, spot, 'additive', 'new refusal');
    else report(comparison, spot, 'breaking', 'new status that is no refusal; callers do not expect it');
  }
}

const RULED = new Set(['headers', 'content']);

function compareResponse(comparison: Comparison, spot: Spot, before: unknown, after: unknown): void {
  const [was, is] = [resolveTree(comparison.before, before), resolveTree(comparison.after, after)];
  compareHeaders(comparison, spot, was.headers, is.headers);
  compareContent(comparison, spot, 'response', was.content, is.content);
  compareWords(comparison, spot, was, is, RULED);
}

const HEADER_RULED = new Set(['required', 'schema', 'examples']);

function compareHeaders(comparison: Comparison, spot: Spot, before: unknown, after: unknown): void {
  for (const { key, before: old, after: now } of pairsOf(lowerCased(before), lowerCased(after))) {
    const name = nameOf(after, key) ?? nameOf(before, key) ?? key;
    const place = { ...spot, base: `${spot.base}, header ${name}` };
    if (now === undefined) report(comparison, place, 'breaking', 'is gone');
    else if (old === undefined) report(comparison, place, 'additive', 'new header');
    else {
      const [was, is] = [resolveTree(comparison.before, old), resolveTree(comparison.after, now)];
      const [had, has] = [was.required === true, is.required === true];
      if (had && !has) report(comparison, place, 'breaking', 'may now be missing');
      if (!had && has) report(comparison, place, 'additive', 'is now always there');
      compareSchemas(comparison, place, 'response', treeOf(was.schema), treeOf(is.schema));
      compareExamples(comparison, place, was.examples, is.examples);
      compareWords(comparison, place, was, is, HEADER_RULED);
    }
  }
}

function lowerCased(headers: unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(treeOf(headers)).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

function nameOf(headers: unknown, lower: string): string | undefined {
  return Object.keys(treeOf(headers)).find((name) => name.toLowerCase() === lower);
}

import type { LocatedOperation } from '../generate/document.ts';
import { compareAccess } from './compare-access.ts';
import { compareContent } from './compare-content.ts';
import { compareParameters } from './compare-parameters.ts';
import { compareResponses } from './compare-responses.ts';
import { type Comparison, operationSpot, report, type Spot } from './comparison.ts';
import { resolveTree } from './tree.ts';
import { compareWords } from './words.ts';

const RULED = new Set([
  'operationId',
  'security',
  'parameters',
  'requestBody',
  'responses',
  'x-roles',
  'x-access',
  'x-transition',
]);

export function compareOperations(
  comparison: Comparison,
  before: LocatedOperation,
  after: LocatedOperation,
): void {
  const spot = operationSpot(after.operation.operationId);
  if (before.method !== after.method) {
    const [was, is] = [before.method.toUpperCase(), after.method.toUpperCase()];
    report(comparison, spot, 'breaking', `method changed from ${was} to ${is}`);
  }
  if (before.path !== after.path) {
    report(comparison, spot, 'breaking', `path changed from ${before.path} to ${after.path}`);
  }
  compareAccess(comparison, spot, before.operation, after.operation);
  compareParameters(comparison, before, after);
  compareBody(comparison, before, after);
  compareResponses(comparison, before, after);
  compareTransition(comparison, spot, before, after);
  compareWords(comparison, spot, before.operation, after.operation, RULED);
}

/** Which status schema's machine the operation moves; a first mention tells what was so before. */
function compareTransition(
  comparison: Comparison,
  spot: Spot,
  { operation: before }: LocatedOperation,
  { operation: after }: LocatedOperation,
): void {
  const [was, is] = [before, after].map((one) => [one['x-transition'] ?? []].flat().toSorted());
  const [then = '', now = ''] = [was?.join(' and '), is?.join(' and ')];
  if (then === now) return;
  const kind = was?.every((machine) => is?.includes(machine)) ? 'additive' : 'breaking';
  report(comparison, spot, kind, `moves ${now || 'no state machine'}, before ${then || 'none was named'}`);
}

const BODY_RULED = new Set(['required', 'content']);

function compareBody(comparison: Comparison, before: LocatedOperation, after: LocatedOperation): void {
  const spot = operationSpot(after.operation.operationId, 'request body');
  const [old, now] = [before.operation.requestBody, after.operation.requestBody];
  if (old === undefined && now === undefined) return;
  const was = resolveTree(comparison.before, old);
  const is = resolveTree(comparison.after, now);
  if (now === undefined) report(comparison, spot, 'breaking', 'is no longer taken');
  else if (old === undefined) {
    const isDemanded = is.required === true;
    const wish = isDemanded ? 'must be sent' : 'may be left out';
    report(comparison, spot, isDemanded ? 'breaking' : 'additive', `new body, ${wish}`);
  } else {
    const [had, has] = [was.required === true, is.required === true];
    if (!had && has) report(comparison, spot, 'breaking', 'must now be sent');
    if (had && !has) report(comparison, spot, 'additive', 'may now be left out');
    compareContent(comparison, spot, 'request', was.content, is.content);
    compareWords(comparison, spot, was, is, BODY_RULED);
  }
}

import type { ApiDocument, OperationObject } from '../generate/document.ts';
import { compareRows } from './compare-access-rows.ts';
import { type Comparison, report, type Spot } from './comparison.ts';
import { contentOf, listOf, setChange, treeOf, wordsOf } from './tree.ts';

/** Who may call: how one proves who one is, which roles, and which of them for a given thing. */
export function compareAccess(
  comparison: Comparison,
  spot: Spot,
  before: OperationObject,
  after: OperationObject,
): void {
  compareSecurity(comparison, spot, before, after);
  const roles = setChange(wordsOf(before['x-roles']), wordsOf(after['x-roles']));
  for (const role of roles.gone) report(comparison, spot, 'breaking', `role ${role} may no longer call`);
  for (const role of roles.come) report(comparison, spot, 'additive', `role ${role} may call`);
  compareRows(comparison, spot, before, after);
}

function compareSecurity(
  comparison: Comparison,
  spot: Spot,
  before: OperationObject,
  after: OperationObject,
): void {
  const was = waysIn(comparison.before, before);
  const is = waysIn(comparison.after, after);
  const [wasOpen, isOpen] = [was.includes(ANYONE), is.includes(ANYONE)];
  if (wasOpen && !isOpen) report(comparison, spot, 'breaking', `now asks for ${is.join(' or ')}`);
  if (!wasOpen && isOpen) report(comparison, spot, 'additive', `no longer asks for ${was.join(' or ')}`);
  if (wasOpen || isOpen) return;
  const ways = setChange(was, is);
  for (const way of ways.gone) report(comparison, spot, 'breaking', `no longer lets in by ${way}`);
  for (const way of ways.come) report(comparison, spot, 'additive', `lets in by ${way} too`);
}

const ANYONE = 'nothing';

/** Each alternative of the security list as words; no list and an empty one let anyone in. */
function waysIn(document: ApiDocument, operation: OperationObject): readonly string[] {
  const list = listOf(operation.security ?? document.security);
  if (list.length === 0) return [ANYONE];
  return list.map((way) => {
    const parts = Object.entries(treeOf(way)).map(([scheme, scopes]) =>
      listOf(scopes).length === 0 ? scheme : `${scheme} ${contentOf([...wordsOf(scopes)].sort())}`,
    );
    return parts.length === 0 ? ANYONE : parts.sort().join(' with ');
  });
}

import type { ApiDocument, LocatedOperation } from '../generate/document.ts';
import { type Change, merge } from './change.ts';
import { compareErrorCodes } from './compare-error-codes.ts';
import { compareMachines } from './compare-machines.ts';
import { compareOperations } from './compare-operations.ts';
import { type Comparison, operationSpot, report, subjectSpot } from './comparison.ts';
import { contentOf, pairsOf, type Tree, treeOf } from './tree.ts';
import { operationsById, schemaUsersOf } from './users.ts';
import { compareWords } from './words.ts';

/**
 * All that changed between two contracts for whoever calls, answers or reads, the breaking changes first.
 * The number of the version is not a change. Both documents must be free of dead and of circling references.
 */
export function compareContracts(before: ApiDocument, after: ApiDocument): readonly Change[] {
  const comparison: Comparison = {
    before,
    after,
    changes: [],
    compared: new Set(),
    open: new Set(),
    usersOf: schemaUsersOf(after),
  };
  matchOperations(comparison);
  compareMachines(comparison);
  compareErrorCodes(comparison);
  compareFrame(comparison);
  if (comparison.changes.length === 0 && !isWrittenAlike(before, after)) {
    const text = 'only order, references or unused parts differ; who calls or reads sees no difference';
    report(comparison, subjectSpot('contract'), 'editorial', text);
  }
  return merge(comparison.changes);
}

function matchOperations(comparison: Comparison): void {
  const older = operationsById(comparison.before);
  const newer = operationsById(comparison.after);
  const placeOf = ({ method, path }: LocatedOperation) => `${method.toUpperCase()} ${path}`;
  const renamed = new Map<string, string>();
  for (const [id, was] of older) {
    const twin = [...newer.values()].find((is) => placeOf(is) === placeOf(was));
    const newId = twin?.operation.operationId;
    if (!newer.has(id) && newId !== undefined && !older.has(newId)) renamed.set(id, newId);
  }
  for (const [id, was] of older) {
    const newId = renamed.get(id) ?? id;
    const is = newer.get(newId);
    const spot = operationSpot(newId);
    if (is === undefined) {
      report(comparison, spot, 'breaking', `operation is gone (${placeOf(was)})`);
      continue;
    }
    // The name of a client's function and of a handler, so a part of the contract.
    if (newId !== id) report(comparison, spot, 'breaking', `operationId was ${id}`);
    compareOperations(comparison, was, is);
  }
  const kept = new Set(renamed.values());
  for (const [id, is] of newer) {
    if (!older.has(id) && !kept.has(id)) {
      report(comparison, operationSpot(id), 'additive', `new operation (${placeOf(is)})`);
    }
  }
}

/** What stands around the operations: where the server is, how one proves who one is, and words. */
function compareFrame(comparison: Comparison): void {
  const [before, after] = [treeOf(comparison.before), treeOf(comparison.after)];
  const contract = subjectSpot('contract');
  const addressesOf = (document: Tree) =>
    Array.isArray(document.servers) ? document.servers.map((server) => treeOf(server).url) : [];
  if (contentOf(addressesOf(before)) !== contentOf(addressesOf(after))) {
    report(comparison, contract, 'breaking', 'the addresses of the servers changed');
  }
  const schemes = [before, after].map((document) => treeOf(document.components).securitySchemes);
  for (const { key, before: old, after: now } of pairsOf(schemes[0], schemes[1])) {
    const spot = subjectSpot(`security scheme ${key}`);
    if (now === undefined) report(comparison, spot, 'breaking', 'is gone');
    else if (old === undefined) report(comparison, spot, 'additive', 'new scheme');
    else {
      const [was, is] = [ruleOf(old), ruleOf(now)];
      if (was !== is) report(comparison, spot, 'breaking', 'changed');
      compareWords(comparison, spot, old, now, new Set(SCHEME_RULED));
    }
  }
  compareWords(comparison, subjectSpot('contract', 'info'), before.info, after.info, new Set(['version']));
  compareWords(comparison, contract, before, after, RULED);
}

const SCHEME_RULED = ['type', 'scheme', 'name', 'in', 'flows', 'openIdConnectUrl'] as const;

function ruleOf(scheme: unknown): string {
  return contentOf(SCHEME_RULED.map((key) => treeOf(scheme)[key]));
}

const RULED = new Set(['info', 'servers', 'security', 'paths', 'components']);

function isWrittenAlike(before: ApiDocument, after: ApiDocument): boolean {
  const text = (document: ApiDocument) => {
    const { info, ...rest } = document;
    return JSON.stringify([{ ...treeOf(info), version: '' }, rest]);
  };
  return text(before) === text(after);
}

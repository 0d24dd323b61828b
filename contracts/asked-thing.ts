import type { ContractIssue } from './issue.ts';
import type { Operation } from './operation.ts';

/** The report of an earlier case names its case as every other report does. */
const SHOWN_AS: Readonly<Record<string, string>> = { earlierCaseId: 'caseId' };

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/**
 * Where the answer to a read names another thing than its path. What one page shows comes of several reads, so that a case
 * under the address of another one would put the texts of one patient below the name of another. Changes are not held to
 * it: what was done and told as a failure would be done twice.
 */
export function findOtherThings(
  { method, path }: Pick<Operation, 'method' | 'path'>,
  params: Readonly<Record<string, unknown>>,
  data: unknown,
): readonly ContractIssue[] {
  if (method !== 'GET' || !isFields(data)) return [];
  const names = [...path.matchAll(/\{(\w+Id)\}/g)].flatMap(([, name]) => name ?? []);
  const asked = new Map(names.map((name) => [SHOWN_AS[name] ?? name, params[name]]));
  const rows = Array.isArray(data['items']) ? data['items'].filter(isFields) : [];
  const [only, ...others] = names;
  return [
    ...(only !== undefined && others.length === 0 ? issuesOf(data, 'id', params[only], 'data') : []),
    ...[...asked].flatMap(([name, id]) => [
      ...issuesOf(data, name, id, 'data'),
      ...rows.flatMap((row, at) => issuesOf(row, name, id, `data.items.${at}`)),
    ]),
  ];
}

function issuesOf(shown: Fields, name: string, id: unknown, path: string): readonly ContractIssue[] {
  const isOther = typeof shown[name] === 'string' && id !== undefined && shown[name] !== id;
  return isOther ? [{ path: `${path}.${name}`, code: 'another_thing', expected: 'the id of the path' }] : [];
}

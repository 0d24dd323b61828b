import { keysOf } from '#app/core/objects.ts';
import { type OperationId, operations } from '#contracts/generated/operations/index.ts';

export type Route =
  | {
      readonly kind: 'operation';
      readonly id: OperationId;
      readonly params: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'other-method'; readonly allow: readonly string[] }
  | { readonly kind: 'none' };

interface Compiled {
  readonly id: OperationId;
  readonly method: string;
  readonly pattern: RegExp;
  readonly names: readonly string[];
}

const compiled: readonly Compiled[] = keysOf(operations)
  .map(compile)
  // Concrete before templated: the fewer gaps, the sooner a path is tried.
  .toSorted((one, other) => one.names.length - other.names.length);

function compile(id: OperationId): Compiled {
  const { method, path } = operations[id];
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const source = path
    .split(/\{\w+\}/)
    .map((literal) => literal.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('([^/]+)');
  return { id, method, pattern: new RegExp(`^${source}$`), names };
}

/** Finds the operation of a path without its /api prefix. Letter case counts. */
export function routeOf(method: string, path: string): Route {
  const fitting = compiled.flatMap((candidate) => {
    const match = candidate.pattern.exec(path);
    return match === null ? [] : [{ candidate, values: match.slice(1) }];
  });
  const first = fitting[0];
  if (first === undefined) return { kind: 'none' };
  // Where a concrete path fits, a templated one of the same form is another thing (`/users/login` is nobody's id).
  const sameShape = fitting.filter(
    ({ candidate }) => candidate.names.length === first.candidate.names.length,
  );
  const by = (wanted: string) => sameShape.find(({ candidate }) => candidate.method === wanted);
  // Whatever can be read can be asked about: HEAD is GET without its body.
  const chosen = by(method) ?? (method === 'HEAD' ? by('GET') : undefined);
  if (chosen === undefined) {
    const methods = sameShape.map(({ candidate }) => candidate.method);
    return {
      kind: 'other-method',
      allow: [...new Set(methods.flatMap((one) => (one === 'GET' ? [one, 'HEAD'] : [one])))],
    };
  }
  const values = chosen.values.map(decode);
  return {
    kind: 'operation',
    id: chosen.candidate.id,
    params: Object.fromEntries(chosen.candidate.names.map((name, index) => [name, values[index] ?? ''])),
  };
}

/** A stray percent sign stays as it is; the validator of the parameter then refuses it. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The mock answers under /api and at the root (specification 7 writes its paths in both ways). */
export const withoutPrefix = (path: string): string =>
  path === '/api' || path.startsWith('/api/') ? path.slice('/api'.length) || '/' : path;

/** The path of the contract with its gaps behind a path under /api, `/api/cases/{caseId}`; null outside the contract. */
export function operationPatternOf(path: string): string | null {
  if (!path.startsWith('/api/')) return null;
  const asked = withoutPrefix(path);
  const found = compiled.find(({ pattern }) => pattern.test(asked));
  return found === undefined ? null : `/api${operations[found.id].path}`;
}

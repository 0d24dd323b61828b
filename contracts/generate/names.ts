/** The validator generator's name for a schema: the same word in Pascal case after a z. */
export function validatorName(schema: string): string {
  return `z${schema.charAt(0).toUpperCase()}${schema.slice(1)}`;
}

export function kebabOf(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}

export const GENERATED = '// Generated from openapi.yaml by `npm run contract`; do not edit.\n';

/** A TypeScript literal of plain data, with keys left bare where they may be. */
export function literal(value: unknown, indent = ''): string {
  if (Array.isArray(value)) return `[${value.map((item) => literal(item, indent)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return quote(value);
  const inner = `${indent}  `;
  const lines = Object.entries(value).map(
    ([key, item]) => `${inner}${keyOf(key)}: ${literal(item, inner)},\n`,
  );
  return lines.length === 0 ? '{}' : `{\n${lines.join('')}${indent}}`;
}

function keyOf(key: string): string {
  return /^(?:[A-Za-z_$][\w$]*|[1-9]\d*)$/.test(key) ? key : quote(key);
}

function quote(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/**
 * Query of specification 7: an array repeats its name, an object travels as JSON, what is absent is left out.
 * Names and values are percent-encoded.
 */
export function encodeQuery(query: Readonly<Record<string, unknown>>): string {
  return Object.entries(query)
    .flatMap(([name, value]) =>
      valuesOf(value).map((text) => `${encodeURIComponent(name)}=${encodeURIComponent(text)}`),
    )
    .join('&');
}

function valuesOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.flatMap(textOf) : textOf(value);
}

function textOf(value: unknown): readonly string[] {
  switch (typeof value) {
    case 'string':
      return [value];
    case 'number':
    case 'boolean':
      return [String(value)];
    case 'object':
      return value === null ? [] : [JSON.stringify(value)];
    default:
      return [];
  }
}

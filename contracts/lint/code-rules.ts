import type { ErrorEntry } from '../generate/document.ts';
import { treeOf } from '../generate/tree.ts';
import type { Rule } from './rule.ts';
import { examplesIn } from './walks.ts';

export const codesAreListed: Rule = (document) => {
  const schema = document.components.schemas.ErrorCode ?? {};
  const listed = (schema.enum ?? []).map(String);
  const entries: Readonly<Record<string, ErrorEntry>> = schema['x-errors'] ?? {};
  const examples = examplesIn(document);
  const refusals = examples.filter(({ value }) => treeOf(value).isSuccess === false);
  const used = new Set(examples.map(({ code }) => code));
  return [
    ...listed.filter((code) => entries[code] === undefined).map((code) => `${code} has no text`),
    ...Object.keys(entries)
      .filter((code) => !listed.includes(code))
      .map((code) => `${code} is not listed`),
    ...refusals.flatMap(({ operation, name, status, code, value }) => {
      const entry = entries[code ?? ''];
      if (entry === undefined) return [`${operation} ${name} has no listed code`];
      const error = String(treeOf(value).error);
      return [
        ...(entry.status.includes(status ?? 0) ? [] : [`${operation} ${name}: ${code} is not for ${status}`]),
        ...(matches(entry.text, error) ? [] : [`${operation} ${name}: another text than ${code}`]),
      ];
    }),
    ...listed
      .filter((code) => !used.has(code) && entries[code]?.['x-outside-operations'] !== true)
      .map((code) => `${code} is in no example`),
  ];
};

/** A text with `{slots}` fits when everything around the slots is the same. */
function matches(text: string, given: string): boolean {
  const pattern = text.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${pattern.join('.+')}$`).test(given);
}

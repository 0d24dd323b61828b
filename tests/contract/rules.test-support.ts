import type { ApiDocument } from '#contracts/generate/document.ts';
import type { rules } from '#contracts/lint/rules.ts';
import { objectsIn } from '#contracts/lint/walks.ts';
import { contract as document } from './bundled.test-support.ts';

export type Draft = Record<string, Record<string, Record<string, Record<string, unknown>>>>;

/** A rule, what it says of a fault, and the fault. */
export type Fault = readonly [rule: keyof typeof rules, complaint: string, spoil: (draft: Draft) => void];

/** The contract with one fault in it. */
export function breakContract(spoil: (draft: Draft) => void): ApiDocument {
  const draft = structuredClone(document) as unknown as Draft;
  spoil(draft);
  return draft as unknown as ApiDocument;
}

/** Takes a key out wherever an object of a tree has it, or out of a list of required keys. */
export function drop(tree: unknown, key: string): void {
  for (const [, node] of objectsIn(tree)) {
    Reflect.deleteProperty(node, key);
    if (!Array.isArray(node.required)) continue;
    Object.assign(node, { required: node.required.filter((name) => name !== key) });
  }
}

export function errors(components: Draft[string] | undefined): object {
  return components?.schemas?.ErrorCode?.['x-errors'] ?? {};
}

export function extend(schema: Record<string, unknown> | undefined): void {
  Object.assign(schema?.properties ?? {}, { extra: { type: 'string' } });
}

export function takeFromResponse(components: Draft[string] | undefined, response: string, key: string): void {
  const json = components?.responses?.[response]?.content as
    | Record<string, Record<string, unknown>>
    | undefined;
  delete json?.['application/json']?.[key];
}

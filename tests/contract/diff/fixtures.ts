import type { Patch } from './base.ts';

export const BODY = 'paths./cases.post.requestBody.content.application/json.schema';
export const ANSWER = 'paths./cases/{caseId}.get.responses.200.content.application/json.schema';
export const GET = 'paths./cases/{caseId}.get';
export const POST = 'paths./cases.post';

/** A change of the base contract, what it is, and what it is to take it back. */
export interface Fixture {
  readonly name: string;
  readonly patch: Patch;
  readonly forth: readonly string[];
  readonly back: readonly string[];
}

export function fixture(name: string, patch: Patch, forth: string, back: string): Fixture {
  const linesOf = (text: string) => (text === '' ? [] : text.split('\n').map((line) => line.trim()));
  return { name, patch, forth: linesOf(forth), back: linesOf(back) };
}

import type { core, ZodType } from 'zod';
import { type ContractIssue, issueOf } from './issue.ts';

interface Mended {
  readonly data: unknown;
  readonly issues: readonly ContractIssue[];
}

/** A list of actions that names one which this version does not know is good for all the others. */
const ACTIONS = 'allowedActions';
/** What was put in may bring out what is wrong beside it. */
const ROUNDS = 3;

type Path = readonly PropertyKey[];

interface Mending {
  readonly schema: ZodType;
  /** Whether something was done, so that nothing but the word that it was is at stake. */
  readonly isDone: boolean;
}

/**
 * Reads an answer of success that is not quite the contract's, where what it lacks can be told for certain: a field that is
 * left out where the contract would write null, an action that nobody knows, and, of something that was done, a value that
 * nobody knows. Null for everything else: a patient without a name and a side of the body that is no word of ours are shown
 * to nobody.
 */
export function mend(json: unknown, { schema, isDone }: Mending): Mended | null {
  const copy: unknown = structuredClone(json);
  const issues: ContractIssue[] = [];
  const unknown: { readonly path: Path; readonly value: string }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const outcome = schema.safeParse(copy);
    if (outcome.success) {
      for (const { path, value } of unknown) put(outcome.data, path, value);
      return { data: outcome.data, issues };
    }
    // From the end, so that what is taken out of a list moves nothing that is still named.
    for (const issue of outcome.error.issues.toReversed()) {
      const value = at(copy, issue.path);
      const known = knownWordOf(issue);
      if (issue.code === 'invalid_type' && value === undefined) put(copy, issue.path, null);
      else if (known === null || typeof value !== 'string') return null;
      else if (issue.path.at(-2) === ACTIONS) takeOut(copy, issue.path);
      else if (isDone) {
        unknown.push({ path: issue.path, value });
        put(copy, issue.path, known);
      } else return null;
      issues.push(issueOf(issue));
    }
  }
  return null;
}

/** One of the words that stand there by the contract; null where it names none, or a single one that tells forms apart. */
function knownWordOf(issue: core.$ZodIssue): string | null {
  if (issue.code !== 'invalid_value' || issue.values.length < 2) return null;
  const [first] = issue.values;
  return typeof first === 'string' ? first : null;
}

const isHolder = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null;

const at = (json: unknown, path: Path): unknown =>
  path.reduce<unknown>((held, name) => (isHolder(held) ? held[name] : undefined), json);

function put(json: unknown, path: Path, value: unknown): void {
  const holder = at(json, path.slice(0, -1));
  const name = path.at(-1);
  if (isHolder(holder) && name !== undefined) holder[name] = value;
}

function takeOut(json: unknown, path: Path): void {
  const holder = at(json, path.slice(0, -1));
  if (Array.isArray(holder)) holder.splice(Number(path.at(-1)), 1);
}

import type { Call, Told } from './calls.ts';

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Bodies that are one thing smaller than this one. */
function* smallerThan(body: unknown): Generator<unknown> {
  if (typeof body === 'string' && body.length > 1 && /^(.)\1*$/s.test(body))
    yield body.slice(0, Math.ceil(body.length / 2));
  if (Array.isArray(body)) {
    for (let at = 0; at < body.length; at += 1) yield body.toSpliced(at, 1);
    return;
  }
  if (!isFields(body)) return;
  for (const name of Object.keys(body))
    yield Object.fromEntries(Object.entries(body).filter(([key]) => key !== name));
  for (const [name, value] of Object.entries(body))
    for (const smaller of smallerThan(value)) yield { ...body, [name]: smaller };
}

/** The most further calls that a finding is worth. */
const MOST_TRIES = 25;

export interface Shrinking {
  /** Whether a body is still wrong in the way that is to be shown: a server that is right refuses no other. */
  readonly isStillWrong: (body: unknown) => boolean;
  /** The answer of the server, or null where it differs. */
  readonly again: (call: Call) => Promise<Told | null>;
}

/** The smallest body that is still wrong, and of which the server still says the same. */
export async function shrink(
  call: Call,
  told: Told,
  { isStillWrong, again }: Shrinking,
): Promise<readonly [Call, Told]> {
  let [best, answer] = [call, told];
  let left = MOST_TRIES;
  for (let hasShrunk = true; hasShrunk && left > 0; ) {
    hasShrunk = false;
    for (const body of smallerThan(best.body)) {
      if (!isStillWrong(body)) continue;
      left -= 1;
      if (left < 0) break;
      const next = { ...best, body };
      const heard = await again(next);
      if (heard === null) continue;
      [best, answer, hasShrunk] = [next, heard, true];
      break;
    }
  }
  return [best, answer];
}

import { randomBytes } from 'node:crypto';
import { redirect } from '@remix-run/node';
import type { z } from 'zod';
import { keepFindOf } from '../session.server.ts';
import type { KeptFind, Session } from '../session-store.server.ts';

const PARAMETER = 'find';
const KEY_BYTES = 12;

type Words = Readonly<Record<string, string | number | undefined>>;

const given = (typed: Words): KeptFind['typed'] =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  );

/**
 * Keeps what a person looks for in their session, and leads to the page of it. Its address holds a key that says nothing,
 * so that Back brings the search back and no address holds a patient (screens.md 2.3).
 */
export async function leadToFind(session: Session, path: string, typed: Words): Promise<Response> {
  const key = randomBytes(KEY_BYTES).toString('base64url');
  await keepFindOf(session.id, { key, path, typed: given(typed) });
  return redirect(`${path}?${PARAMETER}=${key}`, { status: 303, headers: { 'Cache-Control': 'no-store' } });
}

export interface AskedFind<Typed> {
  /** Null where the address names no search that this login knows. */
  readonly typed: Typed | null;
  /** What is asked of the list beside it. A key that nobody knows stays: the list says that it left it out. */
  readonly request: Request;
}

/** The search that an address names, as the form of its page reads it. */
export function askedFind<Output, Input>(
  session: Session,
  request: Request,
  schema: z.ZodType<Output, Input>,
): AskedFind<Output> {
  const url = new URL(request.url);
  const key = url.searchParams.get(PARAMETER);
  const kept = session.finds?.find((one) => one.key === key && one.path === url.pathname);
  const typed = kept === undefined ? null : (schema.safeParse(kept.typed).data ?? null);
  if (typed === null) return { typed, request };
  url.searchParams.delete(PARAMETER);
  return { typed, request: new Request(url, { headers: request.headers, signal: request.signal }) };
}

import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { type Case, newCases } from './cases.ts';
import { type Answer, type Asked, badRequest, No } from './http.ts';
import type { Person } from './people.ts';
import { newTemplates, type Template } from './templates.ts';

/** What this server can be made to do wrong. */
export const PLANTED = {
  'missing key': 'getCurrentUser leaves the status out',
  'stack trace': 'createTextTemplate tells where its code failed, when a value is wrong',
  'role let in': 'listTextTemplates is open to everybody who is logged in',
  'transition too many': 'pickUpCase takes a case away from whoever holds it',
  'ETag ignored': 'updateTextTemplate does not look at If-Match',
  'key ignored': 'createTextTemplate makes another template each time',
  'range ignored': 'getWsiFile always sends the whole file',
  'lost write': 'updateTextTemplate answers with the change, and does not keep it',
} as const;

export type Planted = keyof typeof PLANTED;

interface Reply {
  readonly asked: string;
  readonly answer: Answer;
}

/** All that the server remembers, until it ends. */
export interface Store {
  readonly faults: ReadonlySet<Planted>;
  readonly tokens: Map<string, Person>;
  readonly failures: Map<string, number[]>;
  readonly cases: readonly Case[];
  readonly templates: Map<string, Template>;
  readonly replies: Map<string, Reply>;
  readonly secret: Buffer;
}

export const newStore = (faults: ReadonlySet<Planted>): Store => ({
  faults,
  tokens: new Map(),
  failures: new Map(),
  cases: newCases(),
  templates: newTemplates(),
  replies: new Map(),
  secret: randomBytes(32),
});

export const newToken = (): string => randomUUID().replaceAll('-', '') + randomUUID().replaceAll('-', '');

export function personOf({ tokens }: Store, { headers }: Asked): Person {
  const token = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  const person = tokens.get(token);
  if (person === undefined) throw new No(401, 'UNAUTHENTICATED', 'Log in first.');
  return person;
}

export const tokenOf = ({ headers }: Asked): string =>
  /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';

const KEY = /^"[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}"$/i;

/** The key that a call stands for. Throws where there is none. */
export function keyOf({ headers }: Asked): string {
  const key = headers['idempotency-key'];
  if (key === undefined) throw new No(400, 'IDEMPOTENCY_KEY_REQUIRED', 'Send an Idempotency-Key.');
  if (typeof key !== 'string' || !KEY.test(key)) throw badRequest();
  return key;
}

/** Answers a call of a key once, and goes on to give the same answer. */
export function once(store: Store, person: Person, asked: Asked, key: string, work: () => Answer): Answer {
  const id = `${person.id} ${key}`;
  const same = [asked.method, asked.path, asked.query.toString(), asked.bytes.toString('base64')].join(' ');
  const known = store.replies.get(id);
  if (known !== undefined) {
    if (known.asked !== same)
      throw new No(422, 'IDEMPOTENCY_KEY_REUSED', 'This key stood for another request.');
    return { ...known.answer, headers: { ...known.answer.headers, 'Idempotent-Replayed': 'true' } };
  }
  const answer = work();
  store.replies.set(id, { asked: same, answer });
  return answer;
}

/** Holds a change to the version that its sender saw. Throws the noes of 428 and 412. */
export function checkVersion({ headers }: Asked, etag: string): void {
  const seen = headers['if-match'];
  if (seen === undefined) throw new No(428, 'PRECONDITION_REQUIRED', 'Say which version you saw.');
  if (seen !== etag) throw new No(412, 'STALE_VERSION', 'This was changed by someone else.');
}

/** A hash of 256 bits in base64url; what follows it in a signature is the session. */
export const HASH_LENGTH = 43;

/** What an address may tell of the session that it was given in. */
export const sessionOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const signatureOf = ({ secret }: Store, blobId: string, exp: string, session: string): string =>
  createHmac('sha256', secret).update(`${blobId} ${exp} ${session}`).digest('base64url') + session;

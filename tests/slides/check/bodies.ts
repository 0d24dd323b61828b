import { createHash, randomUUID } from 'node:crypto';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import { COMPLETE, SLIDES, SPECIMEN } from '#tests/support/complete-case.ts';
import type { Call, Params } from './calls.ts';
import type { CallerName } from './creds.ts';
import { neededQuery, type OperationFacts } from './facts.ts';
import type { Finds } from './finds.ts';
import { prefixOf } from './thing-names.ts';

const PDF = '%PDF-1.7 an invented letter';
const FILE = 'letter.pdf';
const PARTS = 'invented bytes of a slide';

/** Operations whose body is a file, with what its sender says of it. */
const FILES: Readonly<Partial<Record<OperationId, { readonly body: string; readonly headers: Params }>>> = {
  putCaseAttachment: { body: PDF, headers: { 'Content-Type': 'application/pdf', 'X-File-Name': FILE } },
  putTaskAttachment: { body: PDF, headers: { 'Content-Type': 'application/pdf', 'X-File-Name': FILE } },
  uploadRegistrationDocument: { body: PDF, headers: { 'Content-Type': 'application/pdf' } },
  renewLicence: { body: PDF, headers: { 'Content-Type': 'application/pdf' } },
  putUploadPart: {
    body: PARTS,
    headers: {
      'Content-Type': 'application/octet-stream',
      'X-Part-Sha256': createHash('sha256').update(PARTS).digest('hex'),
    },
  },
};

/** Sheets of one person each, in columns of the contract. */
const SHEETS: Readonly<Partial<Record<OperationId, (email: string) => string>>> = {
  importEnquiries: (email) => `First name,Last name,Email\nInvented,Person,${email}\n`,
  importUsers: (email) =>
    `First name,Last name,Email,Phone,User type\nInvented,Person,${email},+1 555 010 0180,Physician\n`,
};

export const takesSheet = (id: OperationId): boolean => SHEETS[id] !== undefined;

/** An address of somebody whom no server knows. */
const newEmail = (): string => `check-${randomUUID().slice(0, 8)}@example.org`;

const DAYS = { issuedOn: '2026-11-01', expiresOn: '2028-10-31' };
const QUERIES: Readonly<Partial<Record<OperationId, Params>>> = {
  uploadRegistrationDocument: { documentKind: 'cv', name: FILE },
  renewLicence: { region: 'VT', number: 'CHECK-7', ...DAYS, name: FILE },
};

export const queryFor = (facts: OperationFacts): Params => QUERIES[facts.id] ?? neededQuery(facts);

/** The part of a call that is its body, made of a named example: ids in it are replaced by those of things that are there. */
export function bodyFor(facts: OperationFacts, finds: Finds, at = 0): Pick<Call, 'body' | 'headers'> {
  const file = FILES[facts.id];
  if (file !== undefined) return file;
  const sheet = SHEETS[facts.id];
  if (sheet !== undefined) return { body: sheet(newEmail()), headers: { 'Content-Type': 'text/csv' } };
  if (facts.operation.body === null) return {};
  const example = facts.examples[at % Math.max(1, facts.examples.length)];
  const whole = at === 0 ? WHOLE[facts.id] : undefined;
  return { body: withKnownIds(whole ?? example?.value ?? {}, finds) };
}

/** Bodies that lead further than the first example does: a case that can be sent, an upload that can be completed, a payment of what may be paid. */
const WHOLE: Readonly<Partial<Record<OperationId, unknown>>> = {
  updateCase: COMPLETE,
  addSpecimen: SPECIMEN,
  addSubsection: SLIDES,
  // Every case that the caller may find.
  searchCases: { from: '2000-01-01', pageSize: 100 },
  createUpload: { fileName: 'check.svs', bytes: PARTS.length },
  // Paid on no day, since the day of the example may be still to come.
  recordPayment: { outcome: 'paid', paidCents: 1 },
};

/** Whom examples mean by a person, where the field says it. */
const isReader = (facts: Readonly<Record<string, unknown>>): boolean =>
  facts['role'] === 'Provider' && facts['status'] === 'Active';

function withKnownIds(value: unknown, finds: Finds, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => withKnownIds(one, finds, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, withKnownIds(one, finds, name)]),
    );
  if (typeof value !== 'string') return value;
  if (key === 'email' && value.includes('@')) return newEmail();
  const prefix = prefixOf(value);
  const known = finds.ids(prefix);
  if (prefix === '' || known.length === 0 || known.includes(value)) return value;
  const readers = /provider|reviewer|reader/i.test(key)
    ? known.filter((id) => isReader(finds.about(id)))
    : [];
  return readers[0] ?? known[0];
}

/** All that an operation asks for besides its version, as somebody would call it. */
export function callFor(
  facts: OperationFacts,
  finds: Finds,
  who: {
    readonly params: Params;
    readonly caller: CallerName | null;
    readonly key: string;
    readonly example?: number;
  },
): Call {
  const { body, headers } = bodyFor(facts, finds, who.example);
  return {
    operation: facts.id,
    caller: facts.operation.auth === 'none' ? null : who.caller,
    params: who.params,
    query: queryFor(facts),
    headers: { ...headers, ...(facts.needsKey ? { 'Idempotency-Key': who.key } : {}) },
    ...(body === undefined ? {} : { body: withPassword(ofPath(body, who.params), finds, who.caller) }),
  };
}

/** What a body says of the thing that the path names is said of that one, such as a mark of its image. */
function ofPath(value: unknown, params: Params): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => ofPath(one, params));
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      typeof one === 'string' && name.endsWith('Id') ? (params[name] ?? one) : ofPath(one, params),
    ]),
  );
}

/** A signature is made with the password of whoever signs. */
function withPassword(body: unknown, finds: Finds, caller: CallerName | null): unknown {
  const login = caller === null ? null : finds.loginOf(caller);
  if (login === null || typeof body !== 'object' || body === null || !('signature' in body)) return body;
  const { signature } = body;
  return typeof signature === 'object' && signature !== null
    ? { ...body, signature: { ...signature, password: login.password } }
    : body;
}

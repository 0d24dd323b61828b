import { findOtherThings } from '#contracts/asked-thing.ts';
import { checkResponse } from '#contracts/conformance.ts';
import { operations } from '#contracts/generated/operations/index.ts';
import type { ContractIssue } from '#contracts/issue.ts';
import type { Operation } from '#contracts/operation.ts';
import { dataOf, type Told } from './calls.ts';
import { factsFor, placeOf } from './facts.ts';

/** What is wrong with an answer whatever was asked. */
export interface Fault {
  /** `generic`, or `examples` where the body is not of the shape that the contract shows. */
  readonly part: 'generic' | 'examples';
  /** Names the fault within its part and operation. */
  readonly name: string;
  readonly says: string;
  readonly place: string;
  readonly came: string;
}

/** Lines of a program's own speech, which no caller may see. */
const TRACES =
  /\n\s+at .+[(/].+:\d+|node_modules\/|Traceback \(most recent|\.java:\d+\)|SQLSTATE|\bORA-\d{5}|goroutine \d+ \[/;

const ENVELOPE = ['isSuccess', 'data', 'message', 'error', 'details'];

type Answer = Omit<Told, 'isSound'>;

/** All that is wrong with an answer, so that no fault hides another one. */
export function faultsOf(told: Answer): readonly Fault[] {
  const failure = failureIn(told);
  if (failure !== null) return [failure];
  const others = [otherThingIn(told), otherVersionIn(told), otherKindIn(told)];
  return [...contractFaultsIn(told), ...others.filter((fault) => fault !== null)];
}

const genericOf =
  (operation: Told['call']['operation']) =>
  (name: string, says: string, came: string, place: string = placeOf(operation, '/responses')): Fault => ({
    part: 'generic',
    name: `${operation}: ${name}`,
    says,
    place,
    came,
  });

const OF_NO_PLACE = [404, 405, 501];

/** Whether a server says so of whatever it has not, in words of its own and not in those of the API. */
export const isOfNoPlace = ({ status, code, body }: Pick<Answer, 'status' | 'code' | 'body'>): boolean =>
  OF_NO_PLACE.includes(status) &&
  code === null &&
  (typeof body !== 'object' || body === null || !('isSuccess' in body));

/** What is no answer of the API at all, of which nothing else is asked. */
function failureIn({ call, status, code, body }: Answer): Fault | null {
  const generic = genericOf(call.operation);
  // An operation that is not built yet is one fault, however often it is called.
  if (isOfNoPlace({ status, code, body }))
    return generic(
      'is there',
      'It is there, and says in the envelope what is not.',
      `${status} with ${shown(textOf(body))}`,
      placeOf(call.operation),
    );
  if (status === 0)
    return generic(
      'answers',
      'Every request is answered.',
      `No answer: ${String(body)}.`,
      placeOf(call.operation),
    );
  const text = textOf(body);
  if (TRACES.test(typeof body === 'string' ? body : textsOf(body).join('\n')))
    return generic(
      'no stack trace',
      'No answer shows the inside of the server.',
      `${status} with ${shown(text)}`,
    );
  if (status < 500) return null;
  const place = placeOf(call.operation, `/responses/${status}`);
  return generic('no 5xx', 'The server does not fail.', `${status} with ${shown(text)}`, place);
}

function contractFaultsIn({ call, status, headers, body }: Answer): readonly Fault[] {
  const generic = genericOf(call.operation);
  const operation: Operation = operations[call.operation];
  const place = placeOf(call.operation, `/responses/${status}`);
  const text = textOf(body);
  const issues = checkResponse(operation, status, headers, body);
  const lost = issues.length > 0 ? lostKeys(headers, body) : [];
  const isOtherMedia = issues.some(({ path }) => path === 'headers.content-type');
  // What stands where the data is missing is the data itself, outside its envelope: one fault, and told as that.
  const isBare = ({ path, code }: ContractIssue): boolean =>
    code === 'undeclared_key' && lost.includes('data') && !path.includes('.');
  // A page in place of JSON fits no schema, and its type says so already; what lacks keys of the envelope fails at each of them.
  const isTold = (issue: ContractIssue): boolean =>
    issue.path.startsWith('headers.') ||
    !(isBare(issue) || lost.includes(issue.path) || (issue.path === '' && (isOtherMedia || lost.length > 0)));
  const faults = issues.filter(isTold).map(({ path, code, expected }): Fault => {
    if (path === 'status')
      return generic(
        'declared status',
        `It answers with one of ${expected}.`,
        `${status} with ${shown(text)}`,
      );
    if (path.startsWith('headers.')) {
      const header = path.slice('headers.'.length);
      const given = headers.get(header) ?? 'nothing';
      const isPattern = expected?.startsWith('/') === true;
      const says = `The header ${header} is ${isPattern ? 'of the form ' : ''}${expected ?? 'there, in the declared form'}.`;
      return generic(`${status} ${header} ${code}`, says, `${status} with ${header}: ${given}`, place);
    }
    return {
      part: 'examples',
      name: `${call.operation} ${status}: ${nameWithoutRow(path)} ${code}`,
      says: `${path} ${code === 'undeclared_key' ? 'is no key of this answer' : `keeps to the schema (${code}${expected === null ? '' : `, ${expected}`})`}.`,
      place,
      came: `${status} with ${path}: ${shown(JSON.stringify(valueAt(body, path)) ?? 'nothing')}`,
    };
  });
  if (lost.length === 0) return faults;
  const says = `Every JSON answer has the keys ${ENVELOPE.join(', ')}.`;
  const came = `${status} without ${lost.join(', ')}: ${shown(text)}`;
  return [...faults, generic(`${status} envelope`, says, came, place)];
}

/** What is well-formed and of something else is found under the case of another patient. */
function otherThingIn({ call, status, body }: Answer): Fault | null {
  const operation: Operation = operations[call.operation];
  const isOwn = status === 200 && call.method === undefined && call.address === undefined;
  const [issue] = isOwn ? findOtherThings(operation, call.params ?? {}, dataOf({ body })) : [];
  if (issue === undefined) return null;
  return {
    part: 'generic',
    name: `${call.operation}: ${nameWithoutRow(issue.path)} of what was asked for`,
    says: 'The answer is about the thing that the path names, and its rows belong to it.',
    place: `${placeOf(call.operation, '/responses')}/${status}`,
    came: `${status} with ${issue.path}: ${String(valueAt(body, issue.path))}, asked with ${JSON.stringify(call.params)}`,
  };
}

/** Whoever changes a thing with the version of the one place is refused, or overwrites what the other one knew. */
function otherVersionIn({ call, status, headers, body }: Answer): Fault | null {
  const [header, etag] = [headers.get('etag'), valueAt(body, 'data.etag')];
  if (status >= 300 || header === null || typeof etag !== 'string' || header === etag) return null;
  return {
    part: 'generic',
    name: `${call.operation} ${status}: one version`,
    says: 'The etag of the data is that of the header ETag.',
    place: `${placeOf(call.operation, '/responses')}/${status}`,
    came: `${status} with data.etag ${etag} and the header ETag ${header}`,
  };
}

/** How a file of a type begins, one character for each byte. */
const BEGINNINGS: Readonly<Record<string, string>> = {
  'application/pdf': '%PDF-',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'PK',
  'application/zip': 'PK',
  'image/jpeg': '\u00FF\u00D8\u00FF',
  'image/png': '\u0089PNG',
  // A byte order mark: without it Excel takes the text for another encoding.
  'text/csv': '\u00EF\u00BB\u00BF',
};

/** What somebody has uploaded is as they made it. */
const UPLOADED = /Attachment|Document|WsiFile/;

/** A file that a server makes is what it is said to be; a page that says why there is none is no file. */
function otherKindIn({ call, status, headers, bytes }: Answer): Fault | null {
  const type = (headers.get('content-type') ?? '').split(';')[0]?.trim() ?? '';
  const beginning = BEGINNINGS[type];
  if (status !== 200 || beginning === undefined || UPLOADED.test(call.operation)) return null;
  if (factsFor(call.operation).operation.method === 'HEAD') return null;
  const given = String.fromCharCode(...bytes.slice(0, beginning.length));
  if (given === beginning) return null;
  return {
    part: 'generic',
    name: `${call.operation}: ${type}`,
    says: `What is sent as ${type} begins as such files do, with the bytes ${bytesOf(beginning)}.`,
    place: `${placeOf(call.operation, '/responses')}/${status}`,
    came: `${status} with ${bytes.length} bytes that begin with ${JSON.stringify(given)}`,
  };
}

const bytesOf = (text: string): string =>
  Array.from(Buffer.from(text, 'latin1'), (byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join(
    ' ',
  );

/** Two entries of a list that lack the same are one fault. */
const nameWithoutRow = (path: string): string => path.replaceAll(/\.\d+(?=\.|$)/g, '.*');

function lostKeys(headers: Headers, body: unknown): readonly string[] {
  if (!(headers.get('content-type') ?? '').includes('json')) return [];
  if (typeof body !== 'object' || body === null) return ENVELOPE;
  return ENVELOPE.filter((key) => !Object.hasOwn(body, key));
}

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

export const valueAt = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
      value,
    );

const textOf = (body: unknown): string => (typeof body === 'string' ? body : JSON.stringify(body));

const MOST_SHOWN = 300;
const shown = (text: string): string => (text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text);

import { randomInt } from 'node:crypto';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import type { MachineMove } from '../../states/moves.ts';
import { callFor } from '../bodies.ts';
import { type Call, dataOf, type Params, type Told } from '../calls.ts';
import { type CheckContext, newKey } from '../context.ts';
import type { CallerName } from '../creds.ts';
import { factsFor, type OperationFacts } from '../facts.ts';
import { valueAt } from '../judge.ts';
import { canMake } from '../transitions.ts';
import { readingSiteOf } from './reading-site.ts';
import { tryOtherPassword } from './signatures.ts';
import { readAs, versionOf } from './versions.ts';

type Fields = Readonly<Record<string, unknown>>;

/** One call on the way of a thing into a state. */
export interface DriveCall {
  readonly facts: OperationFacts;
  readonly params: Params;
  readonly caller: CallerName | null;
  /** What the call is to bring about; null where it only makes or fills in. */
  readonly move: MachineMove | null;
  /** What the body has to say besides its example. */
  readonly fields?: Fields;
}

/** Where the version of a draft is read, which the page of its case does not show to everybody who fills it in. */
const VERSION_READ_BY: Readonly<Partial<Record<OperationId, OperationId>>> = {
  addSpecimen: 'getCaseForm',
  addSubsection: 'getCaseForm',
  updateCase: 'getCaseForm',
  sendOutCase: 'getCaseForm',
};

export async function askOnTheWay(context: CheckContext, drive: DriveCall): Promise<Told> {
  const { finds, prober } = context;
  const { facts, params, caller, move, fields = {} } = drive;
  const example = exampleOf(facts, move);
  const call = callFor(facts, finds, { params, caller, key: newKey(), example });
  const read = VERSION_READ_BY[facts.id];
  if (read !== undefined) {
    const { names } = factsFor(read);
    await prober.ask({
      operation: read,
      caller,
      params: Object.fromEntries(names.map((name) => [name, params[name] ?? ''])),
    });
  }
  const version = facts.needsVersion ? await versionOf(context, facts, params, caller) : null;
  const body = await bodyOf(context, call, move);
  const asked = {
    ...call,
    ...(body === undefined ? {} : { body: isFields(body) ? { ...body, ...fields } : body }),
    headers: { ...call.headers, ...(version === null ? {} : { 'If-Match': version }) },
  };
  const tellOfPassword = await tryOtherPassword(context, facts, asked);
  const told = await prober.ask(asked);
  tellOfPassword(told);
  return told;
}

/** Whoever moved it before comes first: a draft is filled in by its own facility, a case is signed by its reader. */
export function callersFor(
  { people }: CheckContext,
  move: MachineMove | null,
  before: readonly CallerName[],
): readonly (CallerName | null)[] {
  const all = people.map(({ name }) => name);
  const may = all.filter((name) => move === null || canMake(move.who, name));
  return [...new Set([...before.filter((name) => may.includes(name)), ...may, ...all])];
}

/** Examples that lead further than the first one. */
const EXAMPLES: Readonly<Partial<Record<OperationId, string>>> = {
  savePrimaryDiagnosis: 'wholeText',
  signOutCase: 'allImagesSeen',
};

/** The named example that names the state or the move, where one of them does. */
function exampleOf({ id, examples }: OperationFacts, move: MachineMove | null): number {
  const names = move === null ? [] : [move.name, move.to].map((one) => `"${one}"`.toLowerCase());
  const at = examples.findIndex(({ name, value }) => {
    const text = JSON.stringify(value).toLowerCase();
    return EXAMPLES[id] === name || names.some((one) => text.includes(one));
  });
  return Math.max(0, at);
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Decisions that say why. */
const EXPLAINED = ['return', 'reject'];

/** What a named example cannot know: the state that is asked for, and what was written and seen on the way. */
async function bodyOf(context: CheckContext, call: Call, move: MachineMove | null): Promise<unknown> {
  const { body, operation, params = {}, caller } = call;
  if (!isFields(body)) return body;
  if (move !== null && Object.hasOwn(body, 'to')) return { ...body, to: move.to };
  if (move !== null && Object.hasOwn(body, 'decision'))
    return {
      decision: move.name,
      ...(EXPLAINED.includes(move.name) ? { reason: 'The check tries this move.' } : {}),
    };
  if (operation === 'issueBilling') return { ...body, invoiceNumber: newNumber() };
  if (operation === 'addSpecimen') return { ...body, totalNumberSlides: 1 };
  if (operation === 'addSubsection') return { ...body, slideCount: 1 };
  // A facility gives an accession number once.
  if (operation === 'updateCase' && isFields(body['clinical']))
    return {
      ...body,
      delivery: { slideDelivery: 'Upload_the_Slide_Images' },
      clinical: { ...body['clinical'], caseRecordId: newNumber() },
    };
  if (operation !== 'signOutCase') return body;
  const text = await readAs(context, factsFor('getPrimaryDiagnosis'), params, caller);
  const images = context.finds
    .ways('recordImageOpened', ['caseId', 'imageId'])
    .filter((way) => way.params['caseId'] === params['caseId']);
  const signature = isFields(body['signature']) ? body['signature'] : {};
  const readingSite = caller === null ? null : await readingSiteOf(context, caller);
  return {
    ...body,
    signature: { ...signature, ...(readingSite === null ? {} : { readingSite }) },
    diagnosisVersion: text === null ? 0 : valueAt(dataOf(text), 'version'),
    imagesSeen: images.map((way) => ({ imageId: way.params['imageId'], checksum: null })),
  };
}

const newNumber = (): string => `CH26-${randomInt(1e6)}`;

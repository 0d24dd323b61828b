import { machines } from '#contracts/generated/machines.ts';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import { type MachineMove, MOVES, shortestPath } from '../../states/moves.ts';
import { shownBy } from '../../states/things.ts';
import { callFor } from '../bodies.ts';
import { type Call, dataOf, isSuccess, type Params, type Told } from '../calls.ts';
import { type CheckContext, newKey } from '../context.ts';
import type { CallerName } from '../creds.ts';
import { factsFor, type OperationFacts } from '../facts.ts';
import { valueAt } from '../judge.ts';
import { nameOfId } from '../thing-names.ts';
import { canMake } from '../transitions.ts';
import { putSlide } from './put-slide.ts';
import { readAs, readOf, versionOf } from './versions.ts';

/** What makes a thing where no move of its machine does. */
const MADE_BY: Readonly<Record<string, OperationId>> = {
  AccountLeadStatus: 'createAccount',
  EnquiryLeadStatus: 'createEnquiry',
  TaskStatus: 'createTask',
  TicketStatus: 'createSupportTicket',
};

/** What has to be filled in before a move, in this order. */
const FILLED_BY: Readonly<Partial<Record<OperationId, readonly OperationId[]>>> = {
  sendOutCase: ['addSpecimen', 'addSubsection', 'addImage', 'updateCase'],
  requestQaReview: ['openCase', 'savePrimaryDiagnosis'],
  signOutCase: ['openCase', 'recordImageOpened', 'savePrimaryDiagnosis'],
};

/** Where the version of a draft is read, which the page of its case does not show to everybody who fills it in. */
const VERSION_READ_BY: Readonly<Partial<Record<OperationId, OperationId>>> = {
  addSpecimen: 'getCaseForm',
  addSubsection: 'getCaseForm',
  updateCase: 'getCaseForm',
  sendOutCase: 'getCaseForm',
};

const SUCCESS: readonly number[] = [200, 201, 202];

/** A thing on its way: what names it, and who has moved it so far, the last of them first. */
interface Traveller {
  readonly machine: string;
  readonly params: Params;
  readonly movers: readonly CallerName[];
  /** What has been filled in. */
  readonly filled: Set<OperationId>;
}

/**
 * Brings a new thing of a machine into a state by the shortest path over the machine, as people would: it is made,
 * filled in and moved by calls of the API. Gives what names it, or null where a call on the way was refused; a move that
 * everybody was refused is remembered in the context, and no path over it is begun again.
 */
async function driveToState(context: CheckContext, machine: string, state: string): Promise<Params | null> {
  const path = shortestPath(machine, state);
  if (path === null || path.some((move) => context.refused.has(move))) return null;
  const [first] = path;
  const isMadeByMove = first?.from.length === 0;
  let thing = await make(context, machine, isMadeByMove ? first : null);
  for (const move of isMadeByMove ? path.slice(1) : path) {
    if (thing === null) return null;
    thing = await moveOn(context, thing, move);
    if (thing === null) context.refused.add(move);
  }
  return thing === null || stateOf(context, thing) !== state ? null : thing.params;
}

/** States that a server may leave by itself at any moment: what was seen in one says nothing of the next call. */
const PASSING = ['Submitted'];

/** Every state of a machine that a check can bring a thing into, and in which nothing has been seen. */
function statesToReach({ finds }: CheckContext, machine: keyof typeof machines): readonly string[] {
  const shown = shownBy(machine);
  if (shown === null) return [];
  const seen = new Set(finds.ids(shown.prefix).map((id) => finds.about(id)[shown.field]));
  const isPassing = (state: string): boolean => machine === 'CaseStatus' && PASSING.includes(state);
  return machines[machine].states.filter(
    (state) => !(seen.has(state) || isPassing(state)) && shortestPath(machine, state) !== null,
  );
}

function stateOf({ finds }: CheckContext, { machine, params }: Traveller): unknown {
  const shown = shownBy(machine);
  return shown === null ? null : finds.about(Object.values(params).at(-1) ?? '')[shown.field];
}

async function make(
  context: CheckContext,
  machine: string,
  move: MachineMove | null,
): Promise<Traveller | null> {
  const id = move?.operation ?? MADE_BY[machine];
  const shown = shownBy(machine);
  const facts = id === undefined ? null : factsFor(id as OperationId);
  if (facts === null || shown === null || facts.names.length > 0) return null;
  for (const caller of callersFor(context, move, [])) {
    const told = await ask(context, facts, {}, caller, null);
    const thing = idIn(dataOf(told), shown.prefix);
    if (isSuccess(told) && thing !== null)
      return {
        machine,
        params: { [nameOfId(thing)]: thing },
        movers: caller === null ? [] : [caller],
        filled: new Set(),
      };
  }
  return null;
}

const idIn = (data: unknown, prefix: string): string | null => {
  const id = valueAt(data, 'id');
  return typeof id === 'string' && id.startsWith(`${prefix}_`) ? id : null;
};

async function moveOn(context: CheckContext, thing: Traveller, move: MachineMove): Promise<Traveller | null> {
  const facts = factsFor(move.operation as OperationId);
  for (const caller of callersFor(context, move, thing.movers)) {
    for (const id of FILLED_BY[facts.id] ?? []) await fill(context, factsFor(id), thing, caller);
    const told = await ask(context, facts, thing.params, caller, move);
    if (![...SUCCESS, 409].includes(told.status)) continue;
    const read = readOf(facts);
    if (read !== null) await readAs(context, read, thing.params, caller);
    // A server may have made the move by itself meanwhile. An answer to a question of one's own is another question.
    if (stateOf(context, thing) !== move.to) continue;
    return { ...thing, movers: caller === null ? thing.movers : [caller, ...thing.movers] };
  }
  return null;
}

/** Whoever moved it before comes first: a draft is filled in by its own facility, a case is signed by its reader. */
function callersFor(
  { people }: CheckContext,
  move: MachineMove | null,
  before: readonly CallerName[],
): readonly (CallerName | null)[] {
  const all = people.map(({ name }) => name);
  const may = all.filter((name) => move === null || canMake(move.who, name));
  return [...new Set([...before.filter((name) => may.includes(name)), ...may, ...all])];
}

/** What is refused here is told by the move that it was for. */
async function fill(
  context: CheckContext,
  facts: OperationFacts,
  { params, filled }: Traveller,
  caller: CallerName | null,
): Promise<void> {
  if (filled.has(facts.id)) return;
  const [[name, id] = ['', '']] = Object.entries(params);
  const way = context.finds.ways(facts.id, facts.names).find((one) => one.params[name] === id);
  if (way === undefined) return;
  const isFilled =
    facts.id === 'addImage'
      ? await putSlide(context, way.params, caller)
      : isSuccess(await ask(context, facts, way.params, caller, null));
  if (isFilled) filled.add(facts.id);
}

async function ask(
  context: CheckContext,
  facts: OperationFacts,
  params: Params,
  caller: CallerName | null,
  move: MachineMove | null,
): Promise<Told> {
  const { finds, prober, random } = context;
  const example = exampleOf(facts, move);
  const call = callFor(facts, finds, { params, caller, key: newKey(random), example });
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
  return prober.ask({
    ...call,
    ...(body === undefined ? {} : { body }),
    headers: { ...call.headers, ...(version === null ? {} : { 'If-Match': version }) },
  });
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

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a named example cannot know: the state that is asked for, and what was written and seen on the way. */
async function bodyOf(context: CheckContext, call: Call, move: MachineMove | null): Promise<unknown> {
  const { body, operation, params = {}, caller } = call;
  if (!isFields(body)) return body;
  if (move !== null && Object.hasOwn(body, 'to')) return { ...body, to: move.to };
  if (operation === 'addSpecimen') return { ...body, totalNumberSlides: 1 };
  if (operation === 'addSubsection') return { ...body, slideCount: 1 };
  // A facility gives an accession number once.
  if (operation === 'updateCase' && isFields(body['clinical']))
    return {
      ...body,
      delivery: { slideDelivery: 'Upload_the_Slide_Images' },
      clinical: { ...body['clinical'], caseRecordId: newAccession(context) },
    };
  if (operation !== 'signOutCase') return body;
  const text = await readAs(context, factsFor('getPrimaryDiagnosis'), params, caller);
  const images = context.finds
    .ways('recordImageOpened', ['caseId', 'imageId'])
    .filter((way) => way.params['caseId'] === params['caseId']);
  return {
    ...body,
    diagnosisVersion: text === null ? 0 : valueAt(dataOf(text), 'version'),
    imagesSeen: images.map((way) => ({ imageId: way.params['imageId'], checksum: null })),
  };
}

const newAccession = ({ random }: CheckContext): string => `CH26-${Math.floor(random() * 1e6)}`;

/** Machines whose things a check makes by itself. */
const DRIVEN = [
  'CaseStatus',
  'EnquiryLeadStatus',
  'AccountLeadStatus',
  'TaskStatus',
  'TicketStatus',
] as const satisfies readonly (keyof typeof machines)[];

/** Brings a thing into each state in which nothing was seen, before anything is asked about states. */
export async function reachStates(context: CheckContext): Promise<void> {
  for (const machine of DRIVEN.filter((one) => isAskedAbout(context, one)))
    for (const state of statesToReach(context, machine)) await driveToState(context, machine, state);
}

/** Brings a new thing into a state from which the operation moves it; tells whether there is one now. */
export async function driveFor(context: CheckContext, { id }: OperationFacts): Promise<boolean> {
  for (const { machine, from } of MOVES.filter(({ operation }) => operation === id))
    for (const state of from)
      if (DRIVEN.some((one) => one === machine) && (await driveToState(context, machine, state)) !== null)
        return true;
  return false;
}

/** Whether an operation that is looked at moves such things, or is about one of them. */
function isAskedAbout({ chosen }: CheckContext, machine: string): boolean {
  const shown = shownBy(machine);
  const name = shown === null ? '' : nameOfId(`${shown.prefix}_`);
  const moving = new Set(MOVES.filter((move) => move.machine === machine).map(({ operation }) => operation));
  return chosen.some(({ id, names }) => moving.has(id) || names.includes(name));
}

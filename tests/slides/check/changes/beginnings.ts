import { z } from 'zod';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import type { MachineMove } from '../../states/moves.ts';
import { shownBy } from '../../states/things.ts';
import { dataOf, isSuccess, type Params, shortOf } from '../calls.ts';
import { type CheckContext, newKey } from '../context.ts';
import type { CallerName } from '../creds.ts';
import { factsFor } from '../facts.ts';
import { valueAt } from '../judge.ts';
import { isReader } from '../relation.ts';
import { nameOfId } from '../thing-names.ts';
import { askOnTheWay, callersFor } from './drive-calls.ts';

/** A thing on its way: what names it, and who has moved it so far, the last of them first. */
export interface Traveller {
  readonly machine: string;
  readonly params: Params;
  readonly movers: readonly CallerName[];
  /** What has been filled in. */
  readonly filled: Set<OperationId>;
  /** What names the thing that it belongs to, which moves with it; empty where there is none. */
  readonly owner: Params;
}

/** Why there is no such thing, or why it goes no further. */
export type Why = { readonly why: string };

/** Brings another thing into a state, on which the one that is to be made depends. */
export type Drive = (machine: string, state: string) => Promise<Traveller | Why>;

/** What is there before a thing is made: what its path and its body name, and who makes it. */
interface Scene {
  readonly params: Params;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly makers: readonly CallerName[];
}

/** What makes a thing where no move of its machine does. */
const MADE_BY: Readonly<Record<string, OperationId>> = {
  AccountLeadStatus: 'createAccount',
  BillingStatus: 'createBilling',
  EnquiryLeadStatus: 'createEnquiry',
  // This registration needs neither a file nor a signature of somebody else.
  RegistrationStatus: 'registerOther',
  TaskStatus: 'createTask',
  TicketStatus: 'createSupportTicket',
};

const NOTHING_NEEDED: Scene = { params: {}, fields: {}, makers: [] };

const SCENES: Readonly<
  Record<string, (context: CheckContext, move: MachineMove | null, drive: Drive) => Promise<Scene | Why>>
> = {
  BillingStatus: setCaseToBill,
  HandOverStatus: setCaseToOffer,
  // Whoever asks need not see the case that the example names.
  TicketStatus: () => Promise.resolve({ ...NOTHING_NEEDED, fields: { caseId: undefined } }),
};

const DAY_MS = 86_400_000;

/** A line is Ready where its case is signed out, and Pending before that. */
async function setCaseToBill(
  { finds }: CheckContext,
  move: MachineMove | null,
  drive: Drive,
): Promise<Scene | Why> {
  const state = move?.to === 'Ready' ? 'SignOutCompleted' : 'Available';
  const seen = finds.ids('cas').find((id) => finds.about(id)['status'] === state);
  const driven = seen === undefined ? await drive('CaseStatus', state) : { params: { caseId: seen } };
  if ('why' in driven) return { why: `no case could be brought into ${state}: ${driven.why}` };
  const { caseId } = driven.params;
  // No specimen of it has to be known, and nothing is billed for a day to come.
  const dateOfService = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);
  return { params: {}, fields: { caseId, specimenID: undefined, dateOfService }, makers: [] };
}

/** A case that a reader holds, and a colleague of the reader who could take it and answers for it. */
async function setCaseToOffer(
  context: CheckContext,
  _: MachineMove | null,
  drive: Drive,
): Promise<Scene | Why> {
  const readers = context.people.filter(isReader);
  if (readers.length < 2) return { why: 'there is no second provider who could log in' };
  const held = await drive('CaseStatus', 'Selected');
  if ('why' in held) return { why: `no case could be brought to a reader: ${held.why}` };
  const holder = readers.find(({ name }) => name === held.movers[0]);
  if (holder === undefined) return { why: 'the reader of the case could not log in' };
  const others = readers.flatMap(({ userId }) =>
    userId === null || userId === holder.userId ? [] : [userId],
  );
  const toUserId =
    (await findColleague(context, held, holder.name, others)) ??
    ((await formGroup(context, [...others, holder.userId ?? '']))
      ? await findColleague(context, held, holder.name, others)
      : null);
  if (toUserId === null) return { why: 'no colleague who could log in could take the case' };
  return { params: held.params, fields: { toUserId }, makers: [holder.name] };
}

const Colleagues = z.object({
  items: z.array(z.object({ provider: z.object({ userId: z.string() }), obstacles: z.array(z.unknown()) })),
});

async function findColleague(
  { prober }: CheckContext,
  { params }: Traveller,
  caller: CallerName,
  others: readonly string[],
): Promise<string | null> {
  const told = await prober.ask({ operation: 'listHandOverColleagues', caller, params });
  const { data } = Colleagues.safeParse(dataOf(told));
  const free = data?.items.filter(({ obstacles }) => obstacles.length === 0) ?? [];
  return free.map(({ provider }) => provider.userId).find((id) => others.includes(id)) ?? null;
}

/** Cases are handed over within a group; on a server that is empty nobody is in one. */
async function formGroup({ prober, people }: CheckContext, memberIds: readonly string[]): Promise<boolean> {
  if (!people.some(({ name }) => name === 'admin')) return false;
  const key = newKey();
  const told = await prober.ask({
    operation: 'createGroup',
    caller: 'admin',
    headers: { 'Idempotency-Key': key },
    body: { name: `Check ${key.slice(1, 9)}`, ownerGroup: 'Operator', memberIds },
  });
  return isSuccess(told);
}

/** A new thing of a machine, made as people would, or why there is none. */
export async function makeThing(
  context: CheckContext,
  machine: string,
  move: MachineMove | null,
  drive: Drive,
): Promise<Traveller | Why> {
  const id = move?.operation ?? MADE_BY[machine];
  const shown = shownBy(machine);
  if (id === undefined || shown === null) return { why: 'nothing that can be asked for makes one' };
  const facts = factsFor(id as OperationId);
  const scene = (await SCENES[machine]?.(context, move, drive)) ?? NOTHING_NEEDED;
  if ('why' in scene) return scene;
  const { params, fields, makers } = scene;
  let why = 'nobody could log in who makes one';
  for (const caller of makers.length > 0 ? makers : callersFor(context, move, [])) {
    const told = await askOnTheWay(context, { facts, params, caller, move: null, fields });
    const thing = idIn(dataOf(told), shown.prefix);
    if (isSuccess(told) && thing !== null)
      return {
        machine,
        params: { [nameOfId(thing)]: thing },
        movers: caller === null ? [] : [caller],
        filled: new Set(),
        owner: params,
      };
    why = `${id} was answered ${shortOf(told)}`;
  }
  return { why };
}

const idIn = (data: unknown, prefix: string): string | null => {
  const id = valueAt(data, 'id');
  return typeof id === 'string' && id.startsWith(`${prefix}_`) ? id : null;
};

import { z } from 'zod';
import { STATES } from '#app/core/access/moves.ts';
import type { MachineName } from '#contracts/generated/machines.ts';
import type { World } from '../world.ts';
import { collectionOf } from './state.ts';

/** The field of a thing that holds the state of a machine, and the collections that such things are in. */
const KEPT: Readonly<Partial<Record<MachineName, readonly [field: string, ...collections: string[]]>>> = {
  AccountLeadStatus: ['leadStatus', 'accounts'],
  BillingStatus: ['status', 'billings'],
  CaseStatus: ['status', 'cases'],
  EnquiryLeadStatus: ['leadStatus', 'enquiries'],
  HandOverStatus: ['status', 'handOvers'],
  LicenceRenewalStatus: ['status', 'licenceRenewals'],
  PostSignOutState: ['postSignOut', 'cases'],
  RegistrationStatus: ['status', 'registrations'],
  ReportState: ['reportState', 'cases'],
  RequestStatus: ['status', 'orders', 'rescans', 'questions'],
  TaskStatus: ['status', 'tasks'],
  TicketStatus: ['status', 'tickets'],
  UploadStatus: ['status', 'uploads'],
  UserStatus: ['status', 'users'],
};

const states = new Map(STATES.map((one) => [`${one.machine} ${one.state}`, one]));

/** A machine of the contract and one of its states, such as `BillingStatus Denied`. */
const StateName = z
  .string()
  .refine((name) => states.has(name), {
    error: ({ input }) => `${String(input)} is no machine with one of its states.`,
  });

export const ThingsAsked = z.strictObject({ things: z.array(StateName).max(states.size) });

/** The id of a record in each state that is asked for; a state in which none is, is left out. */
export function thingsIn(
  world: World,
  { things }: z.infer<typeof ThingsAsked>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    things.flatMap((name) => {
      const { machine = '', state = '' } = states.get(name) ?? {};
      const [field = '', ...collections] = Object.entries(KEPT).find(([key]) => key === machine)?.[1] ?? [];
      const found = collections
        .flatMap((collection) => collectionOf(world, collection)?.list() ?? [])
        .find((record) => Reflect.get(record, field) === state);
      return found === undefined ? [] : [[name, found.id] as const];
    }),
  );
}

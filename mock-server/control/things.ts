import { z } from 'zod';
import { STATES } from '#app/core/access/moves.ts';
import type { MachineName } from '#contracts/generated/machines.ts';
import type { World } from '../world.ts';
import { collectionOf } from './state.ts';

/** In which collection the things of a machine are, and in which field of them their state is. */
const KEPT: Readonly<Partial<Record<MachineName, readonly [collection: string, field: string]>>> = {
  AccountLeadStatus: ['accounts', 'leadStatus'],
  BillingStatus: ['billings', 'status'],
  CaseStatus: ['cases', 'status'],
  EnquiryLeadStatus: ['enquiries', 'leadStatus'],
  HandOverStatus: ['handOvers', 'status'],
  LicenceRenewalStatus: ['licenceRenewals', 'status'],
  RegistrationStatus: ['registrations', 'status'],
  TaskStatus: ['tasks', 'status'],
  TicketStatus: ['tickets', 'status'],
  UploadStatus: ['uploads', 'status'],
  UserStatus: ['users', 'status'],
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
      const [collection = '', field = ''] = Object.entries(KEPT).find(([key]) => key === machine)?.[1] ?? [];
      const found = collectionOf(world, collection)
        ?.list()
        .find((record) => Reflect.get(record, field) === state);
      return found === undefined ? [] : [[name, found.id] as const];
    }),
  );
}

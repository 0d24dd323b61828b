import { beforeAll, describe, expect, it } from 'vitest';
import type { Plan } from '#app/features/registration/plan.ts';
import { facilityPlan } from '#app/features/registration/plans/facility-plan.ts';
import { otherPlan } from '#app/features/registration/plans/people-plans.ts';
import { providerPlan } from '#app/features/registration/plans/provider-plan.ts';
import { readPlan, typedOf } from '#app/features/registration/read-plan.ts';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import { makeKeyed, plainDemo, START } from './business-people.ts';
import { type MockClient, mockInProcess } from './mock-client.ts';
import {
  FACILITY_FORM,
  FACILITY_PUBLIC,
  OTHER_FORM,
  PROVIDER_FORM,
  PROVIDER_PUBLIC,
} from './registration-forms.ts';
import {
  AT_THE_EDGE,
  type Changes,
  CONTACT,
  FACILITY_RANGES,
  OTHER_RANGES,
  PROVIDER_RANGES,
  TODAY,
} from './registration-rules.rows.ts';

let client: MockClient;
let admin: string;
beforeAll(async () => {
  ({ client } = mockInProcess({ world: plainDemo, now: () => START }));
  admin = await client.logIn('admin');
});

function formErrors<Form>(plan: Plan<Form>, form: Changes): Readonly<Record<string, string[]>> {
  const read = readPlan(plan, typedOf(plan, form), TODAY);
  return read.ok ? {} : read.errors;
}

/** The fields that the server names, and its status. */
async function serverSays(operation: OperationId, body: unknown, as: string | null) {
  const { status, body: answer } = await client.ask(operation, { body, headers: makeKeyed(), as });
  const { data } = answer as { readonly data: Readonly<Record<string, unknown>> | null };
  return { status, fields: Object.keys(data ?? {}) };
}

describe('domain 3.2, 3.3 and 3.5: what is empty, too long, too small or no date', () => {
  it.each(PROVIDER_RANGES)(
    'of a provider, %j: at %s “%s”, and the server names it',
    async (changes, field, text, named) => {
      const form = { ...PROVIDER_FORM, ...changes };
      expect(formErrors(providerPlan, form)).toEqual({ [field]: [text] });
      const said = await serverSays('registerProvider', { ...PROVIDER_PUBLIC, form }, null);
      expect(said).toEqual({ status: 400, fields: [`form.${named}`] });
    },
  );

  it.each(FACILITY_RANGES)(
    'of a facility, %j: at %s “%s”, and the server names it',
    async (changes, field, text, named) => {
      const form = { ...FACILITY_FORM, ...changes };
      expect(formErrors(facilityPlan, form)).toEqual({ [field]: [text] });
      const said = await serverSays('registerFacility', { ...FACILITY_PUBLIC, form }, null);
      expect(said).toEqual({ status: 400, fields: [`form.${named}`] });
    },
  );

  it.each(OTHER_RANGES)(
    'of somebody else, %j: at %s “%s”, and the server names it',
    async (changes, field, text, named) => {
      const form = { ...OTHER_FORM, ...changes };
      expect(formErrors(otherPlan, form)).toEqual({ [field]: [text] });
      const said = await serverSays('registerOther', { form }, admin);
      expect(said).toEqual({ status: 400, fields: [`form.${named}`] });
    },
  );

  it.each(AT_THE_EDGE.map((changes, at) => [changes, at] as const))(
    '%j is good for both',
    async (changes, at) => {
      const primaryContact = { ...CONTACT, email: `edge${String(at)}@example.org` };
      const form = { ...FACILITY_FORM, ...changes, primaryContact };
      expect(formErrors(facilityPlan, form)).toEqual({});
      const said = await serverSays('registerFacility', { ...FACILITY_PUBLIC, form }, null);
      expect(said).toEqual({ status: 202, fields: [] });
    },
  );
});

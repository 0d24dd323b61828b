import { beforeEach, describe, expect, it } from 'vitest';
import type { MockApi } from '#mock-server/server.ts';
import { businessMock, dataOf, type Tokens } from './business-people.ts';
import type { MockClient } from './mock-client.ts';

const SHEET = [
  'First name,Last name,Email,Phone,User type,Role,Facility id,Start date',
  'Juniper,Marrow,Juniper@Example.org,+1 555 010 0180,Other,MedicalFacility,fac_demo-1,2026-12-01',
  'Alder,Finch,alder@example.org,555,Other,MedicalFacility,fac_demo-1,',
  ',,,,,,,',
  'Rowan,Pike,juniper@example.org,+1 555 010 0181,Other,MedicalFacility,fac_demo-1,',
  'Ash,Wren,ash@example.org,+1 555 010 0182,Other,MedicalFacility,fac_none,',
  'Elm,Hart,facility@example.test,+1 555 010 0183,Other,MedicalFacility,fac_demo-1,',
  'Fern,Lark,fern@example.org,+1 555 010 0184,Gardener,,,',
].join('\n');

interface Outcome {
  readonly rows: number;
  readonly good: number;
  readonly taken: number;
  readonly errors: readonly { readonly row: number; readonly fields: Record<string, string[]> }[];
}

let api: MockApi;
let client: MockClient;
let people: Tokens;
let known: string;
beforeEach(async () => {
  ({ api, client, people } = await businessMock());
  known = api.world().users.find('usr_demo000004')?.email ?? '';
});

const send = (sheet: string, dryRun = false) =>
  client.ask('importUsers', {
    query: { dryRun: String(dryRun) },
    body: sheet.replace('facility@example.test', known),
    headers: { 'Content-Type': 'text/csv' },
    as: people.admin,
  });
const outcome = async (...sheet: Parameters<typeof send>): Promise<Outcome> =>
  dataOf<Outcome>(await send(...sheet));
const drafts = () =>
  api
    .world()
    .registrations.list()
    .filter(({ kind, createdBy }) => kind === 'users' && createdBy?.userId === 'usr_demo000006');

describe('a sheet of users', () => {
  it('is rehearsed first: every error by row and column, and nothing is made', async () => {
    const { errors, ...counts } = await outcome(SHEET, true);
    expect(counts).toEqual({ dryRun: true, rows: 6, good: 1, taken: 0 });
    expect(errors.map(({ row, fields }) => [row, ...Object.keys(fields)])).toEqual([
      [3, 'phone'],
      [5, 'email'],
      [6, 'facilityId'],
      [7, 'email'],
      [8, 'userType'],
    ]);
    expect(errors[1]?.fields).toEqual({ email: ['An account with this email already exists'] });
    expect(errors[2]?.fields).toEqual({ facilityId: ['Choose a facility'] });
    expect(drafts()).toEqual([]);
  });

  it('opens a registration for each good row, and none of them twice', async () => {
    expect(await outcome(SHEET)).toMatchObject({ good: 1, taken: 1 });
    const form = {
      firstName: 'Juniper',
      email: 'juniper@example.org',
      startDate: '2026-12-01',
      rights: null,
    };
    expect(drafts()).toMatchObject([{ status: 'Draft', submittedAt: null, form }]);
    expect(await outcome(SHEET)).toMatchObject({ good: 0, taken: 0 });
    expect(drafts()).toHaveLength(1);
  });

  it('names a facility and a role in the words that people know', async () => {
    const facility = api.world().facilities.find('fac_demo-1')?.name ?? '';
    const sheet = `First name,Last name,Email,Phone,User type,Facility,Role\nJuniper,Marrow,juniper@example.org,+1 555 010 0180,Other,"${facility}",Medical facility`;
    expect(await outcome(sheet)).toMatchObject({ taken: 1, errors: [] });
    expect(drafts()).toMatchObject([{ form: { facilityId: 'fac_demo-1', role: 'MedicalFacility' } }]);
  });

  it('is refused as a whole when it is none, or says more or less than a user’s form', async () => {
    const strange = await send('First name,Last name,Email,Rights\nA,B,a@example.org,all');
    expect(strange).toMatchObject({ status: 422, body: { data: { columns: ['Unknown column: Rights'] } } });
    expect((await send('Email\na@example.org')).status).toBe(422);
    expect((await send('x'.repeat(2 * 1024 * 1024 + 1))).status).toBe(413);
    expect(drafts()).toEqual([]);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { LAB_OPERATIONS, SECOND_FACILITY_USER } from '#mock-server/seeds/staff.ts';
import { dataOf, type PeopleMock, peopleMock } from './people.test-support.ts';

const FACILITY_USER = 'usr_demo000004';
const NP = 'usr_demo000005';
const ADMIN = 'usr_demo000006';

let mock: PeopleMock;
let facility: string;
let admin: string;
beforeEach(async () => {
  mock = peopleMock();
  facility = await mock.enter('facility');
  admin = await mock.enter('admin');
});

const remove = (as: string, userId: string, version = 1) =>
  mock.send('removeTeamMember', { params: { userId }, version, as });
const idsOfTeam = async (as: string) =>
  dataOf<{ items: { userId: string }[] }>(await mock.client.ask('listTeam', { as })).items.map(
    ({ userId }) => userId,
  );

describe('taking somebody out of the team', () => {
  it('deactivates them and ends their sessions', async () => {
    const theirs = await mock.enter('np');
    expect((await remove(facility, NP)).body).toMatchObject({ data: { done: true } });
    expect(mock.user(NP).status).toBe('Deactivated');
    expect((await mock.client.ask('getCurrentUser', { as: theirs })).status).toBe(401);
    expect(await remove(facility, NP, 2)).toMatchObject({ status: 409, code: 'STATUS_TRANSITION' });
    expect(await idsOfTeam(facility)).toEqual([FACILITY_USER]);
  });

  it('leaves somebody to manage the facility, and an admin', async () => {
    expect(await remove(facility, FACILITY_USER)).toMatchObject({ status: 409, code: 'LAST_TEAM_MEMBER' });
    expect(await remove(admin, ADMIN)).toMatchObject({
      status: 409,
      code: 'LAST_ADMIN',
      body: { error: 'At least one active admin is needed' },
    });
  });

  it('reaches nobody of another team', async () => {
    expect((await remove(facility, SECOND_FACILITY_USER)).status).toBe(404);
    expect((await remove(facility, ADMIN)).status).toBe(404);
    expect((await remove(admin, NP)).status).toBe(404);
    expect((await remove(await mock.enter('np'), FACILITY_USER)).status).toBe(403);
    expect((await remove(await mock.enter('accounts'), LAB_OPERATIONS)).status).toBe(403);
  });

  it('wants the version', async () => {
    expect((await remove(facility, NP, 2)).status).toBe(412);
    const answer = await mock.client.ask('removeTeamMember', { params: { userId: NP }, as: facility });
    expect(answer.status).toBe(428);
  });
});

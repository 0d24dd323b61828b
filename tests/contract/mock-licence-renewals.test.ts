import { beforeEach, describe, expect, it } from 'vitest';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import { openRenewals, PDF, type Renewals } from './licence-renewals.test-support.ts';
import { dataOf, fieldRefusal } from './people.test-support.ts';

let desk: Renewals;
beforeEach(async () => {
  desk = await openRenewals();
});

describe('a renewal', () => {
  it('is refused where its dates cannot be, or another one waits', async () => {
    const wrong = async (changes: object, field: string, text: string) =>
      expect(await desk.renew(changes)).toMatchObject(fieldRefusal({ [field]: text }));
    desk.holdOnly('2027-01-01');
    await wrong({ expiresOn: '2026-11-21' }, 'expiresOn', 'Expiry date must be in the future');
    await wrong(
      { expiresOn: '2027-01-01' },
      'expiresOn',
      'Expiry date must be later than that of the present licence',
    );
    await wrong({ issuedOn: '2026-12-01' }, 'issuedOn', 'Issue date cannot be in the future');
    await wrong({ number: '   ' }, 'number', 'Licence number is required');
    expect(await desk.renew({}, desk.mine, PROVIDER, 'image/png')).toMatchObject({
      status: 415,
      code: 'FILE_CONTENT_MISMATCH',
    });
    expect(await desk.renew({ region: 'nowhere' })).toMatchObject({ status: 400 });
    await desk.handIn();
    expect(await desk.renew()).toMatchObject({ status: 409, code: 'LICENCE_RENEWAL_STATE' });
    expect((await desk.renew({ region: 'CO' })).status).toBe(201);
  });

  it('that is sent back changes nothing, says why, and another one may follow', async () => {
    const before = desk.licence();
    const id = await desk.handIn();
    expect(await desk.review(id, { decision: 'return' })).toMatchObject(
      fieldRefusal({ reason: 'Reason is required' }),
    );
    expect(
      await desk.review(id, { decision: 'return', reason: 'Not legible.' }, desk.admin, 7),
    ).toMatchObject({ status: 412 });
    expect(await desk.review(id, { decision: 'return', reason: 'Not legible.' })).toMatchObject({
      status: 200,
      body: { data: { status: 'Returned', reason: 'Not legible.' } },
    });
    expect(desk.licence()).toEqual(before);
    expect(await desk.review(id, { decision: 'accept' }, desk.admin, 2)).toMatchObject({
      status: 409,
      code: 'LICENCE_RENEWAL_STATE',
    });
    expect((await desk.renew()).status).toBe(201);
  });

  it('is found by its provider and by staff, with its document', async () => {
    const id = await desk.handIn();
    const list = async (as: string, query: Record<string, string> = {}) =>
      dataOf<{ items: readonly { id: string; allowedActions: string[] }[] }>(
        await desk.mock.client.ask('listLicenceRenewals', { query, as }),
      ).items;
    expect(await list(desk.mine)).toMatchObject([{ id, allowedActions: [] }]);
    expect(await list(await desk.mock.enter('provider2'))).toEqual([]);
    expect(
      await list(desk.admin, { status: 'Submitted', region: 'OH', q: 'demo-35', userId: PROVIDER }),
    ).toMatchObject([{ id, allowedActions: ['accept', 'return'] }]);
    for (const query of [
      { status: 'Accepted' },
      { region: 'CO' },
      { q: 'nobody' },
      { userId: SECOND_PROVIDER },
    ])
      expect(await list(desk.admin, query)).toEqual([]);
    const params = { renewalId: id };
    expect(await desk.mock.client.ask('getLicenceRenewal', { params, as: desk.mine })).toMatchObject({
      status: 200,
    });
    const document = await desk.mock.client.ask('getLicenceRenewalDocument', {
      params,
      query: { inline: 'true' },
      as: desk.mine,
    });
    expect([document.status, document.text]).toEqual([200, PDF]);
    expect(document.headers.get('content-security-policy')).toContain('sandbox');
    expect(
      await desk.mock.client.ask('getLicenceRenewal', { params, as: await desk.mock.enter('provider2') }),
    ).toMatchObject({ status: 404 });
  });
});

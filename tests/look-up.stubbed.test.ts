import { beforeAll, describe, expect, it } from 'vitest';
import { key } from './contract/mock-client.ts';
import { type OperatorDesk, openOperatorDesk } from './support/operator-desk.ts';

let desk: OperatorDesk;
beforeAll(async () => {
  desk = await openOperatorDesk();
});

describe('what a look-up leads to by an id alone', () => {
  it('is the account of a facility', async () => {
    const [facility] = desk.api
      .world()
      .facilities.list()
      .filter(({ accountId }) => accountId !== null);
    const { outcome } = await desk.open('Accounts', `/accountDetail?facility=${facility?.id ?? ''}`);
    expect(outcome).toBe(`/accountDetail/${facility?.accountId ?? ''}`);
    expect((await desk.open('Accounts', outcome)).outcome).toBe('shown');
    expect((await desk.open('Accounts', '/accountDetail?facility=fac_none')).outcome).toBe('404');
    expect((await desk.open('Accounts', '/accountDetail')).outcome).toBe('/account');
  });

  it('is a facility by itself where it has no account', async () => {
    const lone = desk.api
      .world()
      .facilities.list()
      .find(({ accountId }) => accountId === null);
    const page = await desk.open('Accounts', `/accountDetail?facility=${lone?.id ?? ''}`);
    expect(page.outcome).toBe('shown');
    expect(JSON.parse(page.text)).toMatchObject({ account: { id: lone?.id, accountId: null } });
  });

  it('is the registration under its kind', async () => {
    const opened = await desk.open('Admin', '/staff-registration', {
      idempotencyKey: key(),
      firstName: 'Juniper',
      lastName: 'Marrow',
      email: 'juniper@example.org',
      phone: '+1 555 010 0151',
      staffRole: 'Accounts',
    });
    const id = /reg_\w+$/.exec(opened.outcome)?.[0] ?? expect.fail(opened.outcome);
    const { outcome } = await desk.open('Admin', `/users?registration=${id}`);
    expect(outcome).toBe(`/users?of=operator-staff&registration=${id}`);
    expect((await desk.open('Admin', outcome)).outcome).toBe('shown');
    expect((await desk.open('Admin', '/users?registration=reg_none')).outcome).toBe('404');
  });
});

import { beforeAll, describe, expect, it, vi } from 'vitest';
import { typedOf } from '#app/features/facility/account/typed-facility.ts';
import { key } from './contract/mock-client.ts';
import { type OperatorDesk, openOperatorDesk, staff } from './support/operator-desk.ts';

let desk: OperatorDesk;
beforeAll(async () => {
  desk = await openOperatorDesk();
});

type Fields = Readonly<Record<string, string>>;

const PAGE = '/accountDetail/acc_demo-1';
const FORM = '/EditAccount/acc_demo-1?part=facility';
const facility = () => desk.api.world().facilities.find('fac_demo-1') ?? expect.fail('no facility');

/** The fields of a form by the names that its boxes have. */
const fieldsOf = (value: object, name = ''): Fields =>
  Object.fromEntries(
    Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
      const own = Array.isArray(value) ? `${name}[${key}]` : [name, key].filter(Boolean).join('.');
      if (typeof part === 'string' || typeof part === 'number') return [[own, String(part)]];
      if (part === true) return [[own, 'on']];
      return typeof part === 'object' && part !== null ? Object.entries(fieldsOf(part, own)) : [];
    }),
  );

describe('the facility of an account', () => {
  it.each(staff)('is on the page of the account, and in a form, for %s', async (duty) => {
    const { legalName } = facility().form;
    expect((await desk.open(duty, PAGE)).text).toContain(`"legalName":"${legalName}"`);
    expect((await desk.open(duty, FORM)).text).toContain(`"legalName":"${legalName}"`);
  });

  it('that cannot be read leaves the rest of the page, which says so in its place', async () => {
    const api = globalThis.fetch;
    vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => {
      const asked = new Request(input, init);
      const isFacility = asked.url.endsWith('/facilities/fac_demo-1');
      return isFacility ? Promise.reject(new TypeError('No connection')) : api(asked);
    });
    const shown = await desk.open('Admin', PAGE);
    vi.stubGlobal('fetch', api);
    expect(shown.outcome).toBe('shown');
    expect(shown.text).toContain('"id":"acc_demo-1"');
    expect(shown.text).toContain('"facility":{"unread":"Error 500: No response from the server.');
  });

  it('is changed by the operator, who comes back to the account and reads that it is saved', async () => {
    const { form, version } = facility();
    const fields = { etag: `"v${String(version)}"`, idempotencyKey: key(), legalName: form.legalName };
    const refused = await desk.open('Admin', FORM, { ...fields, legalName: '' });
    expect(refused.text).toContain('Facility name is required');
    const typed = { ...fieldsOf(typedOf(form)), ...fields, legalName: 'Riverbend Surgical Pathology LLC' };
    const saved = await desk.open('Admin', FORM, typed);
    expect(saved.outcome, saved.text).toBe(`${PAGE}?saved=1`);
    expect(facility().form.legalName).toBe('Riverbend Surgical Pathology LLC');
    expect((await desk.open('Admin', `${PAGE}?saved=1`)).text).toContain('"isSaved":true');
  });

  it('has no form where the account has none', async () => {
    expect((await desk.open('Admin', '/EditAccount/acc_demo-2?part=facility')).outcome).toBe('404');
    expect((await desk.open('Admin', '/accountDetail/acc_demo-2')).text).toContain('"facility":null');
  });
});

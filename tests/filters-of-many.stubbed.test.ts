import { beforeAll, describe, expect, it } from 'vitest';
import { type OperatorDesk, openOperatorDesk } from './support/operator-desk.ts';
import { crowd, LAST_FACILITY, LAST_OPERATOR, LAST_PATHOLOGIST } from './support/people/crowd.ts';

let desk: OperatorDesk;

beforeAll(async () => {
  desk = await openOperatorDesk();
  crowd(desk.api.world());
});

interface Found {
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

describe('the filters of a list', () => {
  interface Listed {
    readonly items?: readonly unknown[];
    readonly cases?: readonly unknown[];
    readonly list: {
      readonly filters: Record<string, readonly string[]>;
      readonly dropped: readonly string[];
    };
    readonly named: Readonly<Record<string, Found>>;
  }
  const listAt = async (address: string) => JSON.parse((await desk.open('Admin', address)).text) as Listed;

  it.each([
    ['/billings', 'facilityId', LAST_FACILITY],
    ['/billings', 'providerId', LAST_PATHOLOGIST],
    ['/case', 'facilityId', LAST_FACILITY],
    ['/case', 'providerId', LAST_PATHOLOGIST],
    ['/tasks', 'assigneeId', LAST_OPERATOR],
    ['/tasks', 'facilityId', LAST_FACILITY],
    ['/users', 'facilityId', LAST_FACILITY],
    ['/account', 'ownerId', LAST_OPERATOR],
    ['/enquiries', 'ownerId', LAST_OPERATOR],
  ])(
    'of %s have by %s whom they are set to, with a name, and find others by name',
    async (path, name, id) => {
      const { list, named } = await listAt(`${path}?${name}=${id}`);
      expect(list.filters).toEqual({ [name]: [id] });
      const set = named[name]?.choices.find(({ value }) => value === id);
      expect(set?.label).not.toBe(id);
      expect(set?.label).toBeTruthy();
      const other = id.replace('129', '077').replace('many-077', 'many-77');
      const words = other.startsWith('fac_') ? 'Laboratory 0077' : 'Many 0077';
      const searched = await listAt(`${path}?find.${name}=${encodeURIComponent(words)}`);
      expect(searched.named[name]?.choices.map(({ value }) => value)).toContain(other);
      // What is looked for narrows nothing down yet.
      expect([searched.list.filters, searched.list.dropped]).toEqual([{}, []]);
    },
  );

  it('leave the lines of one debtor', async () => {
    const { items = [] } = await listAt('/billings');
    const [first] = items as { readonly facility: { readonly id: string }; readonly payer: string | null }[];
    const facilityId = first?.facility.id ?? expect.fail('no line');
    const ofOne = await listAt(`/billings?facilityId=${facilityId}&pageSize=100`);
    const facilities = (ofOne.items as typeof items as { readonly facility: { readonly id: string } }[]).map(
      ({ facility }) => facility.id,
    );
    expect([...new Set(facilities)]).toEqual([facilityId]);
    expect((await listAt('/billings?payer=Nobody%20Known')).items).toEqual([]);
  });

  it.each(['/case?region=NY', '/users?region=NY'])('understand %s', async (address) => {
    const { list } = await listAt(address);
    expect([list.filters, list.dropped]).toEqual([{ region: ['NY'] }, []]);
  });
});

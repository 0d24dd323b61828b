import { beforeAll, expect, it } from 'vitest';
import { type OperatorDesk, openOperatorDesk } from './support/operator-desk.ts';

let desk: OperatorDesk;
beforeAll(async () => {
  desk = await openOperatorDesk();
});

async function idsOf(source: string, words: string): Promise<readonly string[]> {
  const { text } = await desk.open('Admin', `/resources/choices?source=${source}&q=${words}`);
  const { choices } = JSON.parse(text) as { readonly choices: readonly { readonly value: string }[] };
  return choices.map(({ value }) => value);
}

it('nobody whose account is closed is offered as an owner, though a filter still finds what they own', async () => {
  const { users } = desk.api.world();
  const { id, lastName } =
    users.list().find(({ role, staffRole }) => role === 'Admin' && staffRole === 'Accounts') ??
    expect.fail('no staff');
  expect(await idsOf('owners', lastName)).toEqual([id]);
  users.change(id, (user) => ({ ...user, status: 'Deactivated' }));
  expect(await idsOf('owners', lastName)).toEqual([]);
  expect(await idsOf('operators', lastName)).toEqual([id]);
});

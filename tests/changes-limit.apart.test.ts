import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type Product, startProduct } from './support/product.ts';
import { PASSWORD } from './support/requests.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ CHANGE_LIMIT: '2' });
});
afterAll(() => product.stop());

async function logIn(email: string): Promise<string> {
  const answer = await fetch(`${product.url}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: product.url },
    body: new URLSearchParams({ email, password: PASSWORD }),
  });
  expect(answer.status).toBe(302);
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}

const NEW_GROUP = '/groups?group=new';

const sendGroup = (Cookie: string, name: string, address = NEW_GROUP) =>
  fetch(product.url + address, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: product.url, Cookie },
    body: new URLSearchParams({
      name,
      ownerGroup: 'Operator',
      memberIds: 'usr_demo000001',
      idempotencyKey: `"${crypto.randomUUID()}"`,
    }),
  });

it('a form too many in a minute comes back as it was typed, changes nothing, and says when to come again', async () => {
  // Two browsers of one person have one limit.
  const [first, second] = [await logIn('admin@example.org'), await logIn('admin@example.org')];
  expect((await sendGroup(first, 'Invented group one')).status).toBe(302);
  expect((await sendGroup(second, 'Invented group two')).status).toBe(302);

  const refused = await sendGroup(first, 'Invented group three');
  expect(refused.status).toBe(429);
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  const page = await refused.text();
  expect(page).toContain('value="Invented group three"');
  expect(page).toContain('Too many requests');
  // With script the same is told to the form that is on the screen.
  const told = await sendGroup(second, 'Invented group four', `${NEW_GROUP}&_data=routes%2F_member.groups`);
  expect([told.status, Number(told.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(told.headers.get('x-remix-catch')).toBeNull();
  expect(await told.json()).toMatchObject({ refused: { refusal: 429 } });
  expect(await product.control.journal('createGroup')).toHaveLength(2);

  // What only reads goes on, another person is not held up, and leaving is always possible.
  expect((await fetch(`${product.url}/groups`, { headers: { Cookie: first } })).status).toBe(200);
  const leaving = await fetch(`${product.url}/logout`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: product.url, Cookie: first },
  });
  expect([leaving.status, leaving.headers.get('location')]).toEqual([302, '/login?because=loggedOut']);
  // Nobody who leaves waits until the API has heard it.
  await expect.poll(() => product.control.journal('logout')).toHaveLength(1);
});

it('F3 a case too many in a minute is not made, nor an upload begun, and the page is told to try later', async () => {
  const Cookie = await logIn('facility@example.org');
  const userId = 'usr_demo000004';
  const send = async (address: string, sent: object) => {
    const answer = await fetch(product.url + address, {
      method: 'POST',
      headers: {
        Origin: product.url,
        Cookie,
        'Content-Type': 'application/json',
        Accept: 'application/json',
      },
      body: JSON.stringify({ userId, key: `"${crypto.randomUUID()}"`, ...sent }),
    });
    return z.object({ kind: z.string(), caseId: z.string().optional() }).parse(await answer.json());
  };
  const { kind, caseId } = await send('/resources/new-case-draft', {});
  expect([kind, (await send('/resources/new-case-draft', {})).kind]).toEqual(['created', 'created']);
  expect((await send('/resources/new-case-draft', {})).kind).toBe('later');
  const slide = { fileName: 'a.svs', bytes: 10, caseId, companionOf: null };
  expect((await send('/resources/new-upload', slide)).kind).toBe('later');
  expect(await product.control.journal('createCase')).toHaveLength(2);
  expect(await product.control.journal('createUpload')).toHaveLength(0);
});

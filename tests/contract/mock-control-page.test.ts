import { describe, expect, it } from 'vitest';
import { listScenarios } from '#mock-server/control/scenario-files.ts';
import { createMockApi, type MockApi } from '#mock-server/server.ts';
import { oneOf } from '#tests/support/long-run.ts';
import { mockInProcess } from './mock-client.ts';

const ORIGIN = 'http://localhost:4010';

/** What a browser sends; `cookie` of the page that asks for a token. */
const look = (api: MockApi, path = '/__mock/', cookie = ''): Promise<Response> =>
  api.fetch(new Request(`${ORIGIN}${path}`, { headers: { Accept: 'text/html,*/*', Cookie: cookie } }));

const send = (
  api: MockApi,
  fields: Record<string, string>,
  { path = '/__mock/page', origin = ORIGIN, cookie = '' } = {},
): Promise<Response> =>
  api.fetch(
    new Request(`${ORIGIN}${path}`, {
      method: 'POST',
      headers: { Origin: origin, Cookie: cookie, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    }),
  );

const press = async (api: MockApi, call: string, fields: Record<string, string> = {}): Promise<string> => {
  const answer = await send(api, { _call: call, ...fields });
  const location = answer.headers.get('location');
  if (answer.status !== 303 || location === null) return `${answer.status} ${await answer.text()}`;
  return (await look(api, new URL(location, `${ORIGIN}/__mock/page`).href.slice(ORIGIN.length))).text();
};

describe('the page of the controls', () => {
  it('is there for browsers only, has no script, and is absent without the controls', async () => {
    const { api, client } = mockInProcess();
    const page = await look(api);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(await page.text()).not.toMatch(/<script|\son\w+=|style=/);
    expect((await look(api, '/__mock')).headers.get('location')).toBe('/__mock/');
    expect((await look(api, '/__mock/page.css')).headers.get('content-type')).toBe('text/css');
    expect((await client.control('GET', '')).headers.get('content-type')).toContain('json');
    const { api: closed } = mockInProcess({ control: false });
    for (const path of ['/__mock', '/__mock/', '/__mock/page.css', '/__mock/sessions/a/__mock/'])
      expect((await look(closed, path)).status).toBe(404);
    expect((await send(closed, { _call: 'POST /reset' })).status).toBe(404);
  });

  it('does by its buttons what the controls do', async () => {
    const { api } = mockInProcess();
    const before = api.world().id;
    expect(await press(api, 'POST /reset', { world: 'small' })).toContain('Done: POST /reset');
    expect(api.world().id).not.toBe(before);
    const fields = {
      kind: 'delay',
      'match.operationId': 'login',
      'match.role': '',
      times: '2',
      delayMs: '5',
    };
    const on = await press(api, 'POST /faults', fields);
    expect(on).toContain(
      '{&quot;match&quot;:{&quot;operationId&quot;:&quot;login&quot;},&quot;times&quot;:2',
    );
    expect(await press(api, 'DELETE /faults/flt_1')).toContain('No fault is switched on.');
    expect(await press(api, 'PUT /clock', { now: '2026-12-24T10:00:00Z' })).toContain(
      'It is 2026-12-24T10:00:0',
    );
    expect(await press(api, 'PUT /clock', { freeze: 'true' })).toContain('and stays so');
    expect(await press(api, 'POST /snapshots/{name}', { '{name}': 'eve' })).toContain('Go back to eve');
    expect(await press(api, 'PUT /snapshots/eve')).toContain('Done: PUT /snapshots/eve');
    const token = await press(api, 'POST /tokens', { email: 'provider@example.org' });
    expect(token).toMatch(/^200 [^]*role="status"[^>]*>\{&quot;userId&quot;/);
    await api.fetch(new Request(`${ORIGIN}/api/Users/current`));
    expect(await (await look(api)).text()).toContain(`curl &#39;${ORIGIN}/api/Users/current&#39;`);
  });

  it('says at once what could not be done', async () => {
    const { api } = mockInProcess();
    expect(await press(api, 'PUT /clock', { now: 'soon' })).toMatch(/^400 [^]*role="alert"/);
    expect(await press(api, 'POST /nothing')).toMatch(/^404 [^]*no such control/);
    expect(await press(api, 'POST /snapshots/{name}')).toMatch(/^400/);
  });

  it('goes on at the section of the button that was pressed, and tells there what came of it', async () => {
    const { api } = mockInProcess();
    const sectionWith = (page: string): string | undefined =>
      /<h2 id="(\w+)">[^<]*<\/h2><p class="said" role="\w+" tabindex="-1" autofocus>/.exec(page)?.[1];
    for (const [call, fields, section] of [
      ['POST /reset', {}, 'worlds'],
      ['POST /snapshots/{name}', { '{name}': 'eve' }, 'worlds'],
      ['DELETE /faults', {}, 'faults'],
      ['PUT /clock', { advanceMs: '1000' }, 'clock'],
      ['DELETE /journal', {}, 'journal'],
    ] as const)
      expect(sectionWith(await press(api, call, fields))).toBe(section);
    expect(sectionWith(await press(api, 'POST /tokens', { email: 'provider@example.org' }))).toBe('people');
    expect(sectionWith(await press(api, 'PUT /clock', { now: 'soon' }))).toBe('clock');
    expect(sectionWith(await (await look(api, '/__mock/?done=x')).text())).toBeUndefined();
  });

  it('takes forms of itself alone, and asks for the token where there is one', async () => {
    const api = createMockApi({
      world: () => ({ users: [], facilities: [], cases: [] }),
      control: { token: 'open sesame' },
    });
    const reset = { _call: 'POST /reset' };
    for (const origin of ['http://localhost:5000', 'https://elsewhere.example', 'null'])
      expect((await send(api, reset, { origin })).status).toBe(403);
    expect((await send(api, reset)).status).toBe(403);
    const asked = await look(api);
    expect([asked.status, await asked.text()]).toEqual([403, expect.stringContaining('type="password"')]);
    const path = '/__mock/page/token';
    expect(await (await send(api, { token: 'x' }, { path })).text()).toContain('role="alert"');
    const entered = await send(api, { token: 'open sesame' }, { path });
    const [cookie = '', ...attributes] = (entered.headers.get('set-cookie') ?? '').split('; ');
    expect([entered.status, attributes]).toEqual([303, ['Path=/__mock', 'HttpOnly', 'SameSite=Strict']]);
    expect((await look(api, '/__mock/', cookie)).status).toBe(200);
    expect((await send(api, reset, { cookie })).status).toBe(303);
  });

  it('shows text of the world as text', async () => {
    const { api } = mockInProcess();
    const [user] = api.world().users.list();
    api.world().users.change(user?.id ?? '', (one) => ({ ...one, displayName: '<b onclick=x>' }));
    const text = await (await look(api)).text();
    expect(text).toContain('&lt;b onclick=x&gt;');
    expect(text).not.toContain('<b onclick');
  });

  it('belongs to the session in its path', async () => {
    const { api } = mockInProcess();
    const path = '/__mock/sessions/one/__mock/page';
    await send(api, { _call: 'POST /faults', kind: 'hang' }, { path });
    expect(await (await look(api, '/__mock/sessions/one/__mock/')).text()).toContain('Switch hang off');
    expect(await (await look(api)).text()).not.toContain('Switch hang off');
  });
});

describe('scenarios', () => {
  it('can all be begun from the page, each in its world with its records and faults', async () => {
    const { api, client } = mockInProcess();
    for (const { id } of oneOf(listScenarios())) {
      const answer = await client.control('POST', '/scenario', { name: id });
      expect([id, answer.status, await answer.json()]).toEqual([
        id,
        200,
        { world: api.world().id, name: id },
      ]);
    }
    expect((await client.control('POST', '/scenario', { name: '../x' })).status).toBe(404);
    expect((await client.control('POST', '/scenario', { name: 'none' })).status).toBe(404);
  });
});

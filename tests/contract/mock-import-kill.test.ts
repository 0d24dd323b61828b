import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { type Killable, startScript } from '#tests/support/killing/killed-script.ts';
import { isLong } from '#tests/support/long-run.ts';
import { dataOf } from './business-people.ts';
import { aThousandLeads } from './lead-sheet.ts';
import { type MockClient, mockClient } from './mock-client.ts';

/** When the server is killed, in milliseconds after the sheet was sent. */
const MOMENTS = isLong ? Array.from({ length: 40 }, (_, at) => at * 10) : [60];
const GOOD = 963;

const folder = mkdtempSync(path.join(os.tmpdir(), 'mock-import-'));
let child: Killable | null = null;
afterEach(async () => {
  await child?.kill();
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<{ readonly client: MockClient; readonly as: string }> {
  const args = ['--port', '0', '--world', 'empty', '--data', folder];
  child = await startScript('server/mock.mjs', args, /^Mock API at /);
  const client = mockClient(/ (http\S+)/.exec(child.first)?.[1] ?? '');
  return { client, as: await client.logIn('admin') };
}

const { csv } = aThousandLeads();

it(
  'a sheet whose import is killed in the middle is in as a whole or not at all, and nobody twice after a second try',
  async () => {
    const outcomes = { whole: 0, nothing: 0 };
    for (const moment of MOMENTS) {
      rmSync(folder, { recursive: true, force: true });
      const { client, as } = await start();
      const send = (of: MockClient, token: string) =>
        of.ask('importEnquiries', {
          query: { dryRun: 'false' },
          headers: { 'Content-Type': 'text/csv' },
          body: csv,
          as: token,
        });
      const sent = send(client, as).catch(() => null);
      // The kill is to come at a moment of its own, whatever the import is doing then.
      await new Promise((resolve) => setTimeout(resolve, moment));
      await child?.kill();
      const answer = await sent;
      const next = await start();
      const count = async () =>
        dataOf<{ total: number }>(await next.client.ask('listEnquiries', { as: next.as })).total;
      const kept = await count();
      expect([0, GOOD]).toContain(kept);
      if (answer?.status === 200) expect(kept).toBe(GOOD);
      outcomes[kept === 0 ? 'nothing' : 'whole'] += 1;
      const again = await send(next.client, next.as);
      expect(dataOf(again)).toMatchObject({ rows: 1000, taken: GOOD - kept });
      expect(await count()).toBe(GOOD);
      await child?.kill();
    }
    console.log(`imports killed ${MOMENTS.length} times: ${JSON.stringify(outcomes)}`);
  },
  MOMENTS.length * 30_000,
);

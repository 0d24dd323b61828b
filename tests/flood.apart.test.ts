import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isLong } from './support/long-run.ts';
import { type Product, startProduct } from './support/product.ts';

/** The figures of the rule, 200 requests a second for ten seconds beside the usual limit of a minute, or a tenth of them. */
const { flood, limit, everyMs } = isLong
  ? { flood: 2000, limit: 1000, everyMs: 5 }
  : { flood: 200, limit: 100, everyMs: 0 };

let product: Product;
beforeAll(async () => {
  product = await startProduct({ REQUEST_LIMIT: String(limit) });
});
afterAll(() => product.stop());

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** The status, and whether it says when to come back. */
function ask(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request(product.url + path, { agent }, (answer) => {
      answer.resume();
      const isTold = Number(answer.headers['retry-after'] ?? 0) > 0;
      answer.once('end', () => resolve(`${String(answer.statusCode)}${isTold ? ' later' : ''}`));
    });
    asked.once('error', reject);
    asked.end();
  });
}

const tick = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, everyMs));

/** The memory of the server's process in megabytes, as the kernel counts it. */
const residentMb = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${String(product.pid)}/status`, 'utf8'))?.[1]) / 1024;

it('D37 a flood from one address is answered to the last request, most of it with when to come back, and leaves no memory taken', async () => {
  const hasMemory = process.platform === 'linux';
  // What the first pages load stays loaded.
  for (let at = 0; at < limit / 20; at += 1) await ask('/login');
  const before = hasMemory ? residentMb() : 0;
  const asked: Promise<string>[] = [];
  for (let at = 0; at < flood; at += 1) {
    asked.push(ask(at % 2 === 0 ? '/login' : '/resources/notices'));
    await tick();
  }
  const counts = new Map<string, number>();
  for (const status of await Promise.all(asked)) counts.set(status, (counts.get(status) ?? 0) + 1);
  const refused = counts.get('429 later') ?? 0;
  expect(refused).toBeGreaterThanOrEqual(flood - limit);
  expect([...counts.keys()].filter((status) => !['200', '302', '429 later'].includes(status))).toEqual([]);
  // Another address would be served: what is limited is who asks, and not the product.
  expect(await ask('/favicon.svg')).toBe('200');
  if (hasMemory) await expect.poll(() => residentMb() / before, { timeout: 60_000 }).toBeLessThan(1.2);
  agent.destroy();
});

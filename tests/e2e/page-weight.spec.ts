import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '#tests/support/test.ts';

/**
 * Gzipped: React and Remix take 81,000 of it, zod 26,000, the form library 12,000, asking again for code that did not come
 * 1,500, saying again what was sent when its answer was lost, as a form and as a logout, 1,000, and reading numbers that are
 * typed in digits 300. A dozen files bring one in a hundred more than forty that hold nothing but what this page needs.
 */
const MOST_BYTES = 155_000;
/** Each request costs more than the bytes that a joined file brings too many. */
const MOST_SCRIPTS = 14;

/** The manifest names the scripts of every page, and so it grows with the product and not with this page. */
const MANIFEST = /\/manifest-\w+\.js$/;

const OPERATIONS = path.resolve(import.meta.dirname, '../../contracts/generated/operations');

interface Named {
  readonly id: string;
  readonly path: string;
}

/** Read as text: the modules themselves are a thousand, and nothing but two words of each is asked for. */
const operations: readonly Named[] = readdirSync(OPERATIONS).flatMap((file) => {
  const text = readFileSync(path.join(OPERATIONS, file), 'utf8');
  const [, id] = /^ {2}id: '(.+)',$/m.exec(text) ?? [];
  const [, address] = /^ {2}path: '(.+)',$/m.exec(text) ?? [];
  return id === undefined || address === undefined ? [] : [{ id, path: address }];
});

test('the login page loads less than 155 kB of script in a dozen files, and no operation that it does not use', async ({
  page,
  product,
}) => {
  const scripts = new Map<string, Promise<string>>();
  page.on('response', (answer) => {
    if (answer.headers()['content-type']?.includes('javascript') && !MANIFEST.test(answer.url()))
      scripts.set(answer.url(), answer.text());
  });
  await page.goto(`${product.url}/login`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
  const texts = await Promise.all(scripts.values());
  expect(texts.length).toBeGreaterThan(2);
  expect(texts.length).toBeLessThanOrEqual(MOST_SCRIPTS);
  const bytes = texts.reduce((sum, text) => sum + gzipSync(text).length, 0);
  expect(bytes).toBeLessThan(MOST_BYTES);
  // The server makes the calls: what a module of an operation cannot be without is its name and its path.
  const all = texts.join('\n');
  expect(operations.length).toBeGreaterThan(150);
  const loaded = operations.filter(
    ({ id, path: address }) =>
      new RegExp(`id:\\s*["'\`]${id}["'\`]`).test(all) || (address.includes('{') && all.includes(address)),
  );
  expect(loaded.map(({ id }) => id)).toEqual([]);
});

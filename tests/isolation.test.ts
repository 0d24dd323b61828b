import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, root } from './support/source-files.ts';

/** What reaches the tests that come after it in the same process: `vitest.config.ts` says what is put back. */
const REACHES_OTHERS: readonly RegExp[] = [
  /\bvi\.(mock|doMock|setConfig|resetModules)\b/,
  /@vitest-environment/,
  /process\.(chdir|exit|on|once)\(|process\.env(\.\w+|\[[^\]]+\])\s*(\?\?)?=[^=]/,
  /globalThis(\.\w+|\[[^\]]+\])\s*=[^=]|Object\.defineProperty\(globalThis/,
  /\b(huge|load)World\b/,
];
/**
 * A store of these stays in a process as its browser's database, so that only tests with the same may come after it
 * there.
 */
const STORES = /fake-indexeddb|mark-browser\.test-support/;
/** Here they are only spoken of. */
const THIS_FILE = 'tests/isolation.test.ts';

const files = ['app', 'contracts', 'mock-server', 'server', 'tests'].flatMap((folder) =>
  filesBelow(folder, ['.test.ts', '.test.tsx']),
);
const reaching = (text: string): boolean => REACHES_OTHERS.some((sign) => sign.test(text));

describe('a test that could disturb others', () => {
  const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  const shared = files.filter((file) => file !== THIS_FILE && !/\.apart\.test\.tsx?$/.test(file));

  it('has a name that gives it a process of its own', () => {
    expect(files.length).toBeGreaterThan(300);
    expect(shared.filter((file) => reaching(textOf(file)))).toEqual([]);
  });

  it('has a name that puts it among its like where it stores something as a browser does', () => {
    const among = shared.filter((file) => !file.endsWith('.stored.test.ts'));
    expect(among.filter((file) => STORES.test(textOf(file)))).toEqual([]);
  });

  it('would be noticed', () => {
    expect(reaching("vi.mock('./port.ts');")).toBe(true);
    expect(reaching("vi.stubGlobal('fetch', answer);")).toBe(false);
    expect(reaching("process.env['TEST_LONG'] = '1';")).toBe(true);
    expect(reaching("const isLong = process.env['TEST_LONG'] === '1';")).toBe(false);
  });
});

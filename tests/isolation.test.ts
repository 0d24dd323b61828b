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
  /fake-indexeddb|mark-browser\.test-support/,
  /\b(huge|load)World\b/,
];
/** Here they are only spoken of. */
const THIS_FILE = 'tests/isolation.test.ts';

const files = ['app', 'contracts', 'mock-server', 'server', 'tests'].flatMap((folder) =>
  filesBelow(folder, ['.test.ts', '.test.tsx']),
);
const reaching = (text: string): boolean => REACHES_OTHERS.some((sign) => sign.test(text));

describe('a test that could disturb others', () => {
  it('has a name that gives it a process of its own', () => {
    const misnamed = files
      .filter((file) => file !== THIS_FILE && !/\.apart\.test\.tsx?$/.test(file))
      .filter((file) => reaching(readFileSync(path.join(root, file), 'utf8')));
    expect(files.length).toBeGreaterThan(300);
    expect(misnamed).toEqual([]);
  });

  it('would be noticed', () => {
    expect(reaching("vi.mock('./port.ts');")).toBe(true);
    expect(reaching("vi.stubGlobal('fetch', answer);")).toBe(false);
    expect(reaching("process.env['TEST_LONG'] = '1';")).toBe(true);
    expect(reaching("const isLong = process.env['TEST_LONG'] === '1';")).toBe(false);
  });
});

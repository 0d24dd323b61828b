import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CONTRACT_FILE } from '../generate/contract-file.ts';
import { redoclyFindings } from './redocly.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'redocly-'));
  cpSync(join(CONTRACT_FILE, '../redocly.yaml'), join(folder, 'redocly.yaml'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('tells faults and mere warnings with file, line and rule', async () => {
  const file = join(folder, 'openapi.yaml');
  const text = 'openapi: 3.1.2\ninfo: { title: A, version: 1.0.0 }\nservers: [{ url: /a }]\npaths: 7\n';
  writeFileSync(file, text);
  const findings = await redoclyFindings(file);
  expect(findings).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^openapi\.yaml:2 info-license: /),
      expect.stringMatching(/^openapi\.yaml:4 struct: /),
    ]),
  );
});

it('rejects when there is no such file', async () => {
  await expect(redoclyFindings(join(folder, 'gone.yaml'))).rejects.toThrow();
});

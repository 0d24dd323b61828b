import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GENERATED_FOLDER, generate } from '#contracts/generate.ts';

let fresh: string;

beforeAll(async () => {
  fresh = mkdtempSync(path.join(tmpdir(), 'contract-'));
  await generate(fresh);
});

afterAll(() => {
  rmSync(fresh, { recursive: true });
});

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

describe('contracts/generated', () => {
  it('has the files that the contract makes, and no other', () => {
    expect(filesIn(GENERATED_FOLDER)).toEqual(filesIn(fresh));
    expect(filesIn(fresh)).toContain(path.join('operations', 'login.ts'));
  });

  it('is byte for byte what the contract makes; if not, run `npm run contract`', () => {
    const differing = filesIn(fresh).filter(
      (file) => !readFileSync(path.join(fresh, file)).equals(readFileSync(path.join(GENERATED_FOLDER, file))),
    );
    expect(differing).toEqual([]);
  });

  it('says so in the first line of each file', () => {
    for (const file of filesIn(GENERATED_FOLDER)) {
      const [first] = readFileSync(path.join(GENERATED_FOLDER, file), 'utf8').split('\n');
      expect(first).toMatch(/[Gg]enerated .*do not edit/);
    }
  });
});
